import type { Locale } from '../../../shared/i18n/locales'
import { locales } from '../../../shared/i18n/locales'
import { el } from './el'
import { en, type PanelTexts } from './en'
import { is } from './is'

const texts: Record<Locale, PanelTexts> = { en, is, el }

const isLocale = (language: string): language is Locale => locales.some((locale) => locale === language)

/** The panel's own words in the language that Payload shows it in; English where it is none of ours. */
export function panelTexts(language: string): PanelTexts & { language: Locale } {
  const own = isLocale(language) ? language : 'en'
  return { ...texts[own], language: own }
}
