import type { Locale } from '../i18n/locales'
import { decimalParts, missing, noBreakSpace } from './decimalParts'

const byteUnits = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** The size of a file in decimal units: 412 kB, 1.3 MB. */
export function formatBytes(bytes: number, locale: Locale): string {
  if (!Number.isFinite(bytes) || bytes < 0) return missing
  let scaled = bytes
  let index = 0
  while (Number(scaled.toFixed(digitsOf(index))) >= 1000 && index < byteUnits.length - 1) {
    scaled /= 1000
    index += 1
  }
  const { integer, fraction } = decimalParts(scaled, locale, { min: 0, max: digitsOf(index) })
  return `${integer}${fraction}${noBreakSpace}${byteUnits[index] ?? ''}`
}

/** A tenth of a megabyte says something, a tenth of a kilobyte does not. */
const digitsOf = (unitIndex: number): number => (unitIndex < 2 ? 0 : 1)
