import { addDays, addMonths, type IsoDate, isoDate, isoDateSchema } from '../../../shared/domain/dates'
import { formatDateLong } from '../../../shared/format/dateLong'
import { intlLocales, type Locale } from '../../../shared/i18n/locales'

/** A day as typed: DD/MM/YYYY, also with dots, hyphens or blanks, one digit where one is enough, or eight digits. Null when it is no day. */
export function parseTypedDate(text: string): IsoDate | null {
  const match = /^\s*(\d{1,2})[./\-\s](\d{1,2})[./\-\s](\d{4})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(text)
  if (!match) return null
  const [, day = '', month = '', year = ''] = match
  const result = isoDateSchema.safeParse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return result.success ? result.data : null
}

export const firstOfMonth = (date: IsoDate): IsoDate => isoDate(`${date.slice(0, 7)}-01`)

/** 0 on Monday, 6 on Sunday: the week starts on Monday in all our languages. */
export const weekdayOf = (date: IsoDate): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7

/** Weeks of the month of `date`; a place without a day of this month is null. */
export function weeksOfMonth(date: IsoDate): (IsoDate | null)[][] {
  const first = firstOfMonth(date)
  const next = addMonths(first, 1)
  const cells: (IsoDate | null)[] = Array.from({ length: weekdayOf(first) }, () => null)
  for (let day = first; day < next; day = addDays(day, 1)) cells.push(day)
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

export const clampDate = (date: IsoDate, min: IsoDate, max: IsoDate): IsoDate => (date < min ? min : date > max ? max : date)

/** Browsers have no Icelandic names of days. */
const icelandicDays = ['mán', 'þri', 'mið', 'fim', 'fös', 'lau', 'sun']

/** Short names of the days, Monday first. */
export function weekdayNames(locale: Locale): readonly string[] {
  if (locale === 'is') return icelandicDays
  const format = new Intl.DateTimeFormat(intlLocales[locale], { weekday: 'short', timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) => format.format(new Date(Date.UTC(2024, 0, 1 + day))))
}

/** September 2026, september 2026, Σεπτέμβριος 2026. */
export function monthName(date: IsoDate, locale: Locale): string {
  if (locale === 'is') return formatDateLong(date, 'is').replace(/^\S+ /, '')
  return new Intl.DateTimeFormat(intlLocales[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
}
