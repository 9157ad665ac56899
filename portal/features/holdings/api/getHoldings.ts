import useSWR from 'swr'
import { type HoldingsResponse, holdingsResponseSchema } from '../../../../shared/contracts/wealth'
import { type ApiError, apiGet } from '../../../lib/apiClient'
import { refreshDegraded } from '../../../lib/refreshDegraded'

export const holdingsKey = (portfolioId?: string) => (portfolioId ? (['holdings', portfolioId] as const) : null)

const getHoldings = ([, portfolioId]: readonly ['holdings', string]): Promise<HoldingsResponse> =>
  apiGet(`/api/wealth/portfolios/${encodeURIComponent(portfolioId)}/holdings`, holdingsResponseSchema)

/** Holdings of a portfolio with the sums of their asset classes. */
export const useHoldings = (portfolioId?: string) =>
  useSWR<HoldingsResponse, ApiError, ReturnType<typeof holdingsKey>>(holdingsKey(portfolioId), getHoldings, {
    refreshInterval: refreshDegraded,
  })
