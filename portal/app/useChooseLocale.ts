import { useCallback, useContext } from 'react'
import type { Locale } from '../../shared/i18n/locales'
import { useLocaleContext } from '../lib/i18n/LocaleContext'
import { useText } from '../lib/i18n/useText'
import { SessionContext } from '../lib/session'
import { useToast } from '../ui/ToastProvider'
import { keepLocale } from './keepLocale'

/** Shows the portal in a language and keeps it: on this device for a month, and on the profile of whoever is signed in. */
export function useChooseLocale(): (locale: Locale) => Promise<void> {
  const t = useText('errors')
  const toast = useToast()
  const { setLocale } = useLocaleContext()
  const state = useContext(SessionContext)?.state
  const userId = state?.status === 'signed-in' ? state.session.user.id : null
  return useCallback(
    async (locale) => {
      try {
        await setLocale(locale)
      } catch {
        return toast(t('languageFailed'), { tone: 'error' })
      }
      if (!userId) return
      try {
        await keepLocale(userId, locale)
      } catch {
        toast(t('languageNotKept'), { tone: 'error' })
      }
    },
    [setLocale, userId, t, toast],
  )
}
