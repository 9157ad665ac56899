import Briefcase from 'lucide-react/icons/briefcase'
import MailPlus from 'lucide-react/icons/mail-plus'
import Plus from 'lucide-react/icons/plus'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import UserRound from 'lucide-react/icons/user-round'
import UserRoundCog from 'lucide-react/icons/user-round-cog'
import { type ReactElement, useEffect } from 'react'
import type { Provenance } from '../../../shared/contracts/provenance'
import { useText } from '../../lib/i18n/useText'
import { useOpening } from '../../lib/opening'
import { useSession } from '../../lib/session'
import { Menu } from '../../ui/Menu'
import { useReadingAnew } from './useReadingAnew'

interface OpenedEditMenuProps {
  account: string
  portfolio?: string
  /** How old the figures beside it are. */
  figures?: Figures
  /** Told while they are read anew. */
  onReading: (isReading: boolean) => void
  trigger: ReactElement
}

type Figures = Pick<Provenance, 'asOf' | 'fetchedAt'>
const noFigures: Figures = { asOf: null, fetchedAt: null }

/** What an EditMenu becomes when it is opened for the first time. */
export function OpenedEditMenu({ account, figures, onReading, portfolio, trigger }: OpenedEditMenuProps) {
  const t = useText('editing')
  const { user } = useSession()
  const { open } = useOpening()
  const { age, isReading, read } = useReadingAnew(account, figures ?? noFigures)
  useEffect(() => onReading(isReading), [isReading, onReading])
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
        ...(figures
          ? [
              {
                id: 'read-anew',
                label: isReading ? t('anew.busy') : t('anew.title'),
                detail: age,
                icon: RefreshCw,
                onPress: read,
                isDisabled: isReading,
              },
            ]
          : []),
      ]}
    />
  )
}
