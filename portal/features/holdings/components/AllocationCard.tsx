import PieChart from 'lucide-react/icons/chart-pie'
import type { AssetClass } from '../../../../shared/domain/assetClass'
import { useText } from '../../../lib/i18n/useText'
import { AllocationBody, AllocationSkeleton } from '../../../wealth/AllocationBody'
import { DataCard } from '../../../wealth/DataCard'
import { useHoldings } from '../holdings.read'

interface AllocationCardProps {
  portfolioId: string
  /** Leads to the holdings of a class. */
  onSelectClass: (assetClass: AssetClass) => void
}

/** How the portfolio is spread over asset classes, the largest first. */
export function AllocationCard({ portfolioId, onSelectClass }: AllocationCardProps) {
  const t = useText('holdings')
  const common = useText('common')
  return (
    <DataCard
      read={useHoldings(portfolioId)}
      t={t}
      title={common('allocation.title')}
      aside={common('allocation.aside')}
      skeleton={<AllocationSkeleton />}
      empty={{
        when: ({ groups, total }) => groups.length === 0 || total.value === null,
        icon: PieChart,
        title: t('emptyTitle'),
        unavailable: { title: t('allocationUnavailable') },
      }}
    >
      {({ groups, total }) =>
        total.value && (
          <AllocationBody
            groups={groups.flatMap(({ value, ...group }) => (value ? [{ ...group, value }] : []))}
            value={total.value}
            note={t('assetClasses', { count: groups.length })}
            label={t('allocationList')}
            onSelectClass={onSelectClass}
          />
        )
      }
    </DataCard>
  )
}
