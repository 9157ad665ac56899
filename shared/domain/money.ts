import type Big from 'big.js'
import * as z from 'zod/mini'
import { type CurrencyCode, currencyCodeSchema, minorDigits } from './currency'
import { fromUnits, toUnits } from './decimals'

/** A decimal number as text, for example `"-1234567.89"`: no exponent, no grouping, no plus sign. */
export type DecimalString = string & z.core.$brand<'DecimalString'>

export const decimalStringSchema = z
  .string()
  .check(z.regex(/^-?\d{1,18}(\.\d{1,12})?$/))
  .brand<'DecimalString'>()

export const moneySchema = z.readonly(z.object({ amount: decimalStringSchema, currency: currencyCodeSchema }))

/** An amount in whole units of its currency (pounds, never pence), as a decimal string. */
export type Money = z.infer<typeof moneySchema>

type Numeric = Big | string | number

const maxDecimals = 12
/** What `decimal` gives for itself: nothing before the first digit that counts, nothing behind the last, at most twelve decimals. */
const asWritten = /^(?:0|-?[1-9]\d{0,17}|-?(?:0|[1-9]\d{0,17})\.\d{0,11}[1-9])$/

/**
 * Text of a decimal value, rounded to twelve decimals: a feed's 0.1 + 0.2 arrives as 0.30000000000000004.
 * Throws a `RangeError` when the value is not a finite number or has more than 18 integer digits.
 */
export function decimal(value: Numeric): DecimalString {
  // Most amounts come as they were written by us: reading ten thousand of them by the long way took as long as asking the database.
  if (typeof value === 'string' && asWritten.test(value)) return value as DecimalString
  try {
    return decimalStringSchema.parse(fromUnits(toUnits(typeof value === 'object' ? value.toString() : value, maxDecimals), maxDecimals))
  } catch {
    throw new RangeError(`not a decimal value: ${String(value)}`)
  }
}

/** Money from an amount in whole units of `currency`. Throws a `RangeError` when the amount is not a finite number. */
export function money(amount: Numeric, currency: CurrencyCode): Money {
  return { amount: decimal(amount), currency }
}

export const zeroMoney = (currency: CurrencyCode): Money => money(0, currency)

/** Sum of two amounts. Throws a `TypeError` on mixed currencies: a conversion needs a rate with its date. */
export function addMoney(a: Money, b: Money): Money {
  assertSameCurrency(a, b)
  return ofUnits(unitsOf(a) + unitsOf(b), a.currency)
}

/** `a` less `b`. Throws a `TypeError` on mixed currencies. */
export function subtractMoney(a: Money, b: Money): Money {
  assertSameCurrency(a, b)
  return ofUnits(unitsOf(a) - unitsOf(b), a.currency)
}

export const negateMoney = (a: Money): Money => ofUnits(-unitsOf(a), a.currency)

/** Sum of many amounts in one currency; `zeroMoney` for none. Throws a `TypeError` on mixed currencies. */
export function sumMoney(amounts: readonly Money[], currency: CurrencyCode): Money {
  const start = zeroMoney(currency)
  const sum = amounts.reduce((total, amount) => {
    assertSameCurrency(start, amount)
    return total + unitsOf(amount)
  }, 0n)
  return ofUnits(sum, currency)
}

/** −1, 0 or 1. */
export const signOf = (a: Money): -1 | 0 | 1 => signOfUnits(unitsOf(a))

export const isZero = (a: Money): boolean => !/[1-9]/.test(a.amount)

/** −1, 0 or 1, as `Array.prototype.sort` expects. Throws a `TypeError` on mixed currencies. */
export function compareMoney(a: Money, b: Money): -1 | 0 | 1 {
  assertSameCurrency(a, b)
  return signOfUnits(unitsOf(a) - unitsOf(b))
}

/** Rounded half away from zero to `digits` decimal places; those of the currency by default. */
export const roundMoney = (a: Money, digits = minorDigits(a.currency)): Money =>
  money(fromUnits(toUnits(a.amount, digits), digits), a.currency)

/** A plain number for the edge of a chart, or for the weight of a ratio; an amount is never computed with it. */
export const moneyToNumber = (a: Money): number => Number(a.amount)

/** Without loss: an amount has twelve decimals at most. */
const unitsOf = (a: Money): bigint => toUnits(a.amount, maxDecimals)
const ofUnits = (units: bigint, currency: CurrencyCode): Money => money(fromUnits(units, maxDecimals), currency)

const signOfUnits = (units: bigint): -1 | 0 | 1 => (units < 0n ? -1 : units > 0n ? 1 : 0)

function assertSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new TypeError(`cannot mix ${a.currency} and ${b.currency}`)
}
