import { exposureResponseSchema } from '../../../shared/contracts/wealth/exposure'
import { apiPath, withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'
import { atQuery } from '../../wealth/atQuery'

/** `level` compares with another risk level than the portfolio's own, which `own` stands for. */
export const useExposure = defineRead(exposureResponseSchema, (portfolioId: string, level: string, date: string) =>
  withQuery(apiPath`/api/wealth/portfolios/${portfolioId}/exposure`, { level: level === 'own' ? null : level, ...atQuery(date) }),
)
