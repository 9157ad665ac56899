import { addMonths, type IsoDate, isoDate } from '../../../shared/domain/dates'
import type { BookCurrency } from '../market/foreignExchange'
import { majorOf } from './amounts'
import type { Book } from './book'
import { percent } from './percent'
import type { PortfolioPlan } from './plan'
import { cumulativeReturns, type Valuation } from './valuation'

/* Figures of accounts and portfolios that every API tells, each in its own words. */

export const riskNames = ['Defensive', 'Cautious', 'Moderately Cautious', 'Balanced', 'Balanced Growth', 'Growth', 'Adventurous'] as const

/** The portfolios that existed on a day. */
export const begun = (book: Book, plans: readonly PortfolioPlan[], day: number): PortfolioPlan[] =>
  plans.filter((plan) => book.market.calendar.onOrAfter(plan.inception) <= day)

/** Value at the close of a day in the smallest unit of the currency. */
export const valueOn = (book: Book, plan: PortfolioPlan, day: number): number => {
  const valuation = book.valuation([plan])
  return valuation ? (valuation.values[day - valuation.start] ?? 0) : 0
}

/** A day before the first of the book is answered as the first. */
export const dateOf = (book: Book, day: number): IsoDate => book.market.calendar.dateOf(Math.max(day, 0))

export function firstInception(book: Book, plans: readonly PortfolioPlan[]): IsoDate | null {
  const { calendar } = book.market
  return plans.length ? calendar.dateOf(Math.min(...plans.map(({ inception }) => calendar.onOrAfter(inception)))) : null
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

export type Sterling = { valueInGbp: number | null; gbpRate: number | null; gbpRateDate: IsoDate | null }

/**
 * In pounds at the rates of a day, each amount rounded to the penny before they are added, with the rate of `currency` and its day. All null on a day
 * without a rate.
 */
export function sterling(
  book: Book,
  amounts: readonly { minor: number; currency: BookCurrency }[],
  currency: BookCurrency,
  day: number,
): Sterling {
  const rateOn = (from: BookCurrency): number => book.market.foreignExchange.crossE6(from, 'GBP')[day] ?? Number.NaN
  const pennies = amounts.map(({ currency: from, minor }) => Math.round((majorOf(minor, from) * rateOn(from)) / 1e4))
  const total = sum(pennies)
  const rate = rateOn(currency)
  if (!Number.isFinite(total) || !Number.isFinite(rate)) return { valueInGbp: null, gbpRate: null, gbpRateDate: null }
  return { valueInGbp: majorOf(total, 'GBP'), gbpRate: rate / 1e6, gbpRateDate: dateOf(book, day) }
}

export type ChangeName = 'change1d' | 'change1m' | 'changeYtd' | 'change1y' | 'change3y' | 'change5y' | 'changeAll'

/** Time-weighted returns to a day, in percent; null where the history is too short. */
export function changes(book: Book, valuation: Valuation | null, day: number): Record<ChangeName, number | null> {
  const { calendar } = book.market
  if (!valuation || day < valuation.start)
    return { change1d: null, change1m: null, changeYtd: null, change1y: null, change3y: null, change5y: null, changeAll: null }
  const returns = cumulativeReturns(valuation)
  const to = returns[day - valuation.start] ?? 0
  const date = calendar.dateOf(day)
  const since = (from: number): number | null =>
    from < valuation.start ? null : percent((1 + to) / (1 + (returns[from - valuation.start] ?? 0)) - 1)
  const monthsBack = (months: number): number | null => since(calendar.onOrBefore(addMonths(date, -months)))
  return {
    change1d: since(day - 1),
    change1m: monthsBack(1),
    changeYtd: since(calendar.onOrBefore(isoDate(`${Number(date.slice(0, 4)) - 1}-12-31`))),
    change1y: monthsBack(12),
    change3y: monthsBack(36),
    change5y: monthsBack(60),
    changeAll: since(valuation.start),
  }
}
