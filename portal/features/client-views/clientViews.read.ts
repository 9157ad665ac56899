import { clientViewsSchema } from '../../../shared/contracts/clientViews'
import { defineRead } from '../../lib/data/defineRead'

/** Filters and orders of the list of clients that the signed-in person saved. */
export const useClientViews = defineRead(clientViewsSchema, () => '/api/users/me/client-views')
