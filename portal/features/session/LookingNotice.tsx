import Eye from 'lucide-react/icons/eye'
import { useEffect } from 'react'
import { useText } from '../../lib/i18n/useText'
import { lookingNoticeId, setReadOnlyHandler } from '../../lib/readOnly'
import { useSession } from '../../lib/session'
import { Notice } from '../../ui/Notice'
import { useToast } from '../../ui/ToastProvider'

/** Says on every page to somebody who came by a token whose portal they look at, and that nothing can be changed. What writes is there all the same, unavailable,
 * described by this notice, and told of when it is pressed. */
export function LookingNotice() {
  const t = useText('session')
  const { user } = useSession()
  const toast = useToast()
  useEffect(() => setReadOnlyHandler(() => toast(t('looking.refused'), { tone: 'error' })), [toast, t])
  return (
    <Notice id={lookingNoticeId} icon={Eye} title={t('looking.title', { name: user.name })}>
      {t('looking.detail')}
    </Notice>
  )
}
