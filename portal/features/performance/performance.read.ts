import { performanceResponseSchema } from '../../../shared/contracts/wealth/performance'
import { apiPath } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

/** Tiles, cumulative series and discrete returns of a portfolio. */
export const usePerformance = defineRead(
  performanceResponseSchema,
  (portfolioId: string) => apiPath`/api/wealth/portfolios/${portfolioId}/performance`,
)
