import BriefcaseBusiness from 'lucide-react/icons/briefcase'
import House from 'lucide-react/icons/house'
import Settings from 'lucide-react/icons/settings'
import Users from 'lucide-react/icons/users'
import { useMatch, useParams } from 'react-router-dom'
import { isClient } from '../../shared/contracts/session'
import type { PortfolioRow } from '../../shared/contracts/wealth'
import { useAccount } from '../features/account/account.read'
import { accountToOpen } from '../features/account/rememberedAccount'
import { usePortfolio } from '../features/portfolio/portfolio.read'
import { useText } from '../lib/i18n/useText'
import { paths } from '../lib/paths'
import { useSession } from '../lib/session'
import type { IconShape } from '../ui/Icon'

/** `page`: this very page is open; `true`: one that belongs to it. */
type Current = 'page' | 'true' | undefined

type Shown = Readonly<{ key: string; label: string; icon: IconShape; current: Current }>

export type NavItem =
  | (Shown & Readonly<{ kind: 'link'; to: string }>)
  /** Outside the portal app. */
  | (Shown & Readonly<{ kind: 'anchor'; href: string }>)
  /** A choice between the portfolios of an account. */
  | (Shown & Readonly<{ kind: 'portfolios'; portal: string; portfolios: readonly PortfolioRow[]; open: string | undefined }>)

/**
 * Where the signed-in person can go: as staff to the clients, as a client to their own account, as both to both. Only what exists: a client with
 * a single portfolio has no overview of several.
 */
export function useNavItems(): readonly NavItem[] {
  const t = useText('shell')
  const { user, portals } = useSession()
  const { portal: inPath } = useParams()
  const portal = inPath ?? portals[0]?.slug ?? ''
  const isClients = useMatch('/dashboard/:portal') !== null
  const ownItems = useOwnItems(portal)
  if (isClient(user)) return ownItems
  const current: Current = !portals.some(({ slug }) => slug === inPath) ? undefined : isClients ? 'page' : 'true'
  const clients: NavItem = { kind: 'link', key: 'clients', label: t('nav.clients'), icon: Users, to: paths.clients(portal), current }
  const admin: NavItem = { kind: 'anchor', key: 'admin', label: t('nav.admin'), icon: Settings, href: paths.admin, current: undefined }
  return [...(portals.length > 0 ? [clients] : []), ...(user.roles.includes('admin') ? [admin] : []), ...ownItems]
}

function useOwnItems(portal: string): readonly NavItem[] {
  const t = useText('shell')
  const session = useSession()
  const { accounts } = session
  const isAccountPage = useMatch('/dashboard/:portal/account/:account') !== null
  const { account: inPath, portfolio: open } = useParams()
  // Somebody with several accounts stays in the one whose portfolio is open.
  const owner = usePortfolio(accounts.length > 1 ? open : undefined).data?.portfolio.account.id
  const account = accounts.find(({ id }) => id === (inPath ?? owner)) ?? accountToOpen(session, portal)
  const portfolios = useAccount(account?.id).data?.portfolios ?? []
  if (!account) return []

  const [only] = portfolios
  if (portfolios.length === 1 && only) {
    return [
      {
        kind: 'link',
        key: 'portfolio',
        label: t('nav.portfolio'),
        icon: BriefcaseBusiness,
        to: paths.portfolio(portal, only.id),
        current: open === undefined ? undefined : 'page',
      },
    ]
  }
  const overview: NavItem = {
    kind: 'link',
    key: 'overview',
    label: t('nav.overview'),
    icon: House,
    to: paths.account(portal, account.id),
    current: isAccountPage ? 'page' : undefined,
  }
  if (portfolios.length === 0) return [overview]
  return [
    overview,
    {
      kind: 'portfolios',
      key: 'portfolios',
      label: t('nav.portfolios'),
      icon: BriefcaseBusiness,
      current: open === undefined ? undefined : 'true',
      portal,
      portfolios,
      open,
    },
  ]
}
