import { ownDelegationsSchema } from '../../../shared/contracts/delegations'
import { defineRead } from '../../lib/data/defineRead'

/** Whom the person lets read their accounts now, and the accounts that they can grant. */
export const useDelegations = defineRead(ownDelegationsSchema, () => '/api/delegations/own')
