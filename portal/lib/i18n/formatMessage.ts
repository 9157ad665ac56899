import { type Formatters, IntlMessageFormat } from 'intl-messageformat'
import { intlLocales, type Locale } from '../../../shared/i18n/locales'

export type MessageValues = Readonly<Record<string, string | number>>

/** A text: as it was written, or parsed by the build (see vite.config.ts) when it asks for values. */
export type Message = string | ReturnType<IntlMessageFormat['getAst']>

/**
 * Chromium knows the plural rules of Icelandic but not its numbers, and would write them the English way. German groups and marks
 * decimals as Icelandic does.
 */
const numberLocale = (locale: string): string =>
  locale.startsWith('is') && !Intl.NumberFormat(locale).resolvedOptions().locale.startsWith('is') ? 'de-DE' : locale

const formatters: Formatters = {
  getNumberFormat: (locale, options) => new Intl.NumberFormat(numberLocale(String(locale)), options),
  getDateTimeFormat: (locale, options) => new Intl.DateTimeFormat(locale, options),
  getPluralRules: (locale, options) => new Intl.PluralRules(locale, options),
}

const caches = new Map<Locale, Map<Message, IntlMessageFormat>>()

function formatOf(locale: Locale, message: Message): IntlMessageFormat {
  const cache = caches.get(locale) ?? new Map<Message, IntlMessageFormat>()
  caches.set(locale, cache)
  let format = cache.get(message)
  if (!format) {
    format = new IntlMessageFormat(message, intlLocales[locale], undefined, { formatters, ignoreTag: true })
    cache.set(message, format)
  }
  return format
}

/** Text of an ICU message. One that asks for no values passes through. Throws when a value that the message names is missing. */
export function formatMessage(locale: Locale, message: Message, values?: MessageValues): string {
  if (typeof message === 'string' && !/[{}']/.test(message)) return message
  return String(formatOf(locale, message).format({ ...values }))
}
