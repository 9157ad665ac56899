import type { Locale } from '../../../shared/i18n/locales'

/** What `Intl` is asked for a language of the panel: English as the British write it. */
export const formatLocale = (language: Locale): string => (language === 'en' ? 'en-GB' : language)
