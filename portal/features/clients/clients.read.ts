import { clientsResponseSchema } from '../../../shared/contracts/wealth/clients'
import { withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

/** The clients of the signed-in advisor on a portal, with their totals. */
export const useClients = defineRead(clientsResponseSchema, (portal: string) =>
  portal ? withQuery('/api/wealth/clients', { portal }) : null,
)
