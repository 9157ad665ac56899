import { accountResponseSchema } from '../../../shared/contracts/wealth/accounts'
import { apiPath } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

/** An account with its ledger, returns and portfolios. A foreign or unknown id fails with status 404. */
export const useAccount = defineRead(accountResponseSchema, (accountId: string) => apiPath`/api/wealth/accounts/${accountId}`)
