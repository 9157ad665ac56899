import { privateEquityResponseSchema } from '../../../shared/contracts/wealth/privateEquity'
import { apiPath } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

/** Commitments of an account to private equity, which are in no other figure. */
export const usePrivateEquity = defineRead(
  privateEquityResponseSchema,
  (accountId: string) => apiPath`/api/wealth/accounts/${accountId}/private-equity`,
)
