import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Locale } from '../../../shared/i18n/locales'
import type { Catalogue } from '../../messages/en'
import { keepChoice } from '../cookies'
import { loadCatalogue } from './catalogues'
import { LocaleContext, type LocaleContextValue } from './LocaleContext'

type Props = Readonly<{ locale: Locale; catalogue: Catalogue; children: ReactNode }>

/** Gives the texts of `locale` to all below it; the caller loads the first catalogue, so that nothing renders without words. */
export function I18nProvider({ locale, catalogue, children }: Props) {
  const [shown, setShown] = useState({ locale, catalogue })
  const wanted = useRef(locale)

  const setLocale = useCallback(async (next: Locale) => {
    wanted.current = next
    const texts = await loadCatalogue(next)
    // A slow language must not overtake the one that was chosen after it.
    if (wanted.current !== next) return
    setShown({ locale: next, catalogue: texts })
    keepChoice('quayside-locale', next)
  }, [])

  useEffect(() => {
    document.documentElement.lang = shown.locale
  }, [shown.locale])

  const value = useMemo<LocaleContextValue>(() => ({ ...shown, setLocale }), [shown, setLocale])
  return <LocaleContext value={value}>{children}</LocaleContext>
}
