import Big from 'big.js'
import { daysBetween, type IsoDate } from '../dates'
import { type Money, subtractMoney, sumMoney } from '../money'
import { type Ratio, ratio } from '../ratio'

/** A payment into (positive) or out of (negative) the portfolio. */
export type Flow = Readonly<{ date: IsoDate; amount: Money }>

export type DietzInput = Readonly<{
  /** First and last day; both belong to the period. */
  from: IsoDate
  to: IsoDate
  /** Value at the start of `from`. */
  opening: Money
  /** Value at the end of `to`. */
  closing: Money
  flows: readonly Flow[]
  /** When in its day a flow is taken to happen. */
  timing: 'start_of_day' | 'end_of_day'
}>

/**
 * Modified Dietz return `(EMV − BMV − ΣF) / (BMV + Σ wF)`; the weight of a flow on day D of CD days is `(CD − D) / CD` at the end of
 * the day and `(CD − D + 1) / CD` at its start. GIPS Standards Handbook for Asset Owners, 22.A.21.
 * Null when the average capital is zero or negative: the quotient would have no meaning. Throws a `RangeError` for a flow
 * outside the period and a `TypeError` on mixed currencies.
 */
export function modifiedDietz({ from, to, opening, closing, flows, timing }: DietzInput): Ratio | null {
  const days = daysBetween(from, to) + 1
  const weighted = flows.reduce((sum, { date, amount }) => {
    if (date < from || date > to) throw new RangeError(`flow of ${date} is outside ${from} to ${to}`)
    const left = daysBetween(date, to) + (timing === 'start_of_day' ? 1 : 0)
    return sum.plus(new Big(amount.amount).times(left))
  }, new Big(0))
  const capital = new Big(opening.amount).plus(weighted.div(days))
  if (capital.lte(0)) return null
  const net = sumMoney(
    flows.map((flow) => flow.amount),
    opening.currency,
  )
  const gain = subtractMoney(subtractMoney(closing, opening), net)
  return ratio(new Big(gain.amount).div(capital).toNumber())
}
