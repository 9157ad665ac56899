import PieChart from 'lucide-react/icons/chart-pie'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { type BreakdownKind, breakdownKinds } from '../../../../shared/contracts/wealth/breakdowns'
import { ratio } from '../../../../shared/domain/ratio'
import { formatMoney } from '../../../../shared/format/money'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useOpening } from '../../../lib/opening'
import { listChoice, useListState } from '../../../lib/useListState'
import { AwaitedCsvButton } from '../../../ui/table/AwaitedCsvButton'
import { CsvButton } from '../../../ui/table/CsvButton'
import { DataTable } from '../../../ui/table/DataTable'
import { SummedTableSkeleton } from '../../../ui/table/SummedTableSkeleton'
import { useCsvExport } from '../../../ui/table/useCsvExport'
import { WordsSkeleton } from '../../../ui/WordsSkeleton'
import { useAtDate } from '../../../wealth/AtDate'
import { newestPrices } from '../../../wealth/atQuery'
import { type BreakdownLine, linesByKind, useBreakdownWords } from '../../../wealth/breakdownLines'
import { useBreakdowns } from '../../../wealth/breakdowns.read'
import { DataCard } from '../../../wealth/DataCard'
import { type PortfolioTabProps, useTabCsv } from '../../../wealth/portfolioTab'
import { fullBar } from '../../../wealth/shareBarColumn'
import { breakdownColumns } from '../breakdowns.columns'
import { BreakdownStrips } from './BreakdownStrips'

/** Of a managed portfolio. */
const usualRows: Record<BreakdownKind, number> = { assetClass: 9, sector: 15, currency: 3 }

const none: BreakdownLine[] = []
const stateSchema = z.object({ by: listChoice(breakdownKinds, 'assetClass') })

type Props = Pick<PortfolioTabProps, 'portfolioId' | 'csvName'> & Readonly<{ isWhole?: boolean }>

/** A portfolio by asset class, sector and currency: three strips, and the table of the one that is chosen. `isWhole`: it is all of its tab. */
export function BreakdownsCard({ csvName, isWhole = false, portfolioId }: Props) {
  const words = useBreakdownWords()
  const { t } = words
  const locale = useLocale()
  const [{ by }, change] = useListState(stateSchema)
  const { open, opening } = useOpening()
  const opened = opening?.kind === 'breakdown' ? opening.id : null
  const { date } = useAtDate()
  const read = useBreakdowns({ portfolioId }, date ?? newestPrices)
  const { data } = read
  const lines = useMemo(() => linesByKind(data, words), [data, words])
  const chosen = lines.get(by) ?? none
  const facts = useMemo(() => ({ head: t(`kind.${by}`), full: fullBar(chosen), kind: by }), [t, by, chosen])
  const csv = useCsvExport(breakdownColumns, { facts })
  const save = () => csv.save(csvName('breakdowns'), chosen)
  const choose = (kind: BreakdownKind) => change({ by: kind }, 'replace')
  useTabCsv(isWhole && chosen.length > 0 ? save : null)
  return (
    <DataCard
      read={read}
      t={t}
      title={t('title')}
      aside={({ value }) => value && t('aside', { value: formatMoney(value, locale) })}
      actions={() => chosen.length > 0 && <CsvButton onPress={save} cells={() => csv.cells(chosen)} />}
      awaited={{ aside: <WordsSkeleton like={t('aside', { value: '£1,234,567.89' })} />, actions: <AwaitedCsvButton /> }}
      skeleton={
        <>
          <BreakdownStrips lines={null} by={by} onChange={choose} />
          <SummedTableSkeleton columns={breakdownColumns} rows={usualRows[by]} facts={facts} />
        </>
      }
      empty={{
        when: ({ breakdowns }) => breakdowns.every(({ rows }) => rows.length === 0),
        icon: PieChart,
        title: t('emptyTitle'),
        text: t('emptyText'),
        unavailable: { title: t('unavailableTitle'), text: t('unavailableText') },
      }}
    >
      {({ value }) => (
        <>
          <BreakdownStrips lines={lines} by={by} onChange={choose} />
          <DataTable
            columns={breakdownColumns}
            rows={chosen}
            opening={({ id }) => ({ isOpen: opened === `${by}.${id}`, onOpen: () => open('breakdown', `${by}.${id}`) })}
            selectedId={opened?.startsWith(`${by}.`) ? opened.slice(by.length + 1) : null}
            caption={t('caption', { kind: t(`kind.${by}`) })}
            facts={facts}
            foot={{
              name: t(`foot.${by}`, { count: chosen.length }),
              sum: { value, share: chosen.every(({ share }) => share !== null) ? ratio(1) : null },
            }}
          />
        </>
      )}
    </DataCard>
  )
}
