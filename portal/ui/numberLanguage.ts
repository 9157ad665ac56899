import { intlLocales, type Locale, locales } from '../../shared/i18n/locales'

/** Languages that write numbers alike, for browsers that do not know the language: Chromium would write and read Icelandic numbers as America does. */
const alike: Partial<Record<Locale, string>> = { is: 'da-DK' }

/** The name of a language that the library is to write and read numbers in. */
export function ariaLocaleOf(locale: Locale): string {
  const name = intlLocales[locale]
  return Intl.NumberFormat.supportedLocalesOf([name]).length > 0 ? name : (alike[locale] ?? name)
}

/** The portal's language of such a name. */
export const localeOfAria = (name: string): Locale =>
  locales.find((locale) => intlLocales[locale] === name || alike[locale] === name) ?? 'en'
