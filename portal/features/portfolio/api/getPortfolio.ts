import useSWR from 'swr'
import { type PortfolioResponse, portfolioResponseSchema } from '../../../../shared/contracts/wealth'
import { type ApiError, apiGet } from '../../../lib/apiClient'
import { refreshDegraded } from '../../../lib/refreshDegraded'

export const portfolioKey = (portfolioId?: string) => (portfolioId ? (['portfolio', portfolioId] as const) : null)

const getPortfolio = ([, portfolioId]: readonly ['portfolio', string]): Promise<PortfolioResponse> =>
  apiGet(`/api/wealth/portfolios/${encodeURIComponent(portfolioId)}`, portfolioResponseSchema)

/** Head of a portfolio: name, value, change on the day, ledger. */
export const usePortfolio = (portfolioId?: string) =>
  useSWR<PortfolioResponse, ApiError, ReturnType<typeof portfolioKey>>(portfolioKey(portfolioId), getPortfolio, {
    refreshInterval: refreshDegraded,
  })
