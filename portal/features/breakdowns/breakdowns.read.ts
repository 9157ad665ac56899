import { breakdownsResponseSchema } from '../../../shared/contracts/wealth/breakdowns'
import { apiPath } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

export const useBreakdowns = defineRead(
  breakdownsResponseSchema,
  (portfolioId: string) => apiPath`/api/wealth/portfolios/${portfolioId}/breakdowns`,
)
