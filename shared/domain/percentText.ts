import { toUnits, unitsText } from './decimals'
import type { Ratio } from './ratio'

/** A ratio as a plain percentage for files: −0.01995 becomes "-2.00". What rounds to zero has no sign. */
export function percentText(value: Ratio, digits = 2): string {
  const units = toUnits(value, digits + 2)
  const { whole, fraction } = unitsText(units, digits)
  return (units < 0n ? '-' : '') + whole + (fraction && `.${fraction}`)
}
