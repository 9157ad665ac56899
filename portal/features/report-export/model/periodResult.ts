import type { Movement } from '../../../../shared/contracts/report'
import { addMoney, type Money, negateMoney, signOf } from '../../../../shared/domain/money'
import { type Ratio, shareOf } from '../../../../shared/domain/ratio'

export type PeriodResult = Readonly<{
  direction: 'gain' | 'loss' | 'flat'
  /** Never negative. */
  amount: Money
  /** Of the opening value, never negative; null when that is zero. */
  ratio: Ratio | null
  /** What was charged, as a positive amount. */
  charges: Money
}>

/** What the money itself earned or lost over the period: income, charges and the change in market value, without what was paid in or out. */
export function periodResult(movement: Movement): PeriodResult {
  const result = [movement.charges, movement.marketChange].reduce(addMoney, movement.income)
  const sign = signOf(result)
  const amount = sign < 0 ? negateMoney(result) : result
  return {
    direction: sign > 0 ? 'gain' : sign < 0 ? 'loss' : 'flat',
    amount,
    ratio: signOf(movement.opening) > 0 ? shareOf(amount, movement.opening) : null,
    charges: negateMoney(movement.charges),
  }
}
