import { useEffect, useRef } from 'react'
import { Outlet } from 'react-router-dom'
import type { Locale } from '../../../shared/i18n/locales'
import { useBootstrap, useBrand } from '../../lib/bootstrap'
import { useLocaleContext } from '../../lib/i18n/LocaleContext'
import { loadPart } from '../../lib/loadPart'
import { SessionProvider, useSessionState } from '../../lib/session'
import { keepLocale } from '../keepLocale'

/** Comes with the frame, which whoever is signed in sees next; who has yet to sign in needs no schema. */
const fetchSessionSchema = async () => (await loadPart(() => import('./DashboardFrame'))).sessionResponseSchema

/** Everything that may know who is signed in. The export page and the gallery stand outside. */
export function SessionLayout() {
  const { hasSession } = useBootstrap()
  return (
    <SessionProvider isAsked={hasSession} parser={fetchSessionSchema}>
      <ProfileLocale />
      <Outlet />
    </SessionProvider>
  )
}

/** The language of the profile is the one to sign in to, unless another was chosen on the sign-in page: that one goes to the profile. */
function ProfileLocale() {
  const { state } = useSessionState()
  const { locale, setLocale } = useLocaleContext()
  const { locales } = useBrand()
  const user = state.status === 'signed-in' ? state.session.user : null
  /** What the portal was shown in when nobody was signed in yet; null once somebody is. */
  const before = useRef<Locale | null>(locale)

  useEffect(() => {
    if (!user) {
      before.current ??= locale
      return
    }
    if (before.current === null) return
    const isChosen = before.current !== locale
    before.current = null
    if (user.locale === locale) return
    // Neither is worth a word to the person: the portal stays in a language that they can read.
    if (isChosen) keepLocale(user.id, locale).catch(() => undefined)
    else if (user.locale && locales.includes(user.locale)) setLocale(user.locale).catch(() => undefined)
  }, [user, locale, locales, setLocale])

  return null
}
