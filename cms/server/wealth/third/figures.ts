import Big from 'big.js'
import type { IsoDate } from '../../../../shared/domain/dates'
import type { DecimalString, Money } from '../../../../shared/domain/money'
import { toDecimal, toMoney, unitDigits } from '../adapter/figures'
import { reportingIn } from '../adapter/reporting'
import type { Reporting } from '../provider'

export const toUnits = (units: number): DecimalString => toDecimal(units, unitDigits)

/** A price as it is shown, for one unit: bonds come in percent of their nominal, with a factor of 0.01. Throws without a factor: the price could be either. */
export function toPrice(price: number, factor: number | null | undefined): DecimalString {
  if (factor == null || factor <= 0) throw new RangeError('price without its factor')
  return toDecimal(new Big(price).times(factor))
}

type InEuro = Readonly<{ ValueEur?: number | null | undefined; EurRate?: number | null | undefined; EurRateDate: IsoDate | null }>

/** Their value in euro with its rate; null without both, and when the three do not fit: then one of them is wrong. */
export function reportingOf({ EurRate, EurRateDate, ValueEur }: InEuro, value: Money): Reporting | null {
  if (ValueEur == null || EurRate == null || EurRateDate === null) return null
  return reportingIn(value, toMoney(ValueEur, 'EUR'), EurRate, EurRateDate)
}

/** Prices have two to four decimals and stand beside a value that is rounded to the cent; a wrong unit is wrong by a factor of a hundred. */
const priceTolerance = new Big('0.01')
const roundingTolerance = new Big('0.10')

type Priced = Readonly<{
  Units?: number | null | undefined
  Price?: number | null | undefined
  PriceFactor?: number | null | undefined
  PriceCurrency: string
  FxRate?: number | null | undefined
  Value: number
}>

/** Whether a value is what its units cost: pence that are called pounds, and percent that are called euro, are not. */
export function isPriced({ FxRate, Price, PriceCurrency, PriceFactor, Units, Value }: Priced): boolean {
  if (Units == null || Price == null || PriceFactor == null || FxRate == null) return true
  const expected = new Big(Units)
    .times(Price)
    .times(PriceFactor)
    .times(FxRate)
    .div(PriceCurrency === 'GBX' ? 100 : 1)
  return expected.minus(Value).abs().lte(expected.abs().times(priceTolerance).plus(roundingTolerance))
}
