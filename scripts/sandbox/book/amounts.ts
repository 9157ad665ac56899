import type { BookCurrency } from '../market/foreignExchange'

/**
 * Amounts of the book are whole numbers of the smallest unit of their currency (pennies, cents, krónur), units of a security thousandths, prices
 * ten-thousandths, exchange rates millionths: every sum is exact.
 */

export const minorDigits: Record<BookCurrency, number> = { GBP: 2, EUR: 2, USD: 2, CAD: 2, ISK: 0 }

/** An amount as the number that JSON shows: 231245937 pennies are 2312459.37. */
export const majorOf = (minor: number, currency: BookCurrency): number => minor / 10 ** minorDigits[currency]

export const minorOf = (major: number, currency: BookCurrency): number => Math.round(major * 10 ** minorDigits[currency])

const millionth = 1_000_000n
const divisorOf = (digits: number, scale: 1 | 100): number => (digits === 2 ? 1e5 : 10 ** (7 - digits)) * scale

/**
 * units × price × rate in the smallest unit of the portfolio's currency, rounded half up, exactly. `scale` is the number of price units in one
 * unit of the price's currency (100 for pence).
 */
export function valueMinor(args: { unitsE3: number; priceE4: number; rateE6: number; digits: number; scale: 1 | 100 }): number {
  const { unitsE3, priceE4, rateE6, digits, scale } = args
  const product = unitsE3 * priceE4
  if (!Number.isSafeInteger(product)) throw new RangeError('holding too large for exact arithmetic')
  const divisor = divisorOf(digits, scale)
  const near = rateE6 === 1_000_000 ? product / divisor : (product * (rateE6 / 1e6)) / divisor
  // Floating point is right unless the value lies close to a half; there it is computed in whole numbers.
  const floor = Math.floor(near)
  if (Math.abs(near - floor - 0.5) > 1e-3) return near - floor > 0.5 ? floor + 1 : floor
  const whole = BigInt(divisor) * millionth
  const exact = BigInt(product) * BigInt(rateE6)
  return Number((2n * exact + whole) / (2n * whole))
}
