import type { Locale } from '../i18n/locales'

/** What divides parts of a sentence that have commas of their own: a Greek ";" asks a question. */
export const partsDivider = (locale: Locale): string => (locale === 'el' ? '· ' : '; ')
