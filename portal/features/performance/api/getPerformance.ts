import useSWR from 'swr'
import { type PerformanceResponse, performanceResponseSchema } from '../../../../shared/contracts/wealth'
import { type ApiError, apiGet } from '../../../lib/apiClient'
import { refreshDegraded } from '../../../lib/refreshDegraded'

export const performanceKey = (portfolioId?: string) => (portfolioId ? (['performance', portfolioId] as const) : null)

const getPerformance = ([, portfolioId]: readonly ['performance', string]): Promise<PerformanceResponse> =>
  apiGet(`/api/wealth/portfolios/${encodeURIComponent(portfolioId)}/performance`, performanceResponseSchema)

/** Tiles, cumulative series and discrete returns of a portfolio. */
export const usePerformance = (portfolioId?: string) =>
  useSWR<PerformanceResponse, ApiError, ReturnType<typeof performanceKey>>(performanceKey(portfolioId), getPerformance, {
    refreshInterval: refreshDegraded,
  })
