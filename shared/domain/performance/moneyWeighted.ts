import { daysBetween, type IsoDate } from '../dates'
import { type Money, negateMoney } from '../money'
import { type Ratio, ratio } from '../ratio'
import { isOneYear } from './annualise'
import type { Flow } from './modifiedDietz'
import { xirr } from './xirr'

export type MoneyWeighted = Readonly<{ rate: Ratio; isAnnualised: boolean }>

/**
 * Money-weighted return of a period: the XIRR of what stood there at the close of `from` (paid), the flows after it (positive is paid in) and what stands
 * there at the close of `to` (received). Below one year the return of the period itself, `(1 + r)^(days / 365) − 1`, not a yearly one (GIPS 5.A.1.b).
 * Null when there is no rate. Throws a `TypeError` on mixed currencies.
 */
export function moneyWeightedReturn(
  given: Readonly<{ from: IsoDate; to: IsoDate; opening: Money; closing: Money; flows: readonly Flow[] }>,
) {
  const { closing, flows, from, opening, to } = given
  const paid = flows.filter(({ date }) => date > from && date <= to).map(({ amount, date }) => ({ date, amount: negateMoney(amount) }))
  const rate = xirr([{ date: from, amount: negateMoney(opening) }, ...paid, { date: to, amount: closing }])
  if (rate === null) return null
  const isAnnualised = isOneYear(from, to)
  return { rate: isAnnualised ? rate : ratio((1 + rate) ** (daysBetween(from, to) / 365) - 1), isAnnualised } satisfies MoneyWeighted
}
