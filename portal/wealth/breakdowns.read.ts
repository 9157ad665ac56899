import { breakdownsResponseSchema } from '../../shared/contracts/wealth/breakdowns'
import { apiPath, withQuery } from '../lib/data/apiPath'
import { defineRead } from '../lib/data/defineRead'
import { atQuery } from './atQuery'

/** What is broken down: a portfolio, or all portfolios of an account together. */
export type BrokenDown = Readonly<{ portfolioId: string } | { accountId: string }>

const pathOf = (of: BrokenDown): string =>
  'portfolioId' in of ? apiPath`/api/wealth/portfolios/${of.portfolioId}` : apiPath`/api/wealth/accounts/${of.accountId}`

/** By asset class, sector and currency; at the newest prices or on a day. */
export const useBreakdowns = defineRead(breakdownsResponseSchema, (of: BrokenDown, date?: string) =>
  withQuery(`${pathOf(of)}/breakdowns`, atQuery(date)),
)
