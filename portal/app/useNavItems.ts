import BriefcaseBusiness from 'lucide-react/icons/briefcase'
import ChartLine from 'lucide-react/icons/chart-line'
import House from 'lucide-react/icons/house'
import ListChecks from 'lucide-react/icons/list-checks'
import Rss from 'lucide-react/icons/rss'
import Settings from 'lucide-react/icons/settings'
import TrendingUp from 'lucide-react/icons/trending-up'
import Users from 'lucide-react/icons/users'
import { useLocation, useParams } from 'react-router-dom'
import type { Role } from '../../shared/domain/roles'
import type { PortfolioRow } from '../../shared/contracts/wealth/portfolios'
import { useAccount } from '../features/account/account.read'
import { accountsOn } from '../features/account/rememberedAccount'
import { usePortfolio } from '../features/portfolio/portfolio.read'
import {
  isOfAccounts,
  isScreenOf,
  isScreenOfStaff,
  type NavigationIcon,
  screenAt,
  type ScreenId,
  screenOf,
  screens,
} from '../../shared/routes/screens'
import { useBootstrap } from '../lib/bootstrap'
import { useText } from '../lib/i18n/useText'
import { paths } from '../lib/paths'
import { useSession } from '../lib/session'
import type { IconShape } from '../ui/Icon'

/** `page`: this very page is open; `true`: one that belongs to it. */
type Current = 'page' | 'true' | undefined

type Shown<Key extends string> = Readonly<{ key: Key; label: string; icon: IconShape; current: Current }>

export type NavItem =
  | (Shown<'clients' | 'overview' | 'portfolio' | 'organisation' | SharedId> & Readonly<{ kind: 'link'; to: string }>)
  /** Outside the portal app. */
  | (Shown<'admin'> & Readonly<{ kind: 'anchor'; href: string }>)
  /** A choice between the portfolios of an account. */
  | (Shown<'portfolios'> & Readonly<{ kind: 'portfolios'; portal: string; portfolios: readonly PortfolioRow[]; open: string | undefined }>)

const icons: Readonly<Record<NavigationIcon, IconShape>> = {
  users: Users,
  house: House,
  briefcase: BriefcaseBusiness,
  chart: ChartLine,
  rss: Rss,
  fan: TrendingUp,
  checks: ListChecks,
  settings: Settings,
}

/** Where the signed-in person can go: the screens with a place in the navigation that the brand has and their role may open. */
export function useNavItems(): readonly NavItem[] {
  const t = useText('shell')
  const { user, portals } = useSession()
  const bootstrap = useBootstrap()
  const { portal: inPath } = useParams()
  const portal = inPath ?? portals[0]?.slug ?? ''
  // Who bears no role is the client of an account or nobody.
  const roles: readonly Role[] = user.roles.length > 0 ? user.roles : ['investor']
  const screen = screenAt(useLocation().pathname)
  const own = useInvestorItems(portal)
  const isPortal = portals.some(({ slug }) => slug === inPath)
  const currentOf = (id: SharedId | 'clients'): Current =>
    !isPortal || placeOf(screen) !== id ? undefined : screen === id ? 'page' : 'true'
  const shared = (id: SharedId, look: Look): NavItem | null =>
    portals.length > 0 ? { ...look, kind: 'link', key: id, to: paths[id](portal), current: currentOf(id) } : null
  const places: Record<PlaceId, (look: Look) => NavItem | null> = {
    clients: (look) =>
      portals.length > 0 ? { ...look, kind: 'link', key: 'clients', to: paths.clients(portal), current: currentOf('clients') } : null,
    account: (look) => own.account(look),
    portfolio: (look) => own.portfolio(look),
    explorer: (look) => shared('explorer', look),
    news: (look) => shared('news', look),
    simulator: (look) => shared('simulator', look),
    advice: (look) => shared('advice', look),
    organisation: (look) => ({
      ...look,
      kind: 'link',
      key: 'organisation',
      to: paths.organisation,
      current: screen === 'organisation' ? 'page' : undefined,
    }),
  }
  const items = (Object.keys(places) as PlaceId[]).flatMap((id) => {
    const { navigation } = screens[id]
    // What a brand keeps from its staff, clients have all the same.
    const isHad = isOfAccounts(id) ? isScreenOf(bootstrap, screenOf(id)) : isScreenOfStaff(bootstrap, id)
    if (!isHad || !navigation.roles.some((role) => roles.includes(role))) return []
    return places[id]({ icon: icons[navigation.icon], label: t(navigation.label) }) ?? []
  })
  const admin: NavItem = {
    kind: 'anchor',
    key: 'admin',
    label: t('nav.admin'),
    icon: icons.settings,
    href: paths.admin,
    current: undefined,
  }
  return roles.includes('admin') ? [...items, admin] : items
}

type PlaceId = { [Id in ScreenId]: (typeof screens)[Id] extends { navigation: unknown } ? Id : never }[ScreenId]

/** Screens that are the same for all who have them, and reached from nowhere else. */
const sharedIds = ['explorer', 'news', 'simulator', 'advice'] as const satisfies readonly PlaceId[]
type SharedId = (typeof sharedIds)[number]

/** The entry of the rail that a screen of staff belongs to: what has none of its own is reached from the clients. */
function placeOf(id: ScreenId | null): SharedId | 'clients' {
  return sharedIds.find((each) => each === id) ?? (id && screenOf(id).under) ?? 'clients'
}

type Look = Pick<NavItem, 'icon' | 'label'>
type OwnPlaces = Readonly<Record<'account' | 'portfolio', (look: Look) => NavItem | null>>
const nowhere: OwnPlaces = { account: () => null, portfolio: () => null }

/** A client's own places: with one portfolio that alone, with several the overview and the choice between them. */
function useInvestorItems(portal: string): OwnPlaces {
  const t = useText('shell')
  const session = useSession()
  const { accounts } = session
  const screen = screenAt(useLocation().pathname)
  const isAccountPage = screen === 'account'
  const { account: inPath, portfolio: open } = useParams()
  // Somebody with several accounts stays in the one whose portfolio is open.
  const owner = usePortfolio(accounts.length > 1 ? open : undefined).data?.portfolio.account.id
  const { first, own } = accountsOn(session, portal)
  const account = accounts.find(({ id }) => id === (inPath ?? owner)) ?? first
  const portfolios = useAccount(account?.id).data?.portfolios ?? []
  const isFamily = own.length > 1
  const isFamilyPage = screen === 'clients'
  if (!account && !isFamily) return nowhere

  const [only, ...others] = portfolios
  if (!isFamily && only && others.length === 0) {
    const to = paths.portfolio(portal, only.id)
    const current = open === undefined ? undefined : 'page'
    return { ...nowhere, portfolio: ({ icon }) => ({ kind: 'link', key: 'portfolio', label: t('nav.portfolio'), icon, to, current }) }
  }
  return {
    account: (look) => ({
      ...look,
      kind: 'link',
      key: 'overview',
      to: isFamily || !account ? paths.clients(portal) : paths.account(portal, account.id),
      current: isFamilyPage || (isAccountPage && !isFamily) ? 'page' : isAccountPage ? 'true' : undefined,
    }),
    portfolio: (look) =>
      portfolios.length === 0
        ? null
        : { ...look, kind: 'portfolios', key: 'portfolios', current: open === undefined ? undefined : 'true', portal, portfolios, open },
  }
}
