import { type BreakdownKind, breakdownKinds, type BreakdownsResponse } from '../../../shared/contracts/wealth/breakdowns'
import { formatDate } from '../../../shared/format/date'
import { formatPercent } from '../../../shared/format/percent'
import { SheetDrawer } from '../../features/explain/components/SheetDrawer'
import type { Sheet } from '../../features/explain/model/sheet'
import { rowsSheet } from '../../features/explain/model/summed/rowsSheet'
import { useWords } from '../../features/explain/useWords'
import { useAtDate } from '../../wealth/AtDate'
import { newestPrices } from '../../wealth/atQuery'
import { linesByKind, useBreakdownWords } from '../../wealth/breakdownLines'
import { useBreakdowns } from '../../wealth/breakdowns.read'
import type { ExplainOfTabProps } from './explainOfTab'

/** The drawer of the value as one breakdown adds it up, `sector`; nothing for a name of none. */
export function ExplainBreakdowns({ figure, portfolioId, ...props }: ExplainOfTabProps) {
  const words = useWords('portfolio')
  const breakdownWords = useBreakdownWords()
  const { date } = useAtDate()
  const read = useBreakdowns({ portfolioId }, date ?? newestPrices)
  const kind = breakdownKinds.find((each) => each === figure)
  if (!kind) return null
  const { t, common, locale } = words
  const sheetOf = (answer: BreakdownsResponse, by: BreakdownKind): Sheet | null => {
    const lines = linesByKind(answer, breakdownWords).get(by) ?? []
    if (!answer.value || lines.length === 0) return null
    const parts = lines.map(({ count, name, share, value }) => ({
      term: name,
      amount: value,
      detail: [common('count.holdings', { count }), share !== null && formatPercent(share, locale)].filter(Boolean).join(', '),
    }))
    return rowsSheet(
      {
        title: t('titleOf.value'),
        note: answer.asOf ? t('noteOf.value', { date: formatDate(answer.asOf) }) : '',
        method: t('methodOf.breakdowns'),
        partsTitle: breakdownWords.t(`kind.${by}`),
        parts,
        total: answer.value,
        data: answer,
        sources: answer.explanation,
      },
      words,
    )
  }
  return (
    <SheetDrawer
      {...props}
      isOfView
      title={t('titleOf.value')}
      read={read}
      sheetOf={(answer) => sheetOf(answer, kind)}
      reasonOf={({ missing }) => missing}
    />
  )
}
