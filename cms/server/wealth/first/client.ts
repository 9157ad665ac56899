import type { IsoDate } from '../../../../shared/domain/dates'
import type { RawAnswer } from '../adapter/answerChecks'
import { pdfType } from '../adapter/pdf'
import type { UpstreamClient, UpstreamFile } from '../adapter/upstreamClient'
import type { OwnerIds, Period, PortfolioIds } from '../provider'

export type FirstAnswer = RawAnswer
export type FirstFile = UpstreamFile & Readonly<{ path: string }>

/** The first API's addresses. Every call asks for the platform's own security codes, as the specification does. */
export type FirstClient = Readonly<{
  dates: () => Promise<FirstAnswer>
  accounts: () => Promise<FirstAnswer>
  account: (id: string, date?: IsoDate) => Promise<FirstAnswer>
  holdings: (ids: PortfolioIds, date?: IsoDate) => Promise<FirstAnswer>
  /** By period, or of one type over the whole life: they do not take both. */
  transactions: (ids: PortfolioIds, query: Period | { transactionType: string }) => Promise<FirstAnswer>
  performance: (ids: OwnerIds, period: Period) => Promise<FirstAnswer>
  charges: (ids: OwnerIds, period: Period) => Promise<FirstAnswer>
  transactionCosts: (ids: OwnerIds, period: Period) => Promise<FirstAnswer>
  documents: (ids: OwnerIds) => Promise<FirstAnswer>
  download: (ids: OwnerIds, documentPath: string) => Promise<FirstFile>
  report: (ids: OwnerIds, period: Period) => Promise<FirstFile>
}>

/** Where a portfolio stands: under its own id, or below its account in the variant of this API. */
export type PortfolioPaths = 'own' | 'below-account'

export const idOfOwner = (ids: OwnerIds): string => (ids.portfolio === undefined ? ids.account : ids.portfolio)

export function createFirstClient({ getFile, getJson }: UpstreamClient, portfolioPaths: PortfolioPaths): FirstClient {
  const get = async (path: string, query: Record<string, string | boolean | undefined> = {}): Promise<FirstAnswer> => ({
    path,
    ...(await getJson(path, { usePlatformSecurities: true, ...query })),
  })
  const file = async (path: string, query: Record<string, string>): Promise<FirstFile> => ({
    path,
    ...(await getFile(path, pdfType, { usePlatformSecurities: true, ...query })),
  })
  const of = (collection: string, ...ids: readonly string[]): string => [collection, ...ids.map(encodeURIComponent)].join('/')
  /** Of the collections that have a variant. Whoever knows no account asks for the portfolio by its own id, which the variant understands too. */
  const either = (collection: string, ids: OwnerIds): string =>
    portfolioPaths === 'below-account' && ids.portfolio !== undefined && ids.account != null
      ? of(collection, ids.account, 'portfolio', ids.portfolio)
      : of(collection, idOfOwner(ids))
  const dated = ({ from, to }: Period) => ({ fromDateString: from, toDateString: to })
  return {
    dates: () => get('/Holdings/dates'),
    accounts: () => get('/Account'),
    account: (id, date) => get(of('/Account', id), { dateString: date, portfolioLevelPerformance: true }),
    holdings: (ids, date) => get(either('/Holdings', ids), { dateString: date }),
    transactions: (ids, query) => get(either('/Transactions', ids), 'from' in query ? dated(query) : query),
    performance: (ids, period) =>
      get(either('/Performance', ids), { ...dated(period), benchmarkDiscrete: true, benchmarkCumulative: true }),
    charges: (ids, period) => get(of('/Charges', idOfOwner(ids)), dated(period)),
    transactionCosts: (ids, period) => get(of('/TransactionCosts', idOfOwner(ids)), dated(period)),
    documents: (ids) => get(of('/Documents', idOfOwner(ids))),
    download: (ids, documentPath) => file(of('/Documents', idOfOwner(ids), 'download'), { documentPath }),
    report: (ids, period) =>
      file(ids.portfolio === undefined ? of('/Pdf/ClientPdf', ids.account) : of('/Pdf', ids.portfolio), dated(period)),
  }
}
