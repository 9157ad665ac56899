import { isClient } from '../../../../shared/domain/roles'
import { useText } from '../../../lib/i18n/useText'
import { useSession } from '../../../lib/session'
import { Card } from '../../../ui/Card'
import { CardHead } from '../../../ui/CardHead'
import { Columns } from '../../../ui/Columns'
import { LaterLine } from '../../../ui/LaterLine'
import { TableSkeleton } from '../../../ui/table/TableSkeleton'
import { Skeleton } from '../../../ui/Skeleton'
import { Stack } from '../../../ui/Stack'
import { TilesSkeleton } from '../../../ui/TilesSkeleton'
import { AllocationSkeleton } from '../../../wealth/AllocationBody'
import { portfolioColumns } from '../portfolios.columns'
import { ValueCardSkeleton } from './ValueCard'

/** The account at its final size. */
export function AccountSkeleton() {
  const common = useText('common')
  const { user } = useSession()
  return (
    <Stack $gap={6}>
      <Stack $gap={2} aria-hidden="true">
        <Skeleton width="min(16rem, 60%)" height="1rem" margin="0.25rem" />
        <Skeleton width="min(22rem, 90%)" height="3rem" />
        <Skeleton width="min(24rem, 80%)" height="0.875rem" margin="3px" />
      </Stack>
      {/* What came since their last visit. */}
      {isClient(user) && <LaterLine aria-hidden="true" />}
      <Skeleton height="4.5rem" />
      <TilesSkeleton />
      <Columns>
        <ValueCardSkeleton />
        <Card>
          <CardHead title={common('allocation.title')} aside={common('allocation.aside')} />
          <AllocationSkeleton />
        </Card>
      </Columns>
      <Card>
        <TableSkeleton columns={portfolioColumns} facts={{ whole: 'account' }} rows={3} />
      </Card>
    </Stack>
  )
}
