import type { Locale } from '../i18n/locales'

/** The commentary of a reader's language, else that of the brand's own; null when there is neither. */
export const commentaryFor = <C extends { language: Locale }>(all: readonly C[], locale: Locale, defaultLocale: Locale): C | null =>
  all.find(({ language }) => language === locale) ?? all.find(({ language }) => language === defaultLocale) ?? null
