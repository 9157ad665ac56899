import { type CurrencyCode, minorDigits } from '../domain/currency'
import type { Money } from '../domain/money'
import type { Locale } from '../i18n/locales'
import { type DecimalParts, decimalParts, isSymbolFirst, noBreakSpace, signText } from './decimalParts'

/** Those of the specification, and for the rest what tells them apart: four currencies are called "kr". */
const symbols = {
  GBP: '£',
  EUR: '€',
  USD: '$',
  CAD: 'C$',
  AUD: 'A$',
  INR: '₹',
  JPY: '¥',
  ISK: 'kr',
  CHF: 'CHF',
  SEK: 'SEK',
  NOK: 'NOK',
  DKK: 'DKK',
} satisfies Record<CurrencyCode, string>

export type MoneyParts = Readonly<{
  /** A true minus, a plus or nothing. It comes first of all parts. */
  sign: string
  symbol: string
  symbolFirst: boolean
  /** Between symbol and number: a no-break space, or nothing. */
  gap: string
  /** Grouped. */
  integer: string
  /** With its separator; empty when there is none. */
  fraction: string
}>

export type MoneyOptions = Readonly<{
  /** A plus on what is more than zero: for gains and movements. */
  signed?: boolean
  /** Fraction digits; those of the currency by default. */
  digits?: number
}>

/** An amount of money in the parts that the hero figure sets apart, rounded half away from zero. */
export function moneyParts(money: Money, locale: Locale, options: MoneyOptions = {}): MoneyParts {
  const { signed = false, digits = minorDigits(money.currency) } = options
  return {
    ...symbolParts(money.currency, locale),
    ...numberParts(decimalParts(money.amount, locale, { min: digits, max: digits }), signed),
  }
}

/** £1,234.56, −£1,317.80, kr 12,300; "1.234,56 £" in Icelandic and Greek. An amount that rounds to zero has no sign. */
export const formatMoney = (money: Money, locale: Locale, options: MoneyOptions = {}): string =>
  joinMoney(moneyParts(money, locale, options))

/** The symbol of a currency as `locale` writes it. */
export const currencySymbol = (currency: CurrencyCode, locale: Locale): string =>
  currency === 'ISK' && locale === 'is' ? 'kr.' : symbols[currency]

export function symbolParts(currency: CurrencyCode, locale: Locale): Pick<MoneyParts, 'symbol' | 'symbolFirst' | 'gap'> {
  const symbol = currencySymbol(currency, locale)
  const symbolFirst = isSymbolFirst(locale)
  return { symbol, symbolFirst, gap: !symbolFirst || /[a-z]$/i.test(symbol) ? noBreakSpace : '' }
}

export const numberParts = (
  { sign, integer, fraction }: DecimalParts,
  signed: boolean,
): Pick<MoneyParts, 'sign' | 'integer' | 'fraction'> => ({
  sign: signText(sign, signed),
  integer,
  fraction,
})

export function joinMoney({ sign, symbol, symbolFirst, gap, integer, fraction }: MoneyParts): string {
  return symbolFirst ? `${sign}${symbol}${gap}${integer}${fraction}` : `${sign}${integer}${fraction}${gap}${symbol}`
}
