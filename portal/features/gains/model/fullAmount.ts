import { type Money, money, moneyToNumber } from '../../../../shared/domain/money'

const steps = [1, 2, 5, 10] as const

/** What the whole of a bar stands for: the next of 1, 2, 5 and 10, with their noughts, that is not below the amount. */
export function fullAmount(amount: Money): Money {
  const value = moneyToNumber(amount)
  if (value <= 0) return money(1, amount.currency)
  const power = 10 ** Math.floor(Math.log10(value))
  const step = steps.find((each) => each * power >= value) ?? 10
  return money(step * power, amount.currency)
}
