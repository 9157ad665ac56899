import Big from 'big.js'
import type { QuoteUnit } from '../../../../shared/domain/currency'
import type { Money } from '../../../../shared/domain/money'
import type { ReportUnknown } from './words'

/** Quantity, price and value of a holding do not fit: one of them is wrong, and which, nobody knows. `value` is the one that was sent. */
export class Contradiction extends RangeError {
  constructor(readonly value: Money) {
    super('quantity, price and value contradict each other')
  }
}

type Priced = Readonly<{
  units: number | string | null | undefined
  price: number | string
  /** The unit that the price is said to be in. */
  unit: QuoteUnit
  /** Units of the value's currency for one of the price's; null where it is not sent. */
  fxRate: number | string | null | undefined
}>

/**
 * The unit of a price. Pence that are labelled as pounds are seen by the value, which is then a hundredth of quantity × price; the value is the one
 * that the total confirms. Throws a `Contradiction` when the value is not that of the units at their price.
 */
export function quoteUnitOf({ fxRate, price, unit, units }: Priced, value: Money, report: ReportUnknown): QuoteUnit {
  const rate = fxRate ?? ((unit === 'GBX' ? 'GBP' : unit) === value.currency ? 1 : null)
  if (rate === null || units == null) return unit
  const product = new Big(units).times(price).times(rate)
  const isValue = (expected: Big): boolean => expected.minus(value.amount).abs().lte(new Big(value.amount).abs().times('0.01').plus(1))
  if (isValue(unit === 'GBX' ? product.div(100) : product)) return unit
  if (unit === 'GBP' && isValue(product.div(100))) {
    report('unit of a price', 'pence labelled as pounds')
    return 'GBX'
  }
  throw new Contradiction(value)
}
