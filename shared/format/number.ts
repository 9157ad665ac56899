import { minorDigits, type QuoteUnit } from '../domain/currency'
import type { DecimalString } from '../domain/money'
import type { Locale } from '../i18n/locales'
import { type DecimalParts, decimalParts, signText } from './decimalParts'
import { formatMoney } from './money'

/** Registrars count fund units to seven decimals. */
const maxUnitDigits = 7
const maxPriceDigits = 4

/** A plain number, such as the limit of a field: grouped, with up to three decimals. */
export function formatNumber(value: number, locale: Locale): string {
  const { sign, integer, fraction } = decimalParts(value, locale, { min: 0, max: 3 })
  return signText(sign, false) + integer + fraction
}

/** Units as given, grouped, with up to seven decimals: 92,450.318. Less than those can show is written in full, never as 0. */
export function formatUnits(units: DecimalString, locale: Locale): string {
  const { sign, integer, fraction } = unitsDecimal(units, locale)
  return signText(sign, false) + integer + fraction
}

export type UnitsParts = Readonly<{
  /** Grouped, with its sign. */
  integer: string
  /** With its separator; empty for whole units. */
  fraction: string
  /** Digits to set invisibly behind, so that the decimal points of a column stand below one another. */
  ghost: string
}>

/** Units in parts, for a column in which the longest fraction has `digits` digits (see `unitsDigits`). */
export function unitsParts(units: DecimalString, locale: Locale, digits: number): UnitsParts {
  const { sign, integer, fraction } = unitsDecimal(units, locale)
  const full = decimalParts('0', locale, { min: digits, max: digits }).fraction
  return {
    integer: signText(sign, false) + integer,
    fraction: fraction === '' ? '' : fraction.padEnd(full.length, '0'),
    ghost: fraction === '' ? full : '',
  }
}

/** The longest fraction that a column of units shows. Missing units (cash) count for nothing. */
export function unitsDigits(column: readonly (DecimalString | null)[]): number {
  return Math.max(0, ...column.map((units) => (units === null ? 0 : Math.max(0, unitsDecimal(units, 'en').fraction.length - 1))))
}

/** The most decimals that a column of prices needs: all of its prices are then written with them. */
export const priceDigits = (column: readonly Readonly<{ price: DecimalString; unit: QuoteUnit }>[]): number =>
  Math.max(0, ...column.map(({ price, unit }) => Math.max(shownDigits(price, maxPriceDigits), unit === 'GBX' ? 0 : minorDigits(unit))))

/**
 * The price of one unit as its market quotes it: 121.4p for GBX, £4.2186 or £94.12 for a currency, with up to four decimals; in a column
 * with at least `digits` of them (see `priceDigits`).
 */
export function formatPrice(price: DecimalString, quoteUnit: QuoteUnit, locale: Locale, digits = 0): string {
  const given = Math.max(shownDigits(price, maxPriceDigits), digits)
  if (quoteUnit !== 'GBX') {
    return formatMoney({ amount: price, currency: quoteUnit }, locale, { digits: Math.max(given, minorDigits(quoteUnit)) })
  }
  const { sign, integer, fraction } = decimalParts(price, locale, { min: given, max: given })
  return `${signText(sign, false)}${integer}${fraction}p`
}

function unitsDecimal(units: DecimalString, locale: Locale): DecimalParts {
  const digits = shownDigits(units, maxUnitDigits)
  return decimalParts(units, locale, { min: digits, max: digits })
}

/** Fraction digits as given, up to `maxDigits`; all of them when the number is too small to show with those. */
function shownDigits(value: DecimalString, maxDigits: number): number {
  const given = value.split('.')[1]?.replace(/0+$/, '').length ?? 0
  const isTooSmall = decimalParts(value, 'en', { min: 0, max: maxDigits }).sign === 0
  return isTooSmall ? given : Math.min(given, maxDigits)
}
