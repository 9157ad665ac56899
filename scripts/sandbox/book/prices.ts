import type { BookCurrency } from '../market/foreignExchange'
import type { Market } from '../market/market'
import { minorDigits, valueMinor } from './amounts'
import { priceSeriesE4, securityAt } from './securities'

/** Prices of all securities, computed when first asked for. */
export type Prices = Readonly<{
  priceE4: (security: number, day: number) => number
  /** Value of `unitsE3` of a security in the smallest unit of `currency`, at the price and the exchange rate of `day`. */
  value: (security: number, unitsE3: number, day: number, currency: BookCurrency) => number
  /** As `value`, for a price other than the day's: a dividend a unit. */
  valueAt: (security: number, unitsE3: number, priceE4: number, day: number, currency: BookCurrency) => number
  /** Value of a thousandth of a unit, not rounded: for estimates only. */
  roughValue: (security: number, day: number, currency: BookCurrency) => number
  /** Millionths of `currency` for one unit of the security's currency. */
  rateE6: (security: number, day: number, currency: BookCurrency) => number
}>

export function createPrices(market: Market): Prices {
  const series: (Float64Array | undefined)[] = []
  const rates = new Map<BookCurrency, (Float64Array | undefined)[]>()

  const seriesOf = (security: number): Float64Array => (series[security] ??= priceSeriesE4(securityAt(security), market))
  const ratesOf = (security: number, currency: BookCurrency): Float64Array => {
    const known = rates.get(currency) ?? []
    rates.set(currency, known)
    return (known[security] ??= market.foreignExchange.crossE6(securityAt(security).currency, currency))
  }

  const priceE4 = (security: number, day: number): number => seriesOf(security)[day] ?? Number.NaN
  const rateE6 = (security: number, day: number, currency: BookCurrency): number => ratesOf(security, currency)[day] ?? Number.NaN
  const valueAt = (security: number, unitsE3: number, price: number, day: number, currency: BookCurrency): number =>
    valueMinor({
      unitsE3,
      priceE4: price,
      rateE6: rateE6(security, day, currency),
      digits: minorDigits[currency],
      scale: securityAt(security).quote === 'GBX' ? 100 : 1,
    })
  return {
    priceE4,
    rateE6,
    roughValue: (security, day, currency) =>
      (priceE4(security, day) * rateE6(security, day, currency)) /
      (10 ** (13 - minorDigits[currency]) * (securityAt(security).quote === 'GBX' ? 100 : 1)),
    valueAt,
    value: (security, unitsE3, day, currency) => valueAt(security, unitsE3, priceE4(security, day), day, currency),
  }
}
