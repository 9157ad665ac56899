import Settings from 'lucide-react/icons/settings'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { ClientViews } from '../../features/client-views/ClientViews'
import { useText } from '../../lib/i18n/useText'
import { useOpening } from '../../lib/opening'
import { useSession } from '../../lib/session'
import { Button } from '../../ui/Button'

/** Over the list of clients: what was saved of it, a new account, and the portal itself for administrators. */
export function HomeTools({ portal }: Readonly<{ portal: string }>) {
  const t = useText('editing')
  const { open } = useOpening()
  const { user } = useSession()
  return (
    <>
      <ClientViews />
      {user.roles.includes('admin') && (
        <Button icon={Settings} onPress={() => open('portal', portal)}>
          {t('portal.title')}
        </Button>
      )}
      <Button icon={UserRoundPlus} onPress={() => open('new-account', portal)}>
        {t('newAccount.title')}
      </Button>
    </>
  )
}
