import Big from 'big.js'
import { minorDigits } from './currency'
import { type Money, money, roundMoney } from './money'

/**
 * Amounts rounded so that they add up to `total`, their exact sum as it is shown: each by itself first, then those that rounding moved furthest
 * take the pence that are left. What is more than rounding can leave is not hidden: the amounts then stay as they are.
 */
export function roundMoneyToSum(amounts: readonly Money[], total: Money): Money[] {
  const rounded = amounts.map((amount) => roundMoney(amount))
  const scale = new Big(10).pow(minorDigits(total.currency))
  const left = rounded.reduce((rest, { amount }) => rest.minus(amount), new Big(roundMoney(total).amount)).times(scale)
  if (left.abs().gt(amounts.length)) return rounded
  const step = left.lt(0) ? -1 : 1
  const movedBy = amounts
    .map(({ amount }, index) => ({ index, by: new Big(amount).minus(rounded[index]?.amount ?? 0).times(step) }))
    .toSorted((a, b) => b.by.cmp(a.by))
  const taking = new Set(movedBy.slice(0, left.abs().toNumber()).map(({ index }) => index))
  return rounded.map(({ amount, currency }, index) =>
    taking.has(index) ? money(new Big(amount).plus(new Big(step).div(scale)), currency) : { amount, currency },
  )
}
