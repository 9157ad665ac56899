/** The only list of languages. Every text catalogue has all of them. */
export const locales = ['en', 'is', 'el'] as const
export type Locale = (typeof locales)[number]

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/** Which locale `Intl` formats numbers with: pounds and pence as in Britain, not America. */
export const intlLocales: Record<Locale, string> = { en: 'en-GB', is: 'is-IS', el: 'el-GR' }

/** Names of the languages in themselves, for the language choice. */
export const localeNames: Record<Locale, string> = { en: 'English', is: 'Íslenska', el: 'Ελληνικά' }
