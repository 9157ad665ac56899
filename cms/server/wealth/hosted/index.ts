import Big from 'big.js'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import { type IsoDate, isoInstant } from '../../../../shared/domain/dates'
import { sumMoney, zeroMoney } from '../../../../shared/domain/money'
import type { Valuation } from '../../../../shared/domain/performance/twr'
import { lackingProvider } from '../adapter/lackingProvider'
import {
  type Answer,
  type OwnerIds,
  type Period,
  type PortfolioIds,
  type ProviderAccount,
  UpstreamError,
  type WealthProvider,
} from '../provider'
import { capabilities } from './capabilities'
import { dataDayOf, openBook, type OpenedBook } from './book'
import type { Feeds } from './market'
import { mapHistory, mapHoldings, mapPerformance, mapPortfolio } from './map'
import type { HostedReader } from './read'
import { convert, reportingOf } from './value'
import { addedUp, daysOf, firstDayOf, type Opened, valuationsOf } from './valuations'

export type HostedOptions = Readonly<{
  source: string
  reader: HostedReader
  /** Null where the firm has no house of quotes or of rates. */
  feeds: Feeds
  /** The currency that the firm reports in. */
  currency: CurrencyCode
  today: () => IsoDate
}>

/** Our own records as a `WealthProvider`: a record's id is its external id. Nothing of it is kept or shared, so what is booked is seen at once. */
export function createHostedProvider({ currency: reported, feeds, reader, source, today }: HostedOptions): WealthProvider {
  const fail = (kind: 'not_found' | 'unavailable', reason: string): UpstreamError =>
    new UpstreamError({ source, kind, retryable: false, message: `${source}: ${reason}` })
  const answer = <T>(data: T, dropped = 0): Answer<T> => ({ data, dropped, fetchedAt: isoInstant(new Date()) })

  const reading = new Map<string, Promise<OpenedBook>>()
  /** Read once for all parts of a screen that ask at the same time. */
  const bookOf = (account: string): Promise<OpenedBook> => {
    const known = reading.get(account)
    if (known) return known
    const asked = readBook(account).finally(() => reading.delete(account))
    reading.set(account, asked)
    return asked
  }
  const readBook = async (account: string): Promise<OpenedBook> => {
    const [book] = await reader.ofAccounts([account])
    if (!book) throw fail('not_found', 'no such account')
    return openBook(book, { feeds, reported, today: today() })
  }
  /** A portfolio with the book that it stands in. */
  const portfolioOf = async (ids: PortfolioIds): Promise<Readonly<{ opened: Opened; book: OpenedBook }>> => {
    const account = ids.account ?? (await reader.accountOf(ids.portfolio))
    const book = account === null ? null : await bookOf(account)
    const opened = book?.portfolios.find(({ portfolio }) => portfolio.id === ids.portfolio)
    if (!book || !opened) throw fail('not_found', 'no such portfolio')
    return { opened, book }
  }
  const dayOf = (book: OpenedBook, date: IsoDate | undefined): IsoDate => {
    const newest = dataDayOf(book, today())
    return date !== undefined && date < newest ? date : newest
  }

  const accountOn = (book: OpenedBook, date: IsoDate): Answer<ProviderAccount> => {
    const { account, market } = book
    const portfolios = book.portfolios.flatMap((opened) => mapPortfolio(opened, date, reported) ?? [])
    const values = portfolios.flatMap(
      ({ value }) => convert({ ...value, amount: new Big(value.amount) }, account.currency, date, market) ?? [],
    )
    const value = sumMoney(values, account.currency)
    const days = book.portfolios.flatMap((opened) => firstDayOf(opened) ?? []).toSorted()
    const data = {
      externalId: account.id,
      name: account.name,
      currency: account.currency,
      inception: account.inception ?? days[0] ?? null,
      value,
      reporting: reportingOf(value, reported, date, market),
      asOf: date,
      portfolios,
    }
    return answer(data, book.portfolios.length - values.length)
  }

  const historyOf = async (ids: OwnerIds, to: IsoDate): Promise<Readonly<{ currency: CurrencyCode; valuations: Valuation[] }>> => {
    const { book, chosen, currency } = await chosenOf(ids)
    const last = dayOf(book, to)
    const all = chosen.map((opened) => valuationsOf(opened, currency, last))
    const known = all.flatMap((one) => (one ? [one] : []))
    if (known.length < all.length) throw fail('unavailable', 'a value or a payment of the history is not known')
    return { currency, valuations: addedUp(known, currency) }
  }
  /** A portfolio, or all of an account, with the currency that they are told in. */
  const chosenOf = async (ids: OwnerIds): Promise<Readonly<{ book: OpenedBook; chosen: readonly Opened[]; currency: CurrencyCode }>> => {
    if (ids.portfolio === undefined) {
      const book = await bookOf(ids.account)
      return { book, chosen: book.portfolios, currency: book.account.currency }
    }
    const { book, opened } = await portfolioOf(ids)
    return { book, chosen: [opened], currency: opened.portfolio.currency }
  }

  return {
    ...lackingProvider({ name: source, kind: 'hosted' }, 'our own records do not have this'),
    capabilities,
    isOwn: true,

    getDataDate: async () => answer(today()),

    getAccounts: async () => {
      const opened = await Promise.all((await reader.ofAccounts()).map((book) => openBook(book, { feeds, reported, today: today() })))
      const all = opened.map((book) => accountOn(book, dayOf(book, undefined)))
      const whole = all.filter(({ dropped }) => dropped === 0)
      const rows = whole.map(({ data: { portfolios, ...account } }) => ({ ...account, portfolioCount: portfolios.length }))
      return answer(rows, all.length - whole.length)
    },

    getAccount: async ({ account }, { date }) => {
      const book = await bookOf(account)
      return accountOn(book, dayOf(book, date))
    },

    getHoldings: async (ids, { date }) => {
      const { book, opened } = await portfolioOf(ids)
      const { data, dropped } = mapHoldings(opened, dayOf(book, date))
      return answer(data, dropped)
    },

    getTransactions: async (ids, { period, types }) => {
      const { rows, lost } = (await portfolioOf(ids)).opened.entries
      const wanted = rows.filter(({ date, type }) => isWithin(period, date) && (!types || types.includes(type)))
      return answer(wanted, lost)
    },

    getPerformance: async (ids, { period }) => {
      const { currency, valuations } = await historyOf(ids, period.to)
      const performance = mapPerformance(valuations, currency, period)
      if (!performance) throw fail('unavailable', 'values that no payment explains')
      return answer(performance)
    },

    /** Our records have no type for charges: nobody booked any. */
    getCharges: async (ids) => {
      const { currency } = await chosenOf(ids)
      return answer({ total: zeroMoney(currency), items: [] })
    },

    getHoldingHistory: async (ids, { period }) => {
      const { book, opened } = await portfolioOf(ids)
      const holding = opened.portfolio.holdings.find(({ id }) => id === ids.holding)
      const first = firstDayOf(opened)
      if (!holding || first === null) throw fail('not_found', 'no such holding')
      const from = first > period.from ? first : period.from
      const { data, dropped } = mapHistory(opened, holding, daysOf(from, dayOf(book, period.to)))
      return answer(data, dropped)
    },
  }
}

const isWithin = ({ from, to }: Period, date: IsoDate): boolean => date >= from && date <= to
