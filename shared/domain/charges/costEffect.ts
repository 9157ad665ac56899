import Big from 'big.js'
import type { CostEffect } from '../../contracts/wealth/charges'
import type { CurrencyCode } from '../currency'
import { type Money, money, roundMoney, subtractMoney } from '../money'
import { type Ratio, ratio } from '../ratio'

export type YearOfCosts = Readonly<{ year: number; /** Of the average value. */ costs: Ratio; returned: Ratio }>

/** What the illustration starts with. */
const start = 100_000

const plus = (a: Ratio, b: Ratio): Ratio => ratio(new Big(a).plus(b).toNumber())
const minus = (a: Ratio, b: Ratio): Ratio => ratio(new Big(a).minus(b).toNumber())

/**
 * What costs did to the return, year by year and together, the oldest first (ESMA Q&A on MiFID II, costs and charges): a year's return before costs is
 * that after them with their share of the average value. `basis` says which of the two `returned` is.
 */
export function costEffect(years: readonly YearOfCosts[], basis: 'net' | 'gross', currency: CurrencyCode): CostEffect[] {
  let [without, withCosts] = [new Big(start), new Big(start)]
  const amount = (value: Big): Money => roundMoney(money(value, currency))
  return years.map(({ costs, returned, year }) => {
    const [before, after] = basis === 'net' ? [plus(returned, costs), returned] : [returned, minus(returned, costs)]
    without = without.times(new Big(before).plus(1))
    withCosts = withCosts.times(new Big(after).plus(1))
    const [whole, left] = [amount(without), amount(withCosts)]
    return { year, before, costs, after, withoutCosts: whole, withCosts: left, effect: subtractMoney(whole, left) }
  })
}
