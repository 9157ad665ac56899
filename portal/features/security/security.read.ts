import { securitySchema } from '../../../shared/contracts/secondFactor'
import { apiPath } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

/** How the signed-in person proves who they are, besides by their password. */
export const useSecurity = defineRead(securitySchema, () => apiPath`/api/users/me/security`)
