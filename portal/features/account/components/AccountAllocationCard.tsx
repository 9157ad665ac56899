import PieChart from 'lucide-react/icons/chart-pie'
import { useText } from '../../../lib/i18n/useText'
import { AllocationBody, AllocationSkeleton } from '../../../wealth/AllocationBody'
import { DataCard } from '../../../wealth/DataCard'
import { useAllocation, type Whole } from '../whole.read'

/** How one account, or all together, are spread over asset classes. */
export function AccountAllocationCard({ of }: { of: Whole }) {
  const t = useText('account')
  const common = useText('common')
  return (
    <DataCard
      read={useAllocation(of)}
      t={t}
      title={common('allocation.title')}
      aside={common('allocation.aside')}
      skeleton={<AllocationSkeleton />}
      empty={{
        when: ({ missing, value }) => value === null || missing !== null,
        icon: PieChart,
        title: t('allocationEmptyTitle'),
        unavailable: { title: t('allocationUnavailableTitle') },
      }}
    >
      {({ groups, portfolios, value }) =>
        value && (
          <AllocationBody groups={groups} value={value} note={t('allocationNote', { count: portfolios })} label={t('allocationList')} />
        )
      }
    </DataCard>
  )
}
