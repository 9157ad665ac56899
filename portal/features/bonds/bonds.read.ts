import { bondsResponseSchema } from '../../../shared/contracts/wealth/bonds'
import { apiPath, withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'
import { atQuery } from '../../wealth/atQuery'

export const useBonds = defineRead(bondsResponseSchema, (portfolioId: string, date?: string) =>
  withQuery(apiPath`/api/wealth/portfolios/${portfolioId}/bonds`, atQuery(date)),
)
