import Big from 'big.js'
import type { CostEffect } from '../../contracts/wealth/charges'
import type { CurrencyCode } from '../currency'
import { type Money, money, roundMoney, subtractMoney } from '../money'
import { type Ratio, ratio } from '../ratio'
import { addShown, subtractShown } from '../rounding'

export type YearOfCosts = Readonly<{ year: number; /** Of the average value. */ costs: Ratio; returned: Ratio }>

/** What the illustration starts with. */
const start = 100_000

const plus = (a: Ratio, b: Ratio): Ratio => ratio(new Big(a).plus(b).toNumber())
const minus = (a: Ratio, b: Ratio): Ratio => ratio(new Big(a).minus(b).toNumber())

/**
 * What costs did to the return, year by year and together, the oldest first (ESMA Q&A on MiFID II, costs and charges): a year's return before costs is
 * that after them with their share of the average value. `basis` says which of the two `returned` is. It and the costs stand elsewhere on the screen,
 * so the third figure is made of them as they are shown: each rounded by itself, +0.364 % − 0.755 % = −0.391 % would read +0.36 − 0.76 = −0.39. Money
 * is reckoned with the exact ones.
 */
export function costEffect(years: readonly YearOfCosts[], basis: 'net' | 'gross', currency: CurrencyCode): CostEffect[] {
  let [without, withCosts] = [new Big(start), new Big(start)]
  const amount = (value: Big): Money => roundMoney(money(value, currency))
  return years.map(({ costs, returned, year }) => {
    const isNet = basis === 'net'
    without = without.times(new Big(isNet ? plus(returned, costs) : returned).plus(1))
    withCosts = withCosts.times(new Big(isNet ? returned : minus(returned, costs)).plus(1))
    const [whole, left] = [amount(without), amount(withCosts)]
    const [before, after] = isNet ? [addShown(returned, costs), returned] : [returned, subtractShown(returned, costs)]
    return { year, before, costs, after, withoutCosts: whole, withCosts: left, effect: subtractMoney(whole, left) }
  })
}
