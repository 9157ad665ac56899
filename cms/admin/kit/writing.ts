import { isoDate, isoInstant } from '../../../shared/domain/dates'
import { formatDate, formatDateTime, formatTime } from '../../../shared/format/date'
import type { Locale } from '../../../shared/i18n/locales'

/** How a screen about released reports writes: its language, and the clock of the brand whose panel it is. */
export type Writing = Readonly<{ language: Locale; timeZone: string }>

/** "Today, 09:38" or "14/10/2026, 09:12"; within a sentence "today, 09:38". */
export function momentText(instant: string, { language, timeZone }: Writing, today: string, isWithin = false): string {
  const text = formatDateTime(isoInstant(new Date(instant)), {
    locale: language,
    timeZone,
    now: isoInstant(new Date()),
    labels: { today: isWithin ? today.charAt(0).toLocaleLowerCase(language) + today.slice(1) : today },
  })
  return text
}

export const clockText = (instant: string, { timeZone }: Writing): string => formatTime(isoInstant(new Date(instant)), timeZone)

export const dayText = (day: string): string => formatDate(isoDate(day))

/** "88cf 43cb … b4a8": enough of a hash to tell two files apart by eye. */
export const shortHash = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`

export const fileOf = (document: string): string => `/api/documents/${encodeURIComponent(document)}/download`
