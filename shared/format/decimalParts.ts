import { toUnits, unitsText } from '../domain/decimals'
import type { Locale } from '../i18n/locales'
import { groupDigits, numberMarks } from './numberMarks'

export const minus = '\u2212'
export const noBreakSpace = '\u00a0'
/** What stands where a figure is missing. */
export const missing = '\u2013'

export const isSymbolFirst = (locale: Locale): boolean => locale === 'en'

export type DecimalParts = Readonly<{
  /** Of the rounded value: zero has neither sign. */
  sign: -1 | 0 | 1
  /** Grouped. */
  integer: string
  /** With its separator; empty when there is none. */
  fraction: string
}>

export type Digits = Readonly<{
  min: number
  max: number
  style?: 'decimal' | 'percent'
  /** Leaves out a fraction of zeros only. */
  stripsZeros?: boolean
}>

/** A decimal number rounded half away from zero and written for `locale`, in parts. A string keeps all its digits. */
export function decimalParts(value: string | number, locale: Locale, digits: Digits): DecimalParts {
  const isPercent = digits.style === 'percent'
  // A hundredth of a percent more is two digits more: the units are the same.
  const units = toUnits(value, isPercent ? digits.max + 2 : digits.max)
  const { whole, fraction: decimals } = unitsText(units, digits.max)
  const fraction = digits.stripsZeros && /^0*$/.test(decimals) ? '' : withoutLastZeros(decimals, digits.min)
  return {
    sign: units === 0n ? 0 : units < 0n ? -1 : 1,
    integer: groupDigits(whole, locale),
    fraction: fraction === '' ? '' : numberMarks(locale).decimal + fraction,
  }
}

function withoutLastZeros(decimals: string, min: number): string {
  let end = decimals.length
  while (end > min && decimals[end - 1] === '0') end -= 1
  return decimals.slice(0, end)
}

/** The sign in front of a figure: a true minus, a plus only where gains carry one. */
export function signText(sign: -1 | 0 | 1, signed: boolean): string {
  if (sign === -1) return minus
  return sign === 1 && signed ? '+' : ''
}
