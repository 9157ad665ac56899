import PieChart from 'lucide-react/icons/chart-pie'
import type { BreakdownKind } from '../../shared/contracts/wealth/breakdowns'
import { formatPercent } from '../../shared/format/percent'
import { useLocale } from '../lib/i18n/LocaleContext'
import { AllocationParts, AllocationSkeleton } from './AllocationBody'
import { linesOf, useBreakdownWords } from './breakdownLines'
import { type BrokenDown, useBreakdowns } from './breakdowns.read'
import { DataCard } from './DataCard'

interface AllocationByProps {
  of: BrokenDown
  by: Exclude<BreakdownKind, 'assetClass'>
  /** Where the page has what stands behind a row. */
  onSelect?: (lineId: string) => void
}

/** An allocation by sector or currency, in place of that by asset class: an answer of its own, asked for when it is chosen. */
export function AllocationBy({ by, of, onSelect }: AllocationByProps) {
  const words = useBreakdownWords()
  const { t } = words
  const locale = useLocale()
  return (
    <DataCard
      read={useBreakdowns(of)}
      t={t}
      frame="none"
      skeleton={<AllocationSkeleton />}
      empty={{
        when: ({ breakdowns, value }) => value === null || breakdowns.every(({ rows }) => rows.length === 0),
        icon: PieChart,
        title: t('emptyTitle'),
        text: t('emptyText'),
        unavailable: { title: t('unavailableTitle'), text: t('unavailableText') },
      }}
    >
      {({ breakdowns, value }) => {
        const rows = breakdowns.find(({ kind }) => kind === by)?.rows ?? []
        const lines = linesOf(by, rows, words)
        const [largest] = lines
        const kind = t(`kind.${by}`)
        return (
          value && (
            <AllocationParts
              parts={lines.map(({ share, ...line }) => ({ ...line, weight: share }))}
              value={value}
              note={t(`foot.${by}`, { count: lines.length })}
              summary={
                largest?.share
                  ? t('allocation.summary', { kind, name: largest.name, share: formatPercent(largest.share, locale) })
                  : t(`by.${by}`)
              }
              label={onSelect ? t('allocation.list', { kind }) : kind}
              onSelect={onSelect}
            />
          )
        )
      }}
    </DataCard>
  )
}
