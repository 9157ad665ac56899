import { useText } from '../../../lib/i18n/useText'
import { Card } from '../../../ui/Card'
import { RowsSkeleton } from '../../../ui/RowsSkeleton'
import { Skeleton } from '../../../ui/Skeleton'
import { Stack } from '../../../ui/Stack'
import { TilesSkeleton } from '../../../ui/TilesSkeleton'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'

/** The overview at its final size. */
export function ClientsSkeleton() {
  const t = useText('clients')
  return (
    <Stack $gap={6} aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
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
