'use client'

import { useTranslation } from '@payloadcms/ui'
import { isLocale, type Locale } from '../../../shared/i18n/locales'

/** Words in the language that the panel is shown in, and that language; English where it is none of ours. */
export function useWords<Words>(words: Readonly<Record<Locale, Words>>): { words: Words; language: Locale } {
  const { i18n } = useTranslation()
  const language = isLocale(i18n.language) ? i18n.language : 'en'
  return { words: words[language], language }
}
