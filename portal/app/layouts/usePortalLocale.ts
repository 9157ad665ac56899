import { useEffect } from 'react'
import type { SessionResponse } from '../../../shared/contracts/session'
import { useBrand } from '../../lib/bootstrap'
import { readCookie } from '../../lib/cookies'
import { useLocaleContext } from '../../lib/i18n/LocaleContext'
import { useSession } from '../../lib/session'

/**
 * Shows a portal in its own language at once, also on a page that was served in the brand's, as the sign-in page is. Only to whoever has chosen
 * none, neither on their profile nor on this device: the server decides alike (`chooseLocale`). Undefined leaves things as they are.
 */
export function usePortalLocale(language: SessionResponse['portals'][number]['language'] | undefined): void {
  const { locales } = useBrand()
  const { user } = useSession()
  const { locale, setLocale } = useLocaleContext()
  useEffect(() => {
    if (!language || language === locale || !locales.includes(language)) return
    if (user.locale !== null || readCookie('quayside-locale') !== null) return
    // Not shown: the portal stays in a language of the brand.
    setLocale(language, true).catch(() => undefined)
  }, [language, locale, locales, setLocale, user.locale])
}
