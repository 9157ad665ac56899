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
import { Card } from '../../../ui/Card'
import { CardBody } from '../../../ui/CardBody'
import { CardHead } from '../../../ui/CardHead'
import { ChartSkeleton } from '../../../ui/ChartSkeleton'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { LegendList } from '../../../ui/LegendList'
import { Loading } from '../../../ui/Loading'
import { Percent } from '../../../ui/Percent'
import { Skeleton } from '../../../ui/Skeleton'
import { StaleLabel } from '../../../wealth/StaleLabel'
import { useHoldings } from '../api/getHoldings'
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
  const common = useText('common')
  const { data, error, isValidating, mutate } = useHoldings(portfolioId)
  if (error && !data) {
    return (
      <Card>
        <ErrorState title={t('errorTitle')} onRetry={() => void mutate()} retryLabel={common('retry')} isRetrying={isValidating}>
          {t('errorText')}
        </ErrorState>
      </Card>
    )
  }
  return (
    <Card>
      <CardHead title={t('allocation')} aside={t('allocationAside')}>
        {data && <StaleLabel answer={data} />}
      </CardHead>
      {!data ? (
        <CardBody>
          <Loading label={t('loading')}>
            <DonutRow>
              <ChartSkeleton kind="donut" />
              <Skeleton height="12rem" />
            </DonutRow>
          </Loading>
        </CardBody>
      ) : data.groups.length === 0 ? (
        <EmptyState icon={PieChart} title={t(data.degraded ? 'unavailableTitle' : 'emptyTitle')} />
      ) : (
        <CardBody>
          <Allocation answer={data} onSelectClass={onSelectClass} />
        </CardBody>
      )}
    </Card>
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
