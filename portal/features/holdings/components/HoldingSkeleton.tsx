import { useText } from '../../../lib/i18n/useText'
import { ChartSkeleton } from '../../../ui/ChartSkeleton'
import { Loading } from '../../../ui/Loading'
import { Skeleton } from '../../../ui/Skeleton'
import { Stack } from '../../../ui/Stack'

/** The drawer at its final size. */
export function HoldingSkeleton() {
  const t = useText('holdings')
  return (
    <Loading label={t('drawer.loading')} gap={6}>
      <Stack $gap={2} aria-hidden="true">
        <Skeleton width="9rem" height="2rem" margin="0.25rem" />
        <Skeleton width="14rem" margin="0.1875rem" />
      </Stack>
      <Skeleton height="8.75rem" />
      <ChartSkeleton kind="price" />
      <Skeleton height="12rem" />
    </Loading>
  )
}
