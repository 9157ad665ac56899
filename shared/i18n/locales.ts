import * as z from 'zod/mini'

/** The only list of languages. Every text catalogue has all of them. */
export const locales = ['en', 'is', 'el'] as const
export const localeSchema = z.enum(locales)
export type Locale = z.infer<typeof localeSchema>

/** Which locale `Intl` formats numbers with: pounds and pence as in Britain, not America. */
export const intlLocales: Record<Locale, string> = { en: 'en-GB', is: 'is-IS', el: 'el-GR' }

/** Names of the languages in themselves, for the language choice. */
export const localeNames: Record<Locale, string> = { en: 'English', is: 'Íslenska', el: 'Ελληνικά' }
