import { useCallback, useContext } from 'react'
import * as z from 'zod/mini'
import type { Locale } from '../../shared/i18n/locales'
import { apiPatch } from '../lib/apiClient'
import { useLocaleContext } from '../lib/i18n/LocaleContext'
import { useText } from '../lib/i18n/useText'
import { SessionContext } from '../lib/session'
import { useToast } from '../ui/ToastProvider'

/** Shows the portal in a language and keeps it: on this device for a month, and on the profile of whoever is signed in. */
export function useChooseLocale(): (locale: Locale) => Promise<void> {
  const t = useText('shell')
  const toast = useToast()
  const { setLocale } = useLocaleContext()
  const state = useContext(SessionContext)?.state
  const userId = state?.status === 'signed-in' ? state.session.user.id : null
  return useCallback(
    async (locale) => {
      try {
        await setLocale(locale)
      } catch {
        return toast(t('appearance.languageFailed'), { tone: 'error' })
      }
      if (!userId) return
      try {
        await apiPatch(`/api/users/${encodeURIComponent(userId)}`, { userLanguage: locale }, z.unknown())
      } catch {
        toast(t('appearance.languageNotKept'), { tone: 'error' })
      }
    },
    [setLocale, userId, t, toast],
  )
}
