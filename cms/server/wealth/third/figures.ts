import Big from 'big.js'
import { type CurrencyCode, currencyCodeSchema, type QuoteUnit, quoteUnitSchema } from '../../../../shared/domain/currency'
import type { IsoDate } from '../../../../shared/domain/dates'
import { decimal, type DecimalString, type Money, money } from '../../../../shared/domain/money'
import { type Ratio, ratioFromPercent } from '../../../../shared/domain/ratio'
import { roundHalfAway } from '../../../../shared/domain/rounding'
import type { Reporting } from '../provider'

/** Decimals that the upstream sends at most; what lies behind them is noise of its floating point (0.1 + 0.2). */
const amountDigits = 2
const priceDigits = 6
const unitDigits = 7

/** Throws when the currency is none of ours: the row is then rejected. */
export const toCurrency = (code: string): CurrencyCode => currencyCodeSchema.parse(code)
export const toQuoteUnit = (code: string): QuoteUnit => quoteUnitSchema.parse(code)

export const toMoney = (amount: Big | number, currency: CurrencyCode): Money => money(roundHalfAway(amount, amountDigits), currency)
export const toMoneyOrNull = (amount: number | null | undefined, currency: CurrencyCode): Money | null =>
  amount == null ? null : toMoney(amount, currency)
export const toUnits = (units: number): DecimalString => decimal(roundHalfAway(units, unitDigits))
export const toRatioOrNull = (percent: number | null | undefined): Ratio | null => (percent == null ? null : ratioFromPercent(percent))

/** A price as it is shown, for one unit: bonds come in percent of their nominal, with a factor of 0.01. Throws without a factor: the price could be either. */
export function toPrice(price: number, factor: number | null | undefined): DecimalString {
  if (factor == null || factor <= 0) throw new RangeError('price without its factor')
  return decimal(roundHalfAway(new Big(price).times(factor), priceDigits))
}

/** What the conversion of a value may differ by: the rate has six decimals, and each amount is rounded to the cent by itself. */
const rateTolerance = new Big('0.000001')
const roundingTolerance = new Big('0.10')

type InEuro = Readonly<{ ValueEur?: number | null | undefined; EurRate?: number | null | undefined; EurRateDate: IsoDate | null }>

/** Their value in euro with its rate; null without both, and when the three do not fit: then one of them is wrong. */
export function reportingOf({ EurRate, EurRateDate, ValueEur }: InEuro, value: Money): Reporting | null {
  if (ValueEur == null || EurRate == null || EurRateDate === null) return null
  const expected = new Big(value.amount).times(EurRate)
  const tolerance = new Big(value.amount).abs().times(rateTolerance).plus(roundingTolerance)
  if (expected.minus(ValueEur).abs().gt(tolerance)) return null
  // A value in euro is itself, whatever the rate says.
  if (value.currency === 'EUR' && !new Big(EurRate).eq(1)) return null
  return { value: toMoney(ValueEur, 'EUR'), rate: decimal(roundHalfAway(EurRate, priceDigits)), rateDate: EurRateDate }
}

/** Prices have two to four decimals and stand beside a value that is rounded to the cent; a wrong unit is wrong by a factor of a hundred. */
const priceTolerance = new Big('0.01')

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
