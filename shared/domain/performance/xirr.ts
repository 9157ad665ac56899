import { daysBetween } from '../dates'
import { moneyToNumber } from '../money'
import { type Ratio, ratio } from '../ratio'
import type { Flow } from './modifiedDietz'

const daysPerYear = 365
/** The search runs over u = ln(1 + r), from a rate of −99.9999998 % to one of 485,000,000. */
const limit = 20
const step = 0.05

/**
 * Money-weighted yearly rate r with `Σ CF / (1 + r)^(days / 365) = 0` (ACT/365, as Microsoft XIRR). What the investor pays is
 * negative, what comes back, the value at the end among it, is positive; in any order. Of several roots the one nearest to zero.
 * Null when there is none. The rate is a yearly one for any period: one shorter than a year must not be shown with it (GIPS 5.A.1.b).
 * Throws a `TypeError` on mixed currencies.
 */
export function xirr(flows: readonly Flow[]): Ratio | null {
  const first = flows.reduce<Flow | null>((earliest, flow) => (earliest === null || flow.date < earliest.date ? flow : earliest), null)
  if (first === null) return null
  const terms = flows.map(({ date, amount }) => {
    if (amount.currency !== first.amount.currency) throw new TypeError(`cannot mix ${first.amount.currency} and ${amount.currency}`)
    return { years: daysBetween(first.date, date) / daysPerYear, amount: moneyToNumber(amount) }
  })
  const span = Math.max(...terms.map((term) => term.years))

  // Discounted to the last day when the rate is negative, so that no term can overflow; the roots are the same.
  const value = (u: number): number =>
    terms.reduce((sum, { years, amount }) => sum + amount * Math.exp(-u * (u < 0 ? years - span : years)), 0)

  if (!terms.some(({ amount }) => amount > 0) || !terms.some(({ amount }) => amount < 0)) return null
  for (let u = 0; u < limit; u += step) {
    for (const [low, high] of [
      [u, u + step],
      [-u - step, -u],
    ] as const) {
      const root = bisect(value, low, high)
      if (root !== null) return ratio(Math.expm1(root))
    }
  }
  return null
}

function bisect(value: (u: number) => number, low: number, high: number): number | null {
  const atLow = value(low)
  const atHigh = value(high)
  if (atLow === 0) return low
  if (atHigh === 0) return high
  if (Math.sign(atLow) === Math.sign(atHigh)) return null
  let [from, to] = [low, high]
  for (;;) {
    const middle = (from + to) / 2
    if (middle <= from || middle >= to) return middle
    if (Math.sign(value(middle)) === Math.sign(atLow)) from = middle
    else to = middle
  }
}
