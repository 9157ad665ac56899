import Big from 'big.js'
import type { QuoteUnit } from '../currency'
import { decimal, type DecimalString, type Money, money, roundMoney, subtractMoney } from '../money'
import type { QuotedPrice } from '../quote'
import { roundHalfAway } from '../rounding'

export type Sale = Readonly<{ proceeds: Money; cost: Money; gain: Money }>

/**
 * What a sale of `units` from a section 104 pool would bring at the value that the holding has now, before dealing costs: its part of the value,
 * less its part of the pool's cost (TCGA 1992 s.104). Both rounded to the currency's digits. Null when nothing is held or more is sold than is
 * held. A purchase in the 30 days after it would be matched first; that nobody knows yet.
 */
export function ifSold(units: DecimalString, held: Readonly<{ units: DecimalString; cost: Money; value: Money }>): Sale | null {
  const sold = new Big(units)
  const all = new Big(held.units)
  if (sold.lte(0) || all.lte(0) || sold.gt(all)) return null
  const part = (whole: Money): Money => roundMoney(money(new Big(whole.amount).times(sold).div(all), whole.currency))
  const proceeds = part(held.value)
  const cost = part(held.cost)
  return { proceeds, cost, gain: subtractMoney(proceeds, cost) }
}

/** Decimals that a price has besides those of its unit. */
const averageDigits = 4
const penceDigits = 2

/** What a unit of a pool cost on average, in pence where its price is quoted in them, else in the currency of the cost; null for an empty pool. */
export function averageCost({ cost, units }: Readonly<{ units: DecimalString; cost: Money }>, quoteUnit: QuoteUnit): QuotedPrice | null {
  const all = new Big(units)
  if (all.lte(0)) return null
  const average = new Big(cost.amount).div(all)
  return quoteUnit === 'GBX' && cost.currency === 'GBP'
    ? { price: decimal(roundHalfAway(average.times(100), penceDigits)), unit: 'GBX' }
    : { price: decimal(roundHalfAway(average, averageDigits)), unit: cost.currency }
}
