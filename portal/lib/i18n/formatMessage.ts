import { type Formatters, IntlMessageFormat } from 'intl-messageformat'
import { intlLocales, type Locale } from '../../../shared/i18n/locales'

export type MessageValues = Readonly<Record<string, string | number>>

/**
 * Chromium knows the plural rules of Icelandic but not its numbers, and would write them the English way. German groups and marks
 * decimals as Icelandic does.
 */
const numberLocale = (locale: string): string =>
  Intl.NumberFormat(locale).resolvedOptions().locale.startsWith(locale.slice(0, 2)) ? locale : locale.startsWith('is') ? 'de-DE' : locale

const formatters: Formatters = {
  getNumberFormat: (locale, options) => new Intl.NumberFormat(numberLocale(String(locale)), options),
  getDateTimeFormat: (locale, options) => new Intl.DateTimeFormat(locale, options),
  getPluralRules: (locale, options) => new Intl.PluralRules(locale, options),
}

const cache = new Map<string, IntlMessageFormat>()

/** Text of an ICU message. A message that needs no values passes through unparsed. Throws when a value that the message names is missing. */
export function formatMessage(locale: Locale, message: string, values?: MessageValues): string {
  if (!values && !/[{}'<]/.test(message)) return message
  const key = `${locale}\n${message}`
  let format = cache.get(key)
  if (!format) {
    format = new IntlMessageFormat(message, intlLocales[locale], undefined, { formatters, ignoreTag: true })
    cache.set(key, format)
  }
  return String(format.format({ ...values }))
}
