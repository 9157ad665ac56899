import PieChart from 'lucide-react/icons/chart-pie'
import { Suspense } from 'react'
import { DonutRow } from '../../../charts/DonutRow'
import type { HoldingsResponse } from '../../../../shared/contracts/wealth'
import { type AssetClass, assetClassSchema } from '../../../../shared/domain/assetClass'
import { compareMoney } from '../../../../shared/domain/money'
import { formatCompactMoney } from '../../../../shared/format/money'
import { formatPercent } from '../../../../shared/format/percent'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { CardBody } from '../../../ui/CardBody'
import { ChartSkeleton } from '../../../ui/ChartSkeleton'
import { LegendList } from '../../../ui/LegendList'
import { Percent } from '../../../ui/Percent'
import { Skeleton } from '../../../ui/Skeleton'
import { DataCard } from '../../../wealth/DataCard'
import { useHoldings } from '../holdings.read'
import { type GroupView, viewHoldings } from '../model/viewHoldings'
import { lazyPart } from '../../../ui/lazyPart'

const AllocationDonut = lazyPart(() => import('../../../charts/AllocationDonut'), 'AllocationDonut')

interface AllocationCardProps {
  portfolioId: string
  /** Leads to the holdings of a class. */
  onSelectClass: (assetClass: AssetClass) => void
}

/** How the portfolio is spread over asset classes, the largest first. */
export function AllocationCard({ portfolioId, onSelectClass }: AllocationCardProps) {
  const t = useText('holdings')
  return (
    <DataCard
      read={useHoldings(portfolioId)}
      t={t}
      title={t('allocation')}
      aside={t('allocationAside')}
      skeleton={
        <CardBody>
          <DonutRow>
            <ChartSkeleton kind="donut" />
            <Skeleton height="12rem" />
          </DonutRow>
        </CardBody>
      }
      empty={{
        when: ({ groups }) => groups.length === 0,
        icon: PieChart,
        title: t('emptyTitle'),
        unavailable: { title: t('unavailableTitle') },
      }}
    >
      {(answer) => (
        <CardBody>
          <Allocation answer={answer} onSelectClass={onSelectClass} />
        </CardBody>
      )}
    </DataCard>
  )
}

function Allocation({ answer, onSelectClass }: { answer: HoldingsResponse; onSelectClass: (assetClass: AssetClass) => void }) {
  const t = useText('holdings')
  const common = useText('common')
  const locale = useLocale()
  const groups = viewHoldings(answer).groups.toSorted((a, b) => compareMoney(b.value, a.value))
  const name = (group: GroupView): string => common(`assetClass.${group.assetClass}`)
  const colour = (group: GroupView): string => `var(--series-${group.series})`
  const largest = groups[0]
  const summary = largest?.weight
    ? t('allocationSummary', { name: name(largest), share: formatPercent(largest.weight, locale) })
    : t('allocationAside')
  return (
    <DonutRow>
      <Suspense fallback={<ChartSkeleton kind="donut" />}>
        <AllocationDonut
          segments={groups.map((group) => ({ id: group.assetClass, colour: colour(group), value: group.weight ?? 0 }))}
          summary={summary}
          figure={formatCompactMoney(answer.total.value, locale)}
          note={t('assetClasses', { count: groups.length })}
        />
      </Suspense>
      <LegendList
        label={t('allocationList')}
        items={groups.map((group) => ({
          id: group.assetClass,
          colour: colour(group),
          label: name(group),
          value: <Amount value={group.value} />,
          weight: <Percent value={group.weight} />,
        }))}
        onSelect={(id) => onSelectClass(assetClassSchema.parse(id))}
      />
    </DonutRow>
  )
}
