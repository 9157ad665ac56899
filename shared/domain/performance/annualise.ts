import { addMonths, daysBetween, type IsoDate } from '../dates'
import { type Ratio, ratio } from '../ratio'

/** Yearly rate of a return over `days`, `(1 + R)^(365 / days) − 1`. Null below −100 % and for no days. */
export function yearlyRate(total: Ratio, days: number): Ratio | null {
  return days > 0 && total >= -1 ? ratio((1 + total) ** (365 / days) - 1) : null
}

/**
 * Annualised return from `from` to `to`; null for less than one calendar year.
 * "Returns for periods of less than one year must not be annualized": GIPS 2020, 2.A.12 (firms) and 22.A.9 (asset owners).
 */
export function annualise(total: Ratio, from: IsoDate, to: IsoDate): Ratio | null {
  return isOneYear(from, to) ? yearlyRate(total, daysBetween(from, to)) : null
}

/** Whether at least one calendar year lies between the days; 29/02 to 28/02 is one. */
export const isOneYear = (from: IsoDate, to: IsoDate): boolean => to >= addMonths(from, 12)
