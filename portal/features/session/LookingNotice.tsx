import Eye from 'lucide-react/icons/eye'
import { useText } from '../../lib/i18n/useText'
import { useSession } from '../../lib/session'
import { Notice } from '../../ui/Notice'

/** Says on every page to somebody who came by a token whose portal they look at, and that nothing can be changed: buttons stand there all the same. */
export function LookingNotice() {
  const t = useText('session')
  const { user } = useSession()
  return (
    <Notice icon={Eye} title={t('looking.title', { name: user.name })}>
      {t('looking.detail')}
    </Notice>
  )
}
