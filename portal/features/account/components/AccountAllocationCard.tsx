import PieChart from 'lucide-react/icons/chart-pie'
import { Suspense, useState } from 'react'
import type { BreakdownKind } from '../../../../shared/contracts/wealth/breakdowns'
import { useText } from '../../../lib/i18n/useText'
import { lazyPart } from '../../../ui/lazyPart'
import { AllocationBody, AllocationSkeleton } from '../../../wealth/AllocationBody'
import { AllocationChoice } from '../../../wealth/AllocationChoice'
import { DataCard } from '../../../wealth/DataCard'
import { useAllocation, type Whole } from '../whole.read'

const AllocationBy = lazyPart(() => import('../../../wealth/AllocationBy'), 'AllocationBy', { texts: ['breakdowns'] })

/** How one account is spread over asset classes, sectors or currencies; all accounts together, whose sectors nobody adds up, over asset classes. */
export function AccountAllocationCard({ of }: { of: Whole }) {
  const t = useText('account')
  const common = useText('common')
  const [by, setBy] = useState<BreakdownKind>('assetClass')
  const accountId = 'account' in of ? of.account : null
  return (
    <DataCard
      read={useAllocation(of)}
      t={t}
      title={common('allocation.title')}
      {...(accountId === null ? { aside: common('allocation.aside') } : { actions: <AllocationChoice value={by} onChange={setBy} /> })}
      skeleton={<AllocationSkeleton />}
      empty={{
        when: ({ missing, value }) => value === null || missing !== null,
        icon: PieChart,
        title: t('allocationEmptyTitle'),
        unavailable: { title: t('allocationUnavailableTitle') },
      }}
    >
      {({ groups, portfolios, value }) =>
        by === 'assetClass' || accountId === null ? (
          value && (
            <AllocationBody groups={groups} value={value} note={t('allocationNote', { count: portfolios })} label={t('allocationList')} />
          )
        ) : (
          <Suspense fallback={<AllocationSkeleton />}>
            <AllocationBy of={{ accountId }} by={by} />
          </Suspense>
        )
      }
    </DataCard>
  )
}
