import { remember } from '../domain/remember'
import { roundHalfAway } from '../domain/rounding'
import type { Locale } from '../i18n/locales'

export const minus = '\u2212'
export const noBreakSpace = '\u00a0'
/** What stands where a figure is missing. */
export const missing = '\u2013'

/**
 * How a language writes numbers. Held here because Chromium ships `Intl` without Icelandic numbers and dates and would print them
 * the English way, on the screen and in the PDF. The tests compare this table with the ICU of Node, which has all three.
 */
const conventions = {
  en: { group: ',', decimal: '.', symbolFirst: true },
  is: { group: '.', decimal: ',', symbolFirst: false },
  el: { group: '.', decimal: ',', symbolFirst: false },
} satisfies Record<Locale, { group: string; decimal: string; symbolFirst: boolean }>

export const isSymbolFirst = (locale: Locale): boolean => conventions[locale].symbolFirst

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
  const { group, decimal } = conventions[locale]
  // Rounded by the house's rule before `Intl` sees it: what is shown is what is subtracted and exported.
  const rounded = roundHalfAway(value, digits.style === 'percent' ? digits.max + 2 : digits.max)
  const parts = numberFormat(digits).formatToParts(rounded.toFixed() as Intl.StringNumericLiteral)
  const join = (types: readonly string[]): string => parts.flatMap((part) => (types.includes(part.type) ? part.value : [])).join('')
  const integer = join(['integer', 'group']).replaceAll(',', group)
  const fraction = join(['fraction'])
  const isZero = !/[1-9]/.test(integer + fraction)
  return {
    sign: isZero ? 0 : join(['minusSign']) === '' ? 1 : -1,
    integer,
    fraction: fraction === '' ? '' : decimal + fraction,
  }
}

/** The sign in front of a figure: a true minus, a plus only where gains carry one. */
export function signText(sign: -1 | 0 | 1, signed: boolean): string {
  if (sign === -1) return minus
  return sign === 1 && signed ? '+' : ''
}

const numberFormat = remember(
  ({ min, max, style = 'decimal', stripsZeros = false }: Digits) =>
    new Intl.NumberFormat('en-GB', {
      style,
      minimumFractionDigits: min,
      maximumFractionDigits: max,
      trailingZeroDisplay: stripsZeros ? 'stripIfInteger' : 'auto',
    }),
  ({ min, max, style, stripsZeros }) => `${style} ${min} ${max} ${stripsZeros}`,
)
