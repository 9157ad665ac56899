import { Card } from '../../../ui/Card'
import { RowsSkeleton } from '../../../ui/RowsSkeleton'
import { Skeleton } from '../../../ui/Skeleton'
import { Stack } from '../../../ui/Stack'
import { TilesSkeleton } from '../../../ui/TilesSkeleton'

/** The overview at its final size. */
export function ClientsSkeleton() {
  return (
    <Stack $gap={6}>
      <TilesSkeleton hasChart={false} />
      <Stack $gap={3} aria-hidden="true">
        <Skeleton width="min(22rem, 100%)" height="var(--control-h)" />
        <Skeleton width="min(52rem, 100%)" height="1.75rem" />
        <Card>
          <RowsSkeleton count={12} />
        </Card>
      </Stack>
    </Stack>
  )
}
