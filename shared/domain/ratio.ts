import Big from 'big.js'
import * as z from 'zod/mini'
import type { Money } from './money'

export const ratioSchema = z.number().brand<'Ratio'>()

/** A share or a return as a fraction: 0.1234 is 12.34 %. What `Intl` style `percent` expects. */
export type Ratio = z.infer<typeof ratioSchema>

/** Throws a `RangeError` unless `value` is a finite number. */
export function ratio(value: number): Ratio {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite ratio: ${value}`)
  return ratioSchema.parse(value)
}

/** 12.34 becomes 0.1234. The division is decimal, so 50.9 gives 0.509 exactly. */
export const ratioFromPercent = (percent: number | string): Ratio => ratio(new Big(percent).div(100).toNumber())

/** `part` of `whole`, or null when the whole is zero. Throws a `TypeError` on mixed currencies. */
export function shareOf(part: Money, whole: Money): Ratio | null {
  if (part.currency !== whole.currency) throw new TypeError(`cannot mix ${part.currency} and ${whole.currency}`)
  const divisor = new Big(whole.amount)
  return divisor.eq(0) ? null : ratio(new Big(part.amount).div(divisor).toNumber())
}
