import { lastVisitResponseSchema } from '../../../shared/contracts/wealth/clients'
import { withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

/** What came since the signed-in person was last on a portal. It stays what it was while they are here. */
export const useLastVisit = defineRead(
  lastVisitResponseSchema,
  (portal: string) => (portal ? withQuery('/api/wealth/last-visit', { portal }) : null),
  { onFocus: false },
)
