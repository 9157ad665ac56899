import type { IsoDate } from '../../../shared/domain/dates'
import type { Book } from '../book/book'
import { priceDayOf, type Security, securities, tickerOf } from '../book/securities'
import { type BookCurrency, bookCurrencies } from '../market/foreignExchange'

export type AskedDays = Readonly<{ from: IsoDate | null; to: IsoDate | null }>

const bySymbol = new Map<string, Security>(
  securities.flatMap((security) =>
    [security.code, tickerOf(security)].flatMap((symbol) => (symbol === null ? [] : [[symbol, security] as const])),
  ),
)

/** Business days of a period that have been, the last one on or before its start among them. */
function daysOf({ market }: Book, { from, to }: AskedDays): number[] {
  const { calendar, lastDay } = market
  const first = from === null ? lastDay : Math.max(0, calendar.onOrBefore(from))
  const last = to === null ? lastDay : Math.min(lastDay, calendar.onOrBefore(to))
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place)
}

/** Ten-thousandths as decimal text, without zeros at its end. */
const decimalText = (value: number, scale: number): string => String(value / scale)

/** Closes of a security, by its ticker or its code, at the prices of the book; null for one that is not quoted. */
export function presentQuotes(book: Book, symbol: string, asked: AskedDays): Record<string, unknown> | null {
  const security = bySymbol.get(symbol)
  if (!security) return null
  const { market, prices } = book
  return {
    symbol,
    name: security.name,
    unit: security.quote,
    priced: market.calendar.dateOf(priceDayOf(security, market, market.lastDay)),
    days: daysOf(book, asked).map((day) => ({
      date: market.calendar.dateOf(day),
      close: decimalText(prices.priceE4(security.index, day), 10_000),
    })),
  }
}

const isCurrency = (code: string): code is BookCurrency => bookCurrencies.some((currency) => currency === code)

/** The rates that the book converts by; null for a currency without any. Days before the first published rate are left out. */
export function presentRates(book: Book, from: string, to: string, asked: AskedDays): Record<string, unknown> | null {
  if (!isCurrency(from) || !isCurrency(to)) return null
  const { calendar, foreignExchange } = book.market
  const rates = foreignExchange.crossE6(from, to)
  const days = daysOf(book, asked).flatMap((day) => {
    const rate = rates[day]
    return rate === undefined || Number.isNaN(rate) ? [] : [{ date: calendar.dateOf(day), rate: decimalText(rate, 1_000_000) }]
  })
  return { from, to, days }
}
