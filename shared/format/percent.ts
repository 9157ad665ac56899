import type { Ratio } from '../domain/ratio'
import type { Locale } from '../i18n/locales'
import { decimalParts, missing, signText } from './decimalParts'

export type PercentOptions = Readonly<{
  /** A plus on what is more than zero: for returns. */
  signed?: boolean
  digits?: number
}>

/** 0.1234 as 12.34%, rounded half away from zero; what rounds to zero has no sign. What is no number is written as missing. */
export function formatPercent(ratio: Ratio, locale: Locale, { signed = false, digits = 2 }: PercentOptions = {}): string {
  if (!Number.isFinite(ratio)) return missing
  const { sign, integer, fraction } = decimalParts(ratio, locale, { min: digits, max: digits, style: 'percent' })
  return `${signText(sign, signed)}${integer}${fraction}%`
}
