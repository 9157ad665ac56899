import Big from 'big.js'
import type { IsoDate } from '../../../../shared/domain/dates'
import type { Money } from '../../../../shared/domain/money'
import type { Reporting } from '../provider'
import { toDecimal } from './figures'

/** What a conversion may differ by: the rate has six decimals, and each portfolio of an account is rounded to the penny by itself. */
const rateTolerance = new Big('0.000001')
const roundingTolerance = new Big('0.10')

/**
 * A value as the upstream converted it, with the rate (units of the other currency for one of the value's) and its day. Null when value and rate do
 * not fit: then one of them is wrong. An amount in its own currency is itself, whatever a rate says.
 */
export function reportingIn(value: Money, converted: Money, rate: number | string, rateDate: IsoDate): Reporting | null {
  const expected = new Big(value.amount).times(rate)
  const tolerance = new Big(value.amount).abs().times(rateTolerance).plus(roundingTolerance)
  if (expected.minus(converted.amount).abs().gt(tolerance)) return null
  if (value.currency === converted.currency && !new Big(rate).eq(1)) return null
  return { value: converted, rate: toDecimal(rate), rateDate }
}
