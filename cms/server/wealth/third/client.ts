import type { IsoDate } from '../../../../shared/domain/dates'
import type { Locale } from '../../../../shared/i18n/locales'
import type { RawAnswer } from '../adapter/answerChecks'
import type { UpstreamClient, UpstreamQuery } from '../adapter/upstreamClient'
import type { Period } from '../provider'

export type ThirdAnswer = RawAnswer

/** One customer and, where the call is about one, a portfolio of theirs. */
export type Owner = Readonly<{ customerCode: string; portfolioId?: string | undefined }>
export type PortfolioOwner = Required<Owner>
type Told = Readonly<{ period: Period; locale: Locale }>

/** The third API's addresses, in the specification's spelling. */
export type ThirdClient = Readonly<{
  allPortfolios: () => Promise<ThirdAnswer>
  portfolios: (customerCode: string, date?: IsoDate) => Promise<ThirdAnswer>
  position: (owner: PortfolioOwner, date?: IsoDate) => Promise<ThirdAnswer>
  titleTransactions: (owner: PortfolioOwner, told: Told) => Promise<ThirdAnswer>
  cashTransactions: (owner: PortfolioOwner, told: Told) => Promise<ThirdAnswer>
  fees: (owner: PortfolioOwner, told: Told) => Promise<ThirdAnswer>
  productHistory: (owner: PortfolioOwner, productUid: string, period: Period) => Promise<ThirdAnswer>
  /** Of a portfolio, or of all that the customer has. */
  performance: (owner: Owner, period: Period) => Promise<ThirdAnswer>
  performanceForPeriods: (owner: Owner, date: IsoDate) => Promise<ThirdAnswer>
}>

/** They speak Greek and English; whoever reads neither gets English. */
export const languageOf = (locale: Locale): 'el' | 'en' => (locale === 'el' ? 'el' : 'en')

export function createThirdClient({ getJson }: UpstreamClient): ThirdClient {
  const get = async (path: string, query: UpstreamQuery): Promise<ThirdAnswer> => ({ path, ...(await getJson(path, query)) })
  const dated = ({ from, to }: Period) => ({ fromDate: from, toDate: to })
  const booked = ({ locale, period }: Told) => ({ ...dated(period), language: languageOf(locale) })
  return {
    allPortfolios: () => get('/api/Portfolios/All', {}),
    portfolios: (customerCode, date) => get('/api/Customer/GetPortfolios', { customerCode, date }),
    position: (owner, date) => get('/api/position/GetPosition', { ...owner, date }),
    titleTransactions: (owner, told) => get('/api/Transaction/GetTitleTransactions', { ...owner, ...booked(told) }),
    cashTransactions: (owner, told) => get('/api/Transaction/GetCashTransactions', { ...owner, ...booked(told) }),
    fees: (owner, told) => get('/api/Transaction/GetFees', { ...owner, ...booked(told) }),
    productHistory: (owner, productUid, period) => get('/api/Position/GetProductHistory', { ...owner, productUid, ...dated(period) }),
    // Left out, the period is the year 2021 for ever.
    performance: (owner, period) => get('/api/Position/GetPerformance', { ...owner, ...dated(period) }),
    performanceForPeriods: (owner, date) => get('/api/Position/GetPerformanceForPeriods', { ...owner, date }),
  }
}
