import type { QuoteUnit } from '../../../../shared/domain/currency'
import { valueOfHolding } from '../../../../shared/domain/holdings/valueOfHolding'
import { decimal, type Money } from '../../../../shared/domain/money'
import { valueOf } from '../../../../shared/domain/quote'

/** Price paid for a unit times the units, in pounds where the price is in pence; null without one of the two, or when money cannot hold it. */
export function heldValue(units: number | null, price: number | null, unit: QuoteUnit): Money | null {
  if (units === null || price === null || valueOfHolding(units, price) === null) return null
  try {
    return valueOf(decimal(units), decimal(price), unit)
  } catch {
    return null
  }
}
