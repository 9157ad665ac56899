import { gainsResponseSchema } from '../../../shared/contracts/wealth/gains'
import { apiPath } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

/** All disposals of a portfolio, and its tax years. */
export const useGains = defineRead(gainsResponseSchema, (portfolioId: string) => apiPath`/api/wealth/portfolios/${portfolioId}/gains`)
