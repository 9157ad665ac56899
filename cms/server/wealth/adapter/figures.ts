import type Big from 'big.js'
import { type CurrencyCode, currencyCodeSchema, type QuoteUnit, quoteUnitSchema } from '../../../../shared/domain/currency'
import { decimal, type DecimalString, type Money, money } from '../../../../shared/domain/money'
import { type Ratio, ratioFromPercent } from '../../../../shared/domain/ratio'
import { roundHalfAway } from '../../../../shared/domain/rounding'

/* Numbers of an upstream as ours, for every adapter. What cannot be one throws: the row is then left out, or the answer refused. */

/** Decimals that upstreams send at most; what lies behind them is noise of floating point (0.1 + 0.2). */
const amountDigits = 2
export const priceDigits = 6
/** Registrars count fund units to seven decimals. */
export const unitDigits = 7

/** What has no more decimals than that is itself: rounding every amount of a history costs more than reading it. */
function rounded(value: Big | number | string, digits: number): Big | string {
  if (typeof value === 'object') return roundHalfAway(value, digits)
  const text = String(value)
  const point = text.indexOf('.')
  return plain.test(text) && (point === -1 || text.length - point - 1 <= digits) ? text : roundHalfAway(value, digits)
}

const plain = /^-?\d+(?:\.\d+)?$/

/** Throws when the currency is none of ours. */
export const toCurrency = (code: string): CurrencyCode => currencyCodeSchema.parse(code)
export const toQuoteUnit = (code: string): QuoteUnit => quoteUnitSchema.parse(code)

/** An amount in whole units of `currency`, to the penny. Throws a `RangeError` for what money cannot hold. */
export const toMoney = (amount: Big | number | string, currency: CurrencyCode): Money => money(rounded(amount, amountDigits), currency)
export const toMoneyOrNull = (amount: number | null | undefined, currency: CurrencyCode): Money | null =>
  amount == null ? null : toMoney(amount, currency)

export const toDecimal = (value: Big | number | string, digits = priceDigits): DecimalString => decimal(rounded(value, digits))
export const toDecimalOrNull = (value: number | string | null | undefined, digits = priceDigits): DecimalString | null =>
  value == null ? null : toDecimal(value, digits)

/** 12.34 as 0.1234. */
export const toRatioOrNull = (percent: number | string | null | undefined): Ratio | null =>
  percent == null ? null : ratioFromPercent(percent)
