import { bridgeResponseSchema } from '../../../shared/contracts/wealth/bridge'
import { type ExplainedPeriod, returnExplainedResponseSchema, type ReturnPeriod } from '../../../shared/contracts/wealth/returnExplained'
import { apiPath, withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

/** The return of a period taken apart; `toDate` is `today`, or the last day of a period of the past. */
export const useExplainedReturn = defineRead(returnExplainedResponseSchema, (portfolioId: string, period: ReturnPeriod, toDate: string) =>
  withQuery(apiPath`/api/wealth/portfolios/${portfolioId}/return`, { period, toDate: toDate === 'today' ? null : toDate }),
)

/** How the value of the first day of a period became that of the last. */
export const useBridge = defineRead(bridgeResponseSchema, (portfolioId: string, period: ExplainedPeriod) =>
  withQuery(apiPath`/api/wealth/portfolios/${portfolioId}/bridge`, { period }),
)
