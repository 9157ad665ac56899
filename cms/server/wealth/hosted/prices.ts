import Big from 'big.js'
import type { QuoteUnit } from '../../../../shared/domain/currency'
import { daysBetween, type IsoDate } from '../../../../shared/domain/dates'
import { type DecimalString, decimal } from '../../../../shared/domain/money'
import { roundHalfAway } from '../../../../shared/domain/rounding'
import { unitDigits } from '../adapter/figures'
import { lastQuote, type Market } from './market'
import type { HostedHolding, PricePoint } from './records'
import { lastOn } from './steps'

/** What a price is: a close of the market, a price point that people wrote down, the price once paid, or money itself. */
export type PriceOrigin = 'quote' | 'point' | 'purchase' | 'cash'

/** Of one unit, in `unit`; `date` is the day that it was known on, null for a purchase without a day. */
export type Price = Readonly<{ price: DecimalString; unit: QuoteUnit; date: IsoDate | null; origin: PriceOrigin }>

const one = decimal(1)

/**
 * The price of a holding on a day: the last quote of that day or before; else its price points; else what was paid for a unit. Null when nobody
 * knows it, and when the feed of quotes did not answer: an older price in place of its word would pass for it.
 */
export function priceOn(holding: HostedHolding, date: IsoDate, market: Market): Price | null {
  const { assetClass, purchasePrice, unit } = holding
  if (assetClass === 'Cash') return { price: one, unit, date, origin: 'cash' }
  const quotes = market.quotesOf(holding)
  if (quotes === 'unknown') return null
  const quote = quotes && lastQuote(quotes, date)
  if (quotes && quote) return { price: quote.price, unit: quotes.quoteUnit, date: quote.date, origin: 'quote' }
  const point = assetClass === 'Property' ? propertyPrice(holding, date) : lastOn(holding.points, date)
  if (point) return { price: point.price, unit, date: point.date, origin: 'point' }
  return purchasePrice === null ? null : { price: purchasePrice, unit, date: holding.date, origin: 'purchase' }
}

const daysOfYear = 365

/**
 * The price of a property on a day. Known points are its price points and what was paid for it on its day. Between two of them it moves evenly by
 * day; after the last one it grows by the annual growth, compounded over days of 365 a year, or stays where none is given. Null before the first.
 */
export function propertyPrice(property: HostedHolding, date: IsoDate): PricePoint | null {
  const points = knownPoints(property)
  const before = lastOn(points, date)
  if (!before) return null
  const after = points.find((point) => point.date > date)
  const days = daysBetween(before.date, date)
  if (!after) return { date, price: grown(before.price, property.growth ?? 0, days) }
  const share = new Big(days).div(daysBetween(before.date, after.date))
  const move = new Big(after.price).minus(before.price).times(share)
  return { date, price: shown(new Big(before.price).plus(move)) }
}

/** Those that people wrote down win over the purchase of the same day. */
function knownPoints({ date, points, purchasePrice }: HostedHolding): PricePoint[] {
  const isPaid = date !== null && purchasePrice !== null && points.every((point) => point.date !== date)
  const all = isPaid ? [...points, { date, price: purchasePrice }] : points
  return all.toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

const grown = (price: DecimalString, growth: number, days: number): DecimalString =>
  growth === 0 ? price : shown(new Big(price).times((1 + growth) ** (days / daysOfYear)))

const shown = (price: Big): DecimalString => decimal(roundHalfAway(price, unitDigits))
