import useSWR from 'swr'
import { type AccountResponse, accountResponseSchema } from '../../../../shared/contracts/wealth'
import { type ApiError, apiGet } from '../../../lib/apiClient'
import { refreshDegraded } from '../../../lib/refreshDegraded'

const accountKey = (account?: string) => (account ? (['account', account] as const) : null)

const getAccount = ([, account]: readonly ['account', string]): Promise<AccountResponse> =>
  apiGet(`/api/wealth/accounts/${encodeURIComponent(account)}`, accountResponseSchema)

/** An account with its ledger, returns and portfolios. A foreign or unknown id rejects with an `ApiError` of status 404. */
export const useAccount = (account?: string) =>
  useSWR<AccountResponse, ApiError, ReturnType<typeof accountKey>>(accountKey(account), getAccount, { refreshInterval: refreshDegraded })
