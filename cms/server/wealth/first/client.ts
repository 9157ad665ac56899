import type { IsoDate } from '../../../../shared/domain/dates'
import type { RawAnswer } from '../adapter/answerChecks'
import type { UpstreamClient } from '../adapter/upstreamClient'
import type { Period } from '../provider'

export type FirstAnswer = RawAnswer

/** The first API's addresses. Every call asks for the platform's own security codes, as the specification does. */
export type FirstClient = Readonly<{
  dates: () => Promise<FirstAnswer>
  accounts: () => Promise<FirstAnswer>
  account: (id: string, date?: IsoDate) => Promise<FirstAnswer>
  holdings: (portfolioId: string, date?: IsoDate) => Promise<FirstAnswer>
  /** By period, or of one type over the whole life: they do not take both. */
  transactions: (portfolioId: string, query: Period | { transactionType: string }) => Promise<FirstAnswer>
  performance: (id: string, period: Period) => Promise<FirstAnswer>
  charges: (id: string, period: Period) => Promise<FirstAnswer>
  transactionCosts: (id: string, period: Period) => Promise<FirstAnswer>
}>

export function createFirstClient({ getJson }: UpstreamClient): FirstClient {
  const get = async (path: string, query: Record<string, string | boolean | undefined> = {}): Promise<FirstAnswer> => ({
    path,
    ...(await getJson(path, { usePlatformSecurities: true, ...query })),
  })
  const of = (collection: string, id: string): string => `/${collection}/${encodeURIComponent(id)}`
  const dated = ({ from, to }: Period) => ({ fromDateString: from, toDateString: to })
  return {
    dates: () => get('/Holdings/dates'),
    accounts: () => get('/Account'),
    account: (id, date) => get(of('Account', id), { dateString: date, portfolioLevelPerformance: true }),
    holdings: (id, date) => get(of('Holdings', id), { dateString: date }),
    transactions: (id, query) => get(of('Transactions', id), 'from' in query ? dated(query) : query),
    performance: (id, period) => get(of('Performance', id), { ...dated(period), benchmarkDiscrete: true, benchmarkCumulative: true }),
    charges: (id, period) => get(of('Charges', id), dated(period)),
    transactionCosts: (id, period) => get(of('TransactionCosts', id), dated(period)),
  }
}
