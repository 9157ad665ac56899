import { currencyCodes } from '../domain/currency'
import type { DecimalString } from '../domain/money'
import type { Locale } from '../i18n/locales'
import { minus, noBreakSpace } from './decimalParts'
import { currencySymbol, joinMoney, symbolParts } from './money'
import { formatUnits } from './number'

/**
 * A figure in the unit that an editor wrote beside it: a currency, by its code or its sign, stands where the language writes it (£320,714, "320.714 £");
 * % follows at once; every other unit follows behind a no-break space. The figure keeps the digits it was given with (see `formatUnits`).
 */
export function formatWithUnit(value: DecimalString, unit: string | null, locale: Locale): string {
  const number = formatUnits(value, locale)
  if (unit === null || unit === '') return number
  if (unit === '%') return `${number}%`
  const currency = currencyCodes.find((code) => [code, currencySymbol(code, 'en'), currencySymbol(code, locale)].includes(unit))
  if (currency === undefined) return `${number}${noBreakSpace}${unit}`
  const sign = number.startsWith(minus) ? minus : ''
  return joinMoney({ ...symbolParts(currency, locale), sign, integer: number.slice(sign.length), fraction: '' })
}
