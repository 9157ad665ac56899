import type { IsoDate } from '../../../shared/domain/dates'
import { minorDigits } from '../book/amounts'
import type { BookCurrency } from '../market/foreignExchange'

/* How this API writes amounts and days. */

export type Amount = Readonly<{ amount: string; currency: string }>

export const decimalText = (minor: number, currency: BookCurrency): string =>
  (minor / 10 ** minorDigits[currency]).toFixed(minorDigits[currency])

export const amount = (minor: number, currency: BookCurrency): Amount => ({ amount: decimalText(minor, currency), currency })

/** A number with so many decimals, without zeros at its end. */
export const plainText = (value: number, digits: number): string =>
  value
    .toFixed(digits)
    .replace(/\.?0+$/, '')
    .replace(/^-0$/, '0')

export const percentText = (percent: number | null): string | null => (percent === null ? null : plainText(percent, 4))

const lastSundayOf = (year: number, month: 3 | 10): string => {
  const last = new Date(Date.UTC(year, month, 0))
  last.setUTCDate(last.getUTCDate() - last.getUTCDay())
  return last.toISOString().slice(0, 10)
}
const written = new Map<IsoDate, string>()

/** The instant of a day's midnight in London. Summer time begins and ends at one in the morning of a Sunday, so it begins with the midnight after. */
export function dateIso(date: IsoDate): string {
  const known = written.get(date)
  if (known) return known
  const year = Number(date.slice(0, 4))
  const isSummer = date > lastSundayOf(year, 3) && date <= lastSundayOf(year, 10)
  const text = new Date(Date.parse(`${date}T00:00:00Z`) - (isSummer ? 3_600_000 : 0)).toISOString()
  written.set(date, text)
  return text
}
