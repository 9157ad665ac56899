import type { DecimalString } from '../domain/money'
import type { Locale } from '../i18n/locales'
import { decimalParts, signText } from './decimalParts'

/** A rate of exchange with the digits that it was given with, as no one may round it. */
export function formatRate(rate: DecimalString, locale: Locale): string {
  const digits = rate.split('.')[1]?.length ?? 0
  const { sign, integer, fraction } = decimalParts(rate, locale, { min: digits, max: digits })
  return signText(sign, false) + integer + fraction
}
