import type { Ratio } from '../domain/ratio'
import type { Locale } from '../i18n/locales'
import { formatPercent } from './percent'
import { missing } from './decimalParts'

/** A difference of two shares in percentage points: 0.0096 as "+0.96 pp". `unit` is the reader's word for them. What rounds to zero has no sign. */
export function formatPoints(difference: Ratio, locale: Locale, unit: string): string {
  const text = formatPercent(difference, locale, { signed: true })
  return text === missing ? missing : `${text.replace('%', '')}\u00A0${unit}`
}
