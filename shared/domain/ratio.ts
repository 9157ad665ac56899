import * as z from 'zod/mini'
import { divideRounded, toUnits } from './decimals'
import type { Money } from './money'

export const ratioSchema = z.number().brand<'Ratio'>()

/** A share or a return as a fraction: 0.1234 is 12.34 %. What `Intl` style `percent` expects. */
export type Ratio = z.infer<typeof ratioSchema>

/** Throws a `RangeError` unless `value` is a finite number. */
export function ratio(value: number): Ratio {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite ratio: ${value}`)
  return value as Ratio
}

/** 12.34 becomes 0.1234. The division is decimal, so 50.9 gives 0.509 exactly. Throws a `RangeError` for what is no decimal number. */
export const ratioFromPercent = (percent: number | string): Ratio => {
  const text = String(percent)
  // Moving the point is the same division, and a history of daily returns has thousands of them.
  return ratio(plain.test(text) ? Number(`${text}e-2`) : Number(`${toUnits(text, shareDigits)}e-${shareDigits + 2}`))
}

const plain = /^-?\d+(?:\.\d+)?$/
/** Decimals of a quotient before it becomes a number, more than a number holds. */
const shareDigits = 20
/** Decimals of an amount. */
const amountDigits = 12

/** `part` of `whole`, or null when the whole is zero. Throws a `TypeError` on mixed currencies. */
export function shareOf(part: Money, whole: Money): Ratio | null {
  if (part.currency !== whole.currency) throw new TypeError(`cannot mix ${part.currency} and ${whole.currency}`)
  const divisor = toUnits(whole.amount, amountDigits)
  if (divisor === 0n) return null
  const quotient = divideRounded(toUnits(part.amount, amountDigits) * 10n ** BigInt(shareDigits), divisor)
  return ratio(Number(`${quotient}e-${shareDigits}`))
}
