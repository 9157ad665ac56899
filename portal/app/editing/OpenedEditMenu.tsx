import Briefcase from 'lucide-react/icons/briefcase'
import MailPlus from 'lucide-react/icons/mail-plus'
import Plus from 'lucide-react/icons/plus'
import UserRound from 'lucide-react/icons/user-round'
import UserRoundCog from 'lucide-react/icons/user-round-cog'
import type { ReactElement } from 'react'
import { useText } from '../../lib/i18n/useText'
import { useOpening } from '../../lib/opening'
import { useSession } from '../../lib/session'
import { Menu } from '../../ui/Menu'

interface OpenedEditMenuProps {
  account: string
  portfolio?: string
  trigger: ReactElement
}

/** What an EditMenu becomes when it is opened for the first time. */
export function OpenedEditMenu({ account, portfolio, trigger }: OpenedEditMenuProps) {
  const t = useText('editing')
  const { user } = useSession()
  const { open } = useOpening()
  return (
    <Menu
      opensAtOnce
      trigger={trigger}
      items={[
        ...(portfolio
          ? [{ id: 'portfolio', label: t('portfolio.title'), icon: Briefcase, onPress: () => open('portfolio', portfolio) }]
          : []),
        { id: 'account', label: t('account.title'), icon: UserRound, onPress: () => open('account', account) },
        ...(user.roles.includes('admin')
          ? [{ id: 'person', label: t('person.title'), icon: UserRoundCog, onPress: () => open('person', account) }]
          : []),
        { id: 'new-portfolio', label: t('newPortfolio.title'), icon: Plus, onPress: () => open('new-portfolio', account) },
        { id: 'invite', label: t('invite.title'), icon: MailPlus, onPress: () => open('invite', account) },
      ]}
    />
  )
}
