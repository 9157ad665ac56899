import { createContext, useContext } from 'react'
import type { Locale } from '../../../shared/i18n/locales'

export type LocaleContextValue = Readonly<{
  locale: Locale
  /**
   * Shows the portal in another language without a reload, and keeps it on this device unless it is nobody's choice (`isDefault`). Rejects when its
   * texts cannot be fetched; the old language then stays.
   */
  setLocale: (locale: Locale, isDefault?: boolean) => Promise<void>
}>

export const LocaleContext = createContext<LocaleContextValue | null>(null)

export function useLocaleContext(): LocaleContextValue {
  const value = useContext(LocaleContext)
  if (!value) throw new Error('I18nProvider is missing above this component')
  return value
}

/** The language that the portal is shown in. */
export const useLocale = (): Locale => useLocaleContext().locale
