import { breakdownsResponseSchema } from '../../../shared/contracts/wealth/breakdowns'
import { apiPath, withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'
import { atQuery } from '../../wealth/atQuery'

export const useBreakdowns = defineRead(breakdownsResponseSchema, (portfolioId: string, date: string) =>
  withQuery(apiPath`/api/wealth/portfolios/${portfolioId}/breakdowns`, atQuery(date)),
)
