import Big from 'big.js'
import { roundHalfAway } from '../rounding'

/**
 * Units of one security at their average cost: the section 104 pool. `cost` is in the portfolio's currency and null when the cost of any unit in it is not
 * known; `local` is what they cost in the currency that the security is quoted in, null likewise.
 */
export type Pool = Readonly<{ units: Big; cost: Big | null; local: Big | null }>

export const emptyPool: Pool = { units: new Big(0), cost: new Big(0), local: new Big(0) }

type Added = Readonly<{ units: Big; cost: Big | null; local?: Big | null }>

export function addToPool(pool: Pool, { cost, local = null, units }: Added): Pool {
  // A pool that was sold out begins anew: what it did not know is gone with it.
  const base = pool.units.eq(0) ? emptyPool : pool
  return { units: base.units.plus(units), cost: plus(base.cost, cost), local: plus(base.local, local) }
}

/**
 * Takes units out at their average cost, rounded to `digits`, so that what is taken and what stays add up to what was there. Takes what there is when that
 * is less than was asked for: `units` of the answer says how many.
 */
export function takeFromPool(pool: Pool, wanted: Big, digits: number): { taken: Pool; rest: Pool } {
  const units = wanted.gt(pool.units) ? pool.units : wanted
  if (units.eq(0)) return { taken: emptyPool, rest: pool }
  const share = (amount: Big | null, decimals: number): Big | null =>
    amount === null ? null : units.eq(pool.units) ? amount : roundHalfAway(amount.times(units).div(pool.units), decimals)
  const taken: Pool = { units, cost: share(pool.cost, digits), local: share(pool.local, localDigits) }
  return { taken, rest: { units: pool.units.minus(units), cost: minus(pool.cost, taken.cost), local: minus(pool.local, taken.local) } }
}

/** Local costs are only compared with local prices, which have up to six decimals. */
const localDigits = 6

const plus = (a: Big | null, b: Big | null): Big | null => (a === null || b === null ? null : a.plus(b))
const minus = (a: Big | null, b: Big | null): Big | null => (a === null || b === null ? null : a.minus(b))
