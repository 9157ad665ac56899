import type { CurrencyCode } from '../../../../shared/domain/currency'
import type { IsoDate } from '../../../../shared/domain/dates'
import { entriesOf } from './entries'
import { currencyOf, type Feeds, isQuotable, lastQuote, type Market, readMarket } from './market'
import { positionsOf, unitsOn } from './positions'
import type { HostedBook } from './records'
import type { Opened } from './valuations'

/** A book with what the market said since its first day. */
export type OpenedBook = Readonly<{ account: HostedBook['account']; market: Market; portfolios: readonly Opened[] }>

type Opening = Readonly<{
  feeds: Feeds
  /** The currency that the firm reports in. */
  reported: CurrencyCode
  today: IsoDate
}>

/** Reads the quotes and rates of a book, and works out what was held when. */
export async function openBook({ account, portfolios }: HostedBook, { feeds, reported, today }: Opening): Promise<OpenedBook> {
  const placed = portfolios.map((portfolio) => ({ portfolio, positions: positionsOf(portfolio, today) }))
  const days = placed.flatMap(({ portfolio, positions }) => [
    ...[...positions.steps.values()].flatMap(([first]) => first?.date ?? []),
    ...portfolio.bookings.map(({ date }) => date),
    ...portfolio.holdings.flatMap(({ date }) => date ?? []),
  ])
  const from = days.toSorted()[0] ?? today
  const currencies = portfolios.flatMap((portfolio) => [portfolio.currency, ...portfolio.bookings.map(({ unit }) => currencyOf(unit))])
  const market = await readMarket(feeds, {
    holdings: portfolios.flatMap(({ holdings }) => holdings),
    currencies,
    to: [account.currency, reported, ...portfolios.map(({ currency }) => currency)],
    period: { from: from < today ? from : today, to: today },
  })
  const opened = placed.map((one) => ({ ...one, market, entries: entriesOf({ ...one, market }) }))
  return { account, market, portfolios: opened }
}

/**
 * The day that a book's newest figures are of: that of the newest quote of what is held, or of a booking, a price point or a holding that is newer;
 * today where nothing is quoted. So the change of the day is that of the last close, and what is booked today is in the figures at once.
 */
export function dataDayOf({ market, portfolios }: OpenedBook, today: IsoDate): IsoDate {
  const held = portfolios.flatMap(({ portfolio, positions }) =>
    portfolio.holdings.filter((holding) => isQuotable(holding) && !unitsOn(positions, holding, today).eq(0)),
  )
  const quoted = held.flatMap((holding) => {
    const quotes = market.quotesOf(holding)
    return quotes && quotes !== 'unknown' ? (lastQuote(quotes, today)?.date ?? []) : []
  })
  if (quoted.length === 0) return today
  const kept = portfolios.flatMap(({ portfolio, positions }) => [
    ...portfolio.bookings.map(({ date }) => date),
    ...[...positions.openings].map(({ date }) => date),
    ...portfolio.holdings.flatMap(({ points }) => points.map(({ date }) => date)),
  ])
  return [...quoted, ...kept.filter((date) => date <= today)].toSorted().at(-1) ?? today
}
