import type { IsoDate, IsoInstant } from '../domain/dates'
import { remember } from '../domain/remember'
import { intlLocales, type Locale } from '../i18n/locales'

/** Chromium's `Intl` has no Icelandic; see `decimalParts`. */
const icelandicMonths = [
  'janúar',
  'febrúar',
  'mars',
  'apríl',
  'maí',
  'júní',
  'júlí',
  'ágúst',
  'september',
  'október',
  'nóvember',
  'desember',
] as const

/** DD/MM/YYYY in every language. */
export function formatDate(date: IsoDate): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${day}/${month}/${year}`
}

/** 30 September 2026, 30. september 2026, 30 Σεπτεμβρίου 2026. */
export function formatDateLong(date: IsoDate, locale: Locale): string {
  if (locale === 'is') {
    const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
    return `${day}. ${icelandicMonths[month - 1] ?? ''} ${year}`
  }
  return longFormat(locale).format(new Date(`${date}T00:00:00Z`))
}

const longFormat = remember(
  (locale: Locale) => new Intl.DateTimeFormat(intlLocales[locale], { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

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
