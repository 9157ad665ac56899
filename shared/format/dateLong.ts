import type { IsoDate } from '../domain/dates'
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
