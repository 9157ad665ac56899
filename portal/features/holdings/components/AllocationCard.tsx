import PieChart from 'lucide-react/icons/chart-pie'
import { Suspense, useState } from 'react'
import type { BreakdownKind } from '../../../../shared/contracts/wealth/breakdowns'
import type { AssetClass } from '../../../../shared/domain/assetClass'
import { useText } from '../../../lib/i18n/useText'
import { lazyPart } from '../../../ui/lazyPart'
import { AllocationBody, AllocationSkeleton } from '../../../wealth/AllocationBody'
import { AllocationChoice } from '../../../wealth/AllocationChoice'
import { DataCard } from '../../../wealth/DataCard'
import { useHoldings } from '../holdings.read'

const AllocationBy = lazyPart(() => import('../../../wealth/AllocationBy'), 'AllocationBy', { texts: ['breakdowns'] })

interface AllocationCardProps {
  portfolioId: string
  /** Leads to the holdings of a class. */
  onSelectClass: (assetClass: AssetClass) => void
  /** Leads to the holdings of a sector or a currency, `sector.Health`. */
  onSelectRow: (row: string) => void
}

/** How the portfolio is spread over asset classes, sectors or currencies, the largest first. */
export function AllocationCard({ onSelectClass, onSelectRow, portfolioId }: AllocationCardProps) {
  const t = useText('holdings')
  const common = useText('common')
  const [by, setBy] = useState<BreakdownKind>('assetClass')
  return (
    <DataCard
      read={useHoldings(portfolioId)}
      t={t}
      title={common('allocation.title')}
      actions={<AllocationChoice value={by} onChange={setBy} />}
      skeleton={<AllocationSkeleton />}
      empty={{
        when: ({ groups, total }) => groups.length === 0 || total.value === null,
        icon: PieChart,
        title: t('emptyTitle'),
        unavailable: { title: t('allocationUnavailable') },
      }}
    >
      {({ groups, total }) =>
        by === 'assetClass' ? (
          total.value && (
            <AllocationBody
              groups={groups.flatMap(({ value, ...group }) => (value ? [{ ...group, value }] : []))}
              value={total.value}
              note={t('assetClasses', { count: groups.length })}
              label={t('allocationList')}
              onSelectClass={onSelectClass}
            />
          )
        ) : (
          <Suspense fallback={<AllocationSkeleton />}>
            <AllocationBy of={{ portfolioId }} by={by} onSelect={(line) => onSelectRow(`${by}.${line}`)} />
          </Suspense>
        )
      }
    </DataCard>
  )
}
