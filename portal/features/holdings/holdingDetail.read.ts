import { holdingDetailResponseSchema } from '../../../shared/contracts/wealth/holdings'
import { apiPath } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

/** One holding with its prices and transactions. */
export const useHoldingDetail = defineRead(
  holdingDetailResponseSchema,
  (portfolioId: string, holdingId: string) => apiPath`/api/wealth/portfolios/${portfolioId}/holdings/${holdingId}`,
)
