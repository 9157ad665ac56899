import { bridgeResponseSchema } from '../../../shared/contracts/wealth/bridge'
import { type ExplainedPeriod, returnExplainedResponseSchema, type ReturnPeriod } from '../../../shared/contracts/wealth/returnExplained'
import { apiPath, withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

/** Whose figure is explained: a portfolio's, or that of an account over all its portfolios. */
export type ExplainedSubject = Readonly<{ accountId: string } | { portfolioId: string }>

const pathOf = (of: ExplainedSubject): string =>
  'accountId' in of ? apiPath`/api/wealth/accounts/${of.accountId}` : apiPath`/api/wealth/portfolios/${of.portfolioId}`

/** The return of a period taken apart; `toDate` is `today`, or the last day of a period of the past. */
export const useExplainedReturn = defineRead(returnExplainedResponseSchema, (of: ExplainedSubject, period: ReturnPeriod, toDate: string) =>
  withQuery(`${pathOf(of)}/return`, { period, toDate: toDate === 'today' ? null : toDate }),
)

/** How the value of the first day of a period became that of the last. */
export const useBridge = defineRead(bridgeResponseSchema, (of: ExplainedSubject, period: ExplainedPeriod) =>
  // An account's begins at its beginning.
  'accountId' in of ? `${pathOf(of)}/bridge` : withQuery(`${pathOf(of)}/bridge`, { period }),
)
