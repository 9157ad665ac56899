import { addMonths, type IsoDate } from '../dates'
import { monthsBetween } from '../months'
import { type Ratio, ratio } from '../ratio'

/** Yearly rate of a return over `months`, `(1 + R)^(12 / months) − 1`. Null below −100 % and for no time. */
export function yearlyRate(total: Ratio, months: number): Ratio | null {
  return months > 0 && total >= -1 ? ratio((1 + total) ** (12 / months) - 1) : null
}

/**
 * Annualised return from the close of `from` to the close of `to`; null for less than one calendar year.
 * "Returns for periods of less than one year must not be annualized": GIPS 2020, 2.A.12 (firms) and 22.A.9 (asset owners).
 * Whole months count as months whatever their days, so four calendar years are 48 months with or without a 29 February.
 */
export function annualise(total: Ratio, from: IsoDate, to: IsoDate): Ratio | null {
  return isOneYear(from, to) ? yearlyRate(total, monthsBetween(from, to)) : null
}

/** Whether at least one calendar year lies between the days; 29/02 to 28/02 is one. */
export const isOneYear = (from: IsoDate, to: IsoDate): boolean => to >= addMonths(from, 12)
