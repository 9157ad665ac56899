import { chargesResponseSchema } from '../../../shared/contracts/wealth/charges'
import { apiPath, withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

/** Charges of a calendar year, or of `all` since inception. */
export const useCharges = defineRead(chargesResponseSchema, (portfolioId: string, year: number | 'all') =>
  withQuery(apiPath`/api/wealth/portfolios/${portfolioId}/charges`, year === 'all' ? {} : { from: `${year}-01-01`, to: `${year}-12-31` }),
)
