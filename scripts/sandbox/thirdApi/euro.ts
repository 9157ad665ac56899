import { majorOf } from '../book/amounts'
import type { Book } from '../book/book'
import type { PortfolioPlan } from '../book/plan'
import { sumValuations, type Valuation } from '../book/valuation'
import type { BookCurrency } from '../market/foreignExchange'
import { dayText } from './form'

/** Cents of an amount at the reference rate of a day; NaN without a rate. */
export const euroCents = ({ market }: Book, minor: number, currency: BookCurrency, day: number): number =>
  Math.round((majorOf(minor, currency) * (market.foreignExchange.crossE6(currency, 'EUR')[day] ?? Number.NaN)) / 1e4)

/** An amount in euro with the rate (euro for one unit of `currency`) and its day; all null on a day without a rate. */
export function inEuro(
  book: Book,
  minor: number,
  currency: BookCurrency,
  day: number,
): Record<'ValueEur' | 'EurRate' | 'EurRateDate', unknown> {
  const cents = euroCents(book, minor, currency, day)
  const rate = book.market.foreignExchange.crossE6(currency, 'EUR')[day] ?? Number.NaN
  if (!Number.isFinite(cents)) return { ValueEur: null, EurRate: null, EurRateDate: null }
  return { ValueEur: cents / 100, EurRate: rate / 1e6, EurRateDate: dayText(book.market.calendar.dateOf(Math.max(day, 0))) }
}

/** Daily values of a customer's portfolios together, each at the rate of the day. Null when none has begun. */
export function valuationInEuro(book: Book, plans: readonly PortfolioPlan[]): Valuation | null {
  const valuations = plans.flatMap((plan) => {
    const valuation = book.valuation([plan])
    if (!valuation) return []
    const { start } = valuation
    const convert = (amounts: Float64Array): Float64Array => amounts.map((minor, i) => euroCents(book, minor, plan.currency, start + i))
    return [{ start, values: convert(valuation.values), paidIn: convert(valuation.paidIn), paidOut: convert(valuation.paidOut) }]
  })
  return valuations.length > 0 ? sumValuations(valuations) : null
}

/** Newest or earlier value in the smallest unit of the portfolio's currency; zero before it began. */
export function valueOn(book: Book, plan: PortfolioPlan, day: number): number {
  if (day === book.market.lastDay) return book.currentValue(plan)
  const valuation = book.valuation([plan])
  return valuation ? (valuation.values[day - valuation.start] ?? 0) : 0
}
