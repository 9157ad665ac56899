import { useCallback, useContext } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '../lib/i18n/useText'
import { paths } from '../lib/paths'
import { SessionContext } from '../lib/session'
import { useToast } from '../ui/ToastProvider'

/** Signs out, here or everywhere, says so, and goes to the sign-in page. */
export function useSignOut(which?: 'all'): () => Promise<void> {
  const t = useText('shell')
  const toast = useToast()
  const navigate = useNavigate()
  const signOut = useContext(SessionContext)?.signOut
  return useCallback(async () => {
    try {
      await signOut?.(which)
    } catch {
      return toast(t('signOut.failed'), { tone: 'error' })
    }
    toast(t('signOut.done'), { tone: 'success' })
    await navigate(paths.login())
  }, [signOut, navigate, toast, t, which])
}
