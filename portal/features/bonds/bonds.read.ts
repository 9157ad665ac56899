import { bondsResponseSchema } from '../../../shared/contracts/wealth/bonds'
import { apiPath } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

export const useBonds = defineRead(bondsResponseSchema, (portfolioId: string) => apiPath`/api/wealth/portfolios/${portfolioId}/bonds`)
