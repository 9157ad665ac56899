import { type Money, sumMoney } from '../../../shared/domain/money'
import { formatDate } from '../../../shared/format/date'
import { useText } from '../../lib/i18n/useText'
import { PaperTable } from '../../ui/table/PaperTable'
import type { ReportTable } from '../../wealth/reportTable'
import { type DisposalLine, disposalColumns } from './gains.columns'

/** Sales of the tax year in the report with what they cost, the oldest first. */
export const gainsReport: ReportTable = {
  id: 'gains',
  parts: ['transactions', 'portfolio'],
  count: ({ disposals }) => disposals?.length ?? null,
  useTexts: ({ period }) => {
    const t = useText('gains')
    return {
      title: t('report', { from: formatDate(period.from), to: formatDate(period.to) }),
      empty: t('reportEmpty'),
      unavailable: t('reportUnavailable'),
    }
  },
  Table: ({ of: { disposals = [], portfolio } }) => {
    const t = useText('gains')
    const rows = disposals.map((disposal): DisposalLine => ({ ...disposal, id: `${disposal.security} ${disposal.date}` }))
    return (
      <PaperTable
        columns={disposalColumns}
        rows={rows}
        facts={{ method: null }}
        caption={t('reportCaption', { portfolio: portfolio.name })}
        foot={{
          name: t('count', { count: rows.length }),
          sum: {
            proceeds: sumOf(rows.map(({ proceeds }) => proceeds)),
            cost: sumOf(rows.map(({ cost }) => cost)),
            gain: sumOf(rows.map(({ gain }) => gain)),
          },
        }}
      />
    )
  },
}

/** Null unless all are known. */
function sumOf(amounts: readonly (Money | null)[]): Money | null {
  const known = amounts.flatMap((amount) => amount ?? [])
  const [first] = known
  return first && known.length === amounts.length ? sumMoney(known, first.currency) : null
}
