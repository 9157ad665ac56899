import type { IsoDate, IsoInstant } from '../domain/dates'
import { remember } from '../domain/remember'
import type { Locale } from '../i18n/locales'

/** DD/MM/YYYY in every language. */
export function formatDate(date: IsoDate): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${day}/${month}/${year}`
}

export type DateTimeOptions = Readonly<{
  /** The languages write these alike today; each caller says which it writes all the same. */
  locale: Locale
  /** IANA name, `Europe/London`. */
  timeZone: string
  /** Decides what is today, on the calendar of `timeZone`. */
  now: IsoInstant
  labels: Readonly<{ today: string }>
}>

/** "Today, 08:42" on the day of `now`, "18/11/2026, 21:30" on any other. Throws a `RangeError` for an unknown time zone. */
export function formatDateTime(instant: IsoInstant, { timeZone, now, labels }: DateTimeOptions): string {
  const { day, time } = localParts(instant, timeZone)
  return `${day === localParts(now, timeZone).day ? labels.today : day}, ${time}`
}

/** 19/11/2026, on the calendar of `timeZone`. Throws a `RangeError` for an unknown time zone. */
export const formatDay = (instant: IsoInstant, timeZone: string): string => localParts(instant, timeZone).day

/** 08:42, on the 24-hour clock of `timeZone`. Throws a `RangeError` for an unknown time zone. */
export const formatTime = (instant: IsoInstant, timeZone: string): string => localParts(instant, timeZone).time

function localParts(instant: IsoInstant, timeZone: string): { day: string; time: string } {
  const parts = new Map(
    clockFormat(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? ''
  return { day: `${part('day')}/${part('month')}/${part('year')}`, time: `${part('hour')}:${part('minute')}` }
}

const clockFormat = remember(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)
