import type { NavigationFlag } from '../brands/brandSchema'
import { type Role, roles } from '../domain/roles'

/** One screen of the portal. Routes, addresses, navigation, first files and texts all follow from it. */
export type ScreenEntry = Readonly<{
  /** As the router reads it; `:name` is a part that varies. */
  path: `/${string}`
  /**
   * `none`: bare, without a session; `session`: knows who is signed in; `person`: within the frame, for whoever is signed in; `portal`: as that, for
   * members of the portal in its path.
   */
  frame: 'none' | 'session' | 'person' | 'portal'
  /** Named exports of the files that it is drawn with, which are also the names of their chunks; the screen's own comes last. */
  files: readonly string[]
  /** Namespaces of its texts; those of the shell and the kit come with every screen. */
  texts: readonly string[]
  /** A brand that does not have it answers 404 and does not show it in the navigation. */
  flag?: NavigationFlag
  /** As `flag`, for everyone but the client whose screen it is. */
  staffFlag?: NavigationFlag
  /** The screen of the navigation that it belongs to, where that is not the first one. */
  under?: 'news'
  /** Where it stands in the rail: for people who bear any of these roles. */
  navigation?: Readonly<{ label: `nav.${string}`; icon: NavigationIcon; roles: readonly Role[] }>
  /** Exists in a demo installation only. */
  demoOnly?: true
  /** People come to it from another screen, so the files of first screens are cut without regard to it. */
  isLater?: true
}>

export type NavigationIcon = 'users' | 'house' | 'briefcase' | 'chart' | 'rss' | 'fan' | 'checks' | 'settings'

/** Who looks after clients; a company admin keeps their organisation, and sees clients only as an advisor too. */
const staff = ['admin', 'advisor'] as const satisfies readonly Role[]
const everybody = roles

/** One tab of the portfolio: `?tab=<id>`. Its word is `tab.<id>` of the namespace `portfolio`. */
export type TabEntry = Readonly<{
  files: readonly string[]
  texts: readonly string[]
  /** The feature that has its table in the report (`<report>.report.tsx`), with its texts. */
  report?: string
  flag?: NavigationFlag
}>

/** The tabs of a portfolio in their order, which is that of their tables in the report; the first is the one without `?tab=`. */
export const portfolioTabs = {
  overview: { files: ['OverviewTab'], texts: ['performance', 'holdings', 'transactions'], report: 'performance' },
  exposure: { files: ['ExposureTab'], texts: ['exposure', 'breakdowns', 'market', 'riskLevels', 'wealth'] },
  breakdowns: { files: ['BreakdownsTab'], texts: ['breakdowns', 'market', 'wealth'] },
  holdings: { files: ['HoldingsTab'], texts: ['holdings', 'wealth'], report: 'holdings' },
  transactions: { files: ['TransactionsTab'], texts: ['transactions', 'wealth'], report: 'transactions' },
  transactionsFile: { files: ['TransactionsFileTab'], texts: ['transactionsFile', 'wealth'] },
  cash: { files: ['CashTab'], texts: ['cash', 'wealth'], report: 'cash' },
  contractNotes: { files: ['ContractNotesTab'], texts: ['contractNotes', 'wealth'], report: 'contractNotes' },
  gains: { files: ['GainsTab'], texts: ['gains'], report: 'gains' },
  charges: { files: ['FeesTab'], texts: ['charges'], report: 'charges' },
  bonds: { files: ['BondsTab'], texts: ['bonds', 'wealth'], report: 'bonds' },
  simulated: { files: ['SimulatedTab'], texts: [], flag: 'simulator' },
} as const satisfies Readonly<Record<string, TabEntry>>

const reports = Object.values(portfolioTabs).flatMap((tab) => ('report' in tab ? [tab.report] : []))

const contentPreviewTexts = ['common', 'content', 'forms', 'fields', 'errors'] as const

/** Every screen, in the order of the navigation. */
export const screens = {
  signIn: { path: '/login', frame: 'session', files: ['SignInRoute'], texts: ['auth', 'cookies'] },
  clients: {
    path: '/dashboard/:portal',
    frame: 'portal',
    files: ['DashboardFrame', 'PortalHomePage'],
    texts: ['common', 'clients'],
    staffFlag: 'clients',
    navigation: { label: 'nav.clients', icon: 'users', roles: staff },
  },
  account: {
    path: '/dashboard/:portal/account/:account',
    frame: 'portal',
    files: ['DashboardFrame', 'AccountRoute'],
    texts: ['common', 'account', 'report'],
    staffFlag: 'detailedClient',
    navigation: { label: 'nav.overview', icon: 'house', roles: ['investor'] },
  },
  noAccount: {
    path: '/dashboard/:portal/account',
    frame: 'portal',
    files: ['DashboardFrame', 'NoAccountRoute'],
    texts: ['portals'],
    isLater: true,
  },
  portals: { path: '/portals', frame: 'person', files: ['DashboardFrame', 'PortalsRoute'], texts: ['portals'], isLater: true },
  portfolio: {
    path: '/dashboard/:portal/portfolio/:portfolio',
    frame: 'portal',
    files: ['DashboardFrame', 'PortfolioRoute'],
    texts: ['common', 'portfolio', 'report'],
    flag: 'portfolios',
    navigation: { label: 'nav.portfolios', icon: 'briefcase', roles: ['investor'] },
  },
  explorer: {
    path: '/dashboard/:portal/explorer',
    frame: 'portal',
    files: ['DashboardFrame', 'ExplorerRoute'],
    texts: ['common', 'explorer'],
    flag: 'explorer',
    navigation: { label: 'nav.explorer', icon: 'chart', roles: everybody },
    isLater: true,
  },
  news: {
    path: '/dashboard/:portal/news',
    frame: 'portal',
    files: ['DashboardFrame', 'NewsRoute'],
    texts: ['common', 'news'],
    flag: 'news',
    navigation: { label: 'nav.news', icon: 'rss', roles: everybody },
    isLater: true,
  },
  article: {
    path: '/dashboard/:portal/news/:article',
    frame: 'portal',
    files: ['DashboardFrame', 'ArticleRoute'],
    texts: ['common', 'news'],
    flag: 'news',
    under: 'news',
    isLater: true,
  },
  simulator: {
    path: '/dashboard/:portal/simulator',
    frame: 'portal',
    files: ['DashboardFrame', 'SimulatorRoute'],
    texts: ['common'],
    flag: 'simulator',
    navigation: { label: 'nav.simulator', icon: 'fan', roles: everybody },
    isLater: true,
  },
  advice: {
    path: '/dashboard/:portal/investment-advice',
    frame: 'portal',
    files: ['DashboardFrame', 'AdviceRoute'],
    texts: ['common'],
    flag: 'investmentAdvice',
    navigation: { label: 'nav.advice', icon: 'checks', roles: ['investor'] },
    isLater: true,
  },
  process: {
    path: '/dashboard/:portal/processes/:process',
    frame: 'portal',
    files: ['DashboardFrame', 'ProcessRoute'],
    texts: ['common'],
    flag: 'processes',
    isLater: true,
  },
  profile: { path: '/profile/me', frame: 'person', files: ['DashboardFrame', 'ProfileRoute'], texts: ['common'], isLater: true },
  organisation: {
    path: '/profile/organisation',
    frame: 'person',
    files: ['DashboardFrame', 'OrganisationRoute'],
    texts: ['common'],
    navigation: { label: 'nav.organisation', icon: 'briefcase', roles: ['company-admin'] },
    isLater: true,
  },
  confirmEmail: { path: '/profile/confirm-email', frame: 'session', files: ['ConfirmEmailRoute'], texts: ['auth'], isLater: true },
  formPreview: { path: '/preview/forms/:form', frame: 'none', files: ['FormPreviewRoute'], texts: ['common', 'forms', 'fields', 'errors'] },
  pagePreview: { path: '/preview/pages/:record', frame: 'none', files: ['ContentPreviewRoute'], texts: contentPreviewTexts },
  postPreview: { path: '/preview/posts/:record', frame: 'none', files: ['ContentPreviewRoute'], texts: contentPreviewTexts },
  reportExport: {
    path: '/dashboard/:portal/account/:account/export',
    frame: 'none',
    files: [...reports.map((name) => `${name}.report`), 'ReportRoute'],
    texts: ['common', 'reportExport', ...reports],
  },
  gallery: { path: '/dev/gallery', frame: 'none', files: ['Gallery'], texts: ['common', 'gallery'], demoOnly: true },
} as const satisfies Readonly<Record<string, ScreenEntry>>

export type ScreenId = keyof typeof screens
export const screenIds = Object.keys(screens) as ScreenId[]
export const screenOf = (id: ScreenId): ScreenEntry => screens[id]

export type PortfolioTabId = keyof typeof portfolioTabs
export const portfolioTabIds = Object.keys(portfolioTabs) as PortfolioTabId[]
export const portfolioTabOf = (id: PortfolioTabId): TabEntry => portfolioTabs[id]

/** Screens that people start at: what several of them are drawn with is cut by who shares it. */
export const isStartScreen = (id: ScreenId): boolean => screenOf(id).frame !== 'none' && !screenOf(id).isLater

/** Namespaces that every screen needs, sign-in and error pages among them: the shell and the kit. */
export const shellTexts = ['shell', 'ui'] as const

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`)
const patterns = screenIds.map((id) => ({ id, pattern: patternOf(screens[id].path) }))

/** The screen at an address; null where there is none, or one that only sends on. */
export function screenAt(pathname: string): ScreenId | null {
  if (pathname === '/dashboard/404') return null
  return patterns.find(({ pattern }) => pattern.test(pathname))?.id ?? null
}

/** The parts of an address that vary, decoded: `{ portal: 'akta' }`. Empty for one that is no address of the screen. */
export function paramsAt(id: ScreenId, pathname: string): Readonly<Record<string, string>> {
  const groups = patternOf(screens[id].path).exec(pathname)?.groups ?? {}
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decoded(value)]))
}

/** A part that is no valid encoding stands for itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

type Installation = Readonly<{ brand: Readonly<{ navigation: Readonly<Record<NavigationFlag, boolean>> }>; demo: boolean }>

/** Whether an installation has a screen or a tab at all; who may see it is another matter. */
export const isScreenOf = ({ brand, demo }: Installation, { flag, demoOnly }: Pick<ScreenEntry, 'flag' | 'demoOnly'>): boolean =>
  (flag === undefined || brand.navigation[flag]) && (!demoOnly || demo)

/** Whether staff of an installation have a screen: of their clients' own pages a brand may keep some from them. */
export function isScreenOfStaff(installation: Installation, id: ScreenId): boolean {
  const { staffFlag } = screenOf(id)
  return isScreenOf(installation, screenOf(id)) && (staffFlag === undefined || installation.brand.navigation[staffFlag])
}

/**
 * Where staff begin on a portal: at the first screen of the rail that their brand has for one of their roles; at their profile, which all have, where the
 * brand has none of them.
 */
export function firstPathOfStaff(installation: Installation, { portal, roles: own }: Readonly<{ portal: string; roles: readonly Role[] }>) {
  const first = screenIds.find(
    (id) =>
      !/:(?!portal\b)/.test(screenOf(id).path) &&
      screenOf(id).navigation?.roles.some((role) => own.includes(role)) &&
      isScreenOfStaff(installation, id),
  )
  return screenOf(first ?? 'profile').path.replace(':portal', encodeURIComponent(portal))
}

/** Whether a screen stands in the rail of whoever has an account. */
export const isOfAccounts = (id: ScreenId): boolean => screenOf(id).navigation?.roles.includes('investor') === true

/** The tabs of a portfolio that an installation shows, in their order. */
export const portfolioTabsOf = (
  installation: Installation & Readonly<{ brand: Readonly<{ withoutTabs: readonly PortfolioTabId[] }> }>,
): PortfolioTabId[] =>
  portfolioTabIds.filter((id) => isScreenOf(installation, portfolioTabOf(id)) && !installation.brand.withoutTabs.includes(id))

export type FirstScreen = Readonly<{ files: readonly string[]; texts: readonly string[] }>

/**
 * What the first screen at an address is drawn with. The server names these files in the first HTML, and the app waits for them before it
 * draws. `tab` is the address's `?tab=`; nothing for an address that has no screen of its own, such as that of a page that sends on.
 */
export function firstScreenOf(pathname: string, tab: string | null = null): FirstScreen {
  const id = screenAt(pathname)
  if (id === null) return { files: [], texts: [] }
  return firstPartsOf(
    id,
    portfolioTabIds.find((candidate) => candidate === tab),
  )
}

/** What the first view of a screen is drawn with: of the portfolio, the tab that is open as well. */
export function firstPartsOf(id: ScreenId, tab: PortfolioTabId = 'overview'): FirstScreen {
  const { files, texts } = screenOf(id)
  if (id !== 'portfolio') return { files, texts }
  const opened = portfolioTabOf(tab)
  return { files: [...files, ...opened.files], texts: [...texts, ...opened.texts] }
}
