import { passkeyListSchema } from '../../../shared/contracts/passkeys'
import { apiPath } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

/** The signed-in person's passkeys on this host. */
export const usePasskeys = defineRead(passkeyListSchema, () => apiPath`/api/users/me/passkeys`)
