import useSWR from 'swr'
import { type ClientsResponse, clientsResponseSchema } from '../../../../shared/contracts/wealth'
import { type ApiError, apiGet } from '../../../lib/apiClient'
import { refreshDegraded } from '../../../lib/refreshDegraded'

const clientsKey = (portal?: string) => (portal ? (['clients', portal] as const) : null)

const getClients = ([, portal]: readonly ['clients', string]): Promise<ClientsResponse> =>
  apiGet(`/api/wealth/clients?portal=${encodeURIComponent(portal)}`, clientsResponseSchema)

/** The clients of the signed-in advisor on a portal, with their totals. */
export const useClients = (portal?: string) =>
  useSWR<ClientsResponse, ApiError, ReturnType<typeof clientsKey>>(clientsKey(portal), getClients, { refreshInterval: refreshDegraded })
