import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Locale } from '../../../shared/i18n/locales'
import { keepChoice } from '../cookies'
import { LocaleContext, type LocaleContextValue } from './LocaleContext'
import { loadTexts, namespacesInUse } from './texts'

type Props = Readonly<{ locale: Locale; children: ReactNode }>

/** Says to all below it which language they are shown in. */
export function I18nProvider({ locale: first, children }: Props) {
  const [locale, setShown] = useState(first)
  const wanted = useRef(first)

  const setLocale = useCallback(async (next: Locale, isDefault?: boolean) => {
    wanted.current = next
    // All that is on the screen, so that nothing on it has to wait for its words.
    await loadTexts(next, namespacesInUse())
    // A slow language must not overtake the one that was chosen after it.
    if (wanted.current !== next) return
    setShown(next)
    if (!isDefault) keepChoice('quayside-locale', next)
  }, [])

  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])

  const value = useMemo<LocaleContextValue>(() => ({ locale, setLocale }), [locale, setLocale])
  return <LocaleContext value={value}>{children}</LocaleContext>
}
