import { holdingsResponseSchema } from '../../../shared/contracts/wealth/holdings'
import { apiPath } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

/** Holdings of a portfolio with the sums of their asset classes. */
export const useHoldings = defineRead(
  holdingsResponseSchema,
  (portfolioId: string) => apiPath`/api/wealth/portfolios/${portfolioId}/holdings`,
)
