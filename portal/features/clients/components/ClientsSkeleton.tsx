import { isoInstant } from '../../../../shared/domain/dates'
import { ratio } from '../../../../shared/domain/ratio'
import { Card } from '../../../ui/Card'
import { TableSkeleton } from '../../../ui/table/TableSkeleton'
import { Skeleton } from '../../../ui/Skeleton'
import { Stack } from '../../../ui/Stack'
import { TilesSkeleton } from '../../../ui/TilesSkeleton'
import { type ClientFacts, clientColumns } from '../clients.columns'
import { token } from '../../../ui/tokens'

const noFacts: ClientFacts = { scale: ratio(1), now: isoInstant(new Date()), latest: null, currency: 'GBP', timeZone: 'UTC' }

/** The overview at its final size. */
export function ClientsSkeleton() {
  return (
    <>
      <TilesSkeleton />
      <Stack $gap={3} aria-hidden="true">
        <Skeleton width="min(22rem, 100%)" height={token('control-h')} />
        <Skeleton width="min(52rem, 100%)" height="1.75rem" />
        <Card>
          <TableSkeleton columns={clientColumns} rows={12} facts={noFacts} phone="cards" />
        </Card>
      </Stack>
    </>
  )
}
