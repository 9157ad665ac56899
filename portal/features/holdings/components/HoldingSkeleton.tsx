import { ChartSkeleton } from '../../../ui/ChartSkeleton'
import { Skeleton } from '../../../ui/Skeleton'
import { Stack } from '../../../ui/Stack'

/** The drawer at its final size. */
export function HoldingSkeleton() {
  return (
    <Stack $gap={6} aria-hidden="true">
      <Stack $gap={2}>
        <Skeleton width="9rem" height="2rem" margin="0.25rem" />
        <Skeleton width="14rem" margin="0.1875rem" />
      </Stack>
      <Skeleton height="8.75rem" />
      <ChartSkeleton kind="price" />
      <Skeleton height="12rem" />
    </Stack>
  )
}
