import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { useBrand } from '../../lib/bootstrap'
import { useLocaleContext } from '../../lib/i18n/LocaleContext'
import { SessionProvider, useSessionState } from '../../lib/session'

/** Everything that may know who is signed in. The export page and the gallery stand outside. */
export function SessionLayout() {
  const { idleSeconds } = useBrand()
  return (
    <SessionProvider idleSeconds={idleSeconds}>
      <ProfileLocale />
      <Outlet />
    </SessionProvider>
  )
}

/** The language of the profile wins when a person signs in; what they choose afterwards stays until the next time. */
function ProfileLocale() {
  const { state } = useSessionState()
  const { locale, setLocale } = useLocaleContext()
  const { locales } = useBrand()
  const user = state.status === 'signed-in' ? state.session.user : null
  const wanted = user?.locale && locales.includes(user.locale) ? user.locale : null

  useEffect(() => {
    // Without its texts the portal stays in the language that it is in.
    if (wanted && wanted !== locale) setLocale(wanted).catch(() => undefined)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a language chosen later is not to be undone
  }, [user?.id, wanted])

  return null
}
