import { exposureResponseSchema } from '../../../shared/contracts/wealth/exposure'
import { apiPath, withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

/** `level` compares with another risk level than the portfolio's own. */
export const useExposure = defineRead(exposureResponseSchema, (portfolioId: string, level: string | null) =>
  withQuery(apiPath`/api/wealth/portfolios/${portfolioId}/exposure`, { level }),
)
