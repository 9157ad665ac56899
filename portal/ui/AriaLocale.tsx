import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLocale } from '../lib/i18n/LocaleContext'
import { ariaLocaleOf } from './numberLanguage'
import { giveAriaWords } from './ariaWords'

giveAriaWords()

/**
 * Stands inside each piece of the kit whose library part reads a language, so that no screen waits for the library itself. It gives the
 * library the language of the portal instead of the browser's (numbers that are typed, sorting), and the words of its own.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={ariaLocaleOf(useLocale())}>{children}</I18nProvider>
}
