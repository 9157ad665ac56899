import { holdingsResponseSchema } from '../../../shared/contracts/wealth/holdings'
import { apiPath, withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'
import { atQuery } from '../../wealth/atQuery'

/** Holdings of a portfolio with the sums of their asset classes. */
export const useHoldings = defineRead(holdingsResponseSchema, (portfolioId: string, date?: string) =>
  withQuery(apiPath`/api/wealth/portfolios/${portfolioId}/holdings`, atQuery(date)),
)
