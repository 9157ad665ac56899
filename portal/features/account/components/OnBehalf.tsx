import Eye from 'lucide-react/icons/eye'
import { useText } from '../../../lib/i18n/useText'
import { useSession } from '../../../lib/session'
import { Notice } from '../../../ui/Notice'

/** Says whose account it is to somebody who is let read it. */
export function OnBehalf({ account }: Readonly<{ account: string }>) {
  const t = useText('account')
  const lent = useSession().accounts.find(({ id, isDelegated }) => id === account && isDelegated)
  return lent ? <Notice icon={Eye} title={t('onBehalf', { name: lent.name })} /> : null
}
