import Big from 'big.js'
import * as z from 'zod/mini'
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
  return ratio(plain.test(text) ? Number(`${text}e-2`) : new Big(text).div(100).toNumber())
}

const plain = /^-?\d+(?:\.\d+)?$/

/** `part` of `whole`, or null when the whole is zero. Throws a `TypeError` on mixed currencies. */
export function shareOf(part: Money, whole: Money): Ratio | null {
  if (part.currency !== whole.currency) throw new TypeError(`cannot mix ${part.currency} and ${whole.currency}`)
  const divisor = new Big(whole.amount)
  return divisor.eq(0) ? null : ratio(new Big(part.amount).div(divisor).toNumber())
}
