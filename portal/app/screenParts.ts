import {
  firstScreenOf,
  type PortfolioTabId,
  portfolioTabIds,
  portfolioTabs,
  type ScreenId,
  screenIds,
  screens,
} from '../../shared/routes/screens'
import type { PortfolioResponse } from '../../shared/contracts/wealth/portfolios'
import type { Locale } from '../../shared/i18n/locales'
import type { Namespace } from '../lib/i18n/namespaces'
import { loadTexts } from '../lib/i18n/texts'
import { type LazyPart, lazyPart } from '../ui/lazyPart'
import type { PortfolioTabProps } from '../wealth/portfolioTab'
import type { ReportTable } from '../wealth/reportTable'

export const DashboardFrame = lazyPart(() => import('./layouts/DashboardFrame'), 'DashboardFrame')
/** In the file of the frame, without which it is never shown. */
export const PortalLayout = lazyPart(() => import('./layouts/DashboardFrame'), 'PortalLayout')

/** The code of each screen, fetched when it is first shown. */
export const screenParts = {
  signIn: lazyPart(() => import('./pages/SignInRoute'), 'SignInRoute', screens.signIn),
  clients: lazyPart(() => import('./pages/PortalHomePage'), 'PortalHomePage', screens.clients),
  account: lazyPart(() => import('./pages/AccountRoute'), 'AccountRoute', screens.account),
  noAccount: lazyPart(() => import('./pages/NoAccountRoute'), 'NoAccountRoute', screens.noAccount),
  portals: lazyPart(() => import('./pages/PortalsRoute'), 'PortalsRoute', screens.portals),
  portfolio: lazyPart(() => import('./pages/PortfolioRoute'), 'PortfolioRoute', screens.portfolio),
  process: lazyPart(() => import('./pages/ProcessRoute'), 'ProcessRoute', screens.process),
  profile: lazyPart(() => import('./pages/ProfileRoute'), 'ProfileRoute', screens.profile),
  organisation: lazyPart(() => import('./pages/OrganisationRoute'), 'OrganisationRoute', screens.organisation),
  confirmEmail: lazyPart(() => import('./pages/ConfirmEmailRoute'), 'ConfirmEmailRoute', screens.confirmEmail),
  formPreview: lazyPart(() => import('./pages/FormPreviewRoute'), 'FormPreviewRoute', screens.formPreview),
  pagePreview: lazyPart(() => import('./pages/ContentPreviewRoute'), 'ContentPreviewRoute', screens.pagePreview),
  postPreview: lazyPart(() => import('./pages/ContentPreviewRoute'), 'ContentPreviewRoute', screens.postPreview),
  reportExport: lazyPart(loadReport, 'ReportRoute', screens.reportExport),
  gallery: lazyPart(() => import('../dev/Gallery'), 'Gallery', screens.gallery),
} satisfies Record<ScreenId, LazyPart<object>>

/** The code of each tab of a portfolio, fetched when it is first opened. */
export const tabParts: Readonly<Record<PortfolioTabId, TabPart>> = {
  overview: {
    Panel: lazyPart(() => import('./tabs/OverviewTab'), 'OverviewTab', portfolioTabs.overview),
    Above: lazyPart(() => import('./tabs/OverviewTab'), 'OverviewAbove', portfolioTabs.overview),
    report: async () => (await import('../features/performance/performance.report')).performanceReport,
  },
  exposure: { Panel: lazyPart(() => import('./tabs/ExposureTab'), 'ExposureTab', portfolioTabs.exposure) },
  breakdowns: {
    Panel: lazyPart(() => import('../features/breakdowns/components/BreakdownsTab'), 'BreakdownsTab', portfolioTabs.breakdowns),
  },
  holdings: {
    Panel: lazyPart(() => import('./tabs/HoldingsTab'), 'HoldingsTab', portfolioTabs.holdings),
    report: async () => (await import('../features/holdings/holdings.report')).holdingsReport,
  },
  transactions: {
    Panel: lazyPart(() => import('../features/transactions/components/TransactionsTab'), 'TransactionsTab', portfolioTabs.transactions),
    report: async () => (await import('../features/transactions/transactions.report')).transactionsReport,
  },
  cash: {
    Panel: lazyPart(() => import('../features/cash/components/CashTab'), 'CashTab', portfolioTabs.cash),
    report: async () => (await import('../features/cash/cash.report')).cashReport,
  },
  contractNotes: {
    Panel: lazyPart(
      () => import('../features/contract-notes/components/ContractNotesTab'),
      'ContractNotesTab',
      portfolioTabs.contractNotes,
    ),
  },
  gains: { Panel: lazyPart(() => import('./tabs/GainsTab'), 'GainsTab', portfolioTabs.gains) },
  charges: { Panel: lazyPart(() => import('../features/charges/components/ChargesTab'), 'ChargesTab', portfolioTabs.charges) },
}

type TabPart = Readonly<{
  Panel: LazyPart<PortfolioTabProps>
  /** What it shows above the bar of tabs. */
  Above?: LazyPart<Readonly<{ portfolioId: string; answer: PortfolioResponse | undefined }>>
  /** Its table in the report. */
  report?: () => Promise<ReportTable>
}>

/** The page of the report, with the tables that the tabs have in it. */
async function loadReport() {
  const [{ reportRouteOf }, ...tables] = await Promise.all([
    import('./pages/ReportRoute'),
    ...portfolioTabIds.flatMap((id) => tabParts[id].report?.() ?? []),
  ])
  return reportRouteOf(tables)
}

type Preload = Readonly<{ preload: (locale: Locale) => Promise<void> }>

const byFile: ReadonlyMap<string, Preload> = new Map<string, Preload>([
  [
    'DashboardFrame',
    { preload: async (locale) => void (await Promise.all([DashboardFrame.preload(locale), PortalLayout.preload(locale)])) },
  ],
  ...screenIds.map((id): [string, Preload] => [screens[id].files.at(-1) ?? id, screenParts[id]]),
  ...portfolioTabIds.map((id): [string, Preload] => {
    const { Panel, Above } = tabParts[id]
    const preload = async (locale: Locale) => void (await Promise.all([Panel.preload(locale), Above?.preload(locale)]))
    return [portfolioTabs[id].files.at(-1) ?? id, { preload }]
  }),
])

/**
 * Fetches files and texts of the first screen before anything is drawn. A file of a screen that cannot be had is the screen's own matter;
 * rejects when the texts that every screen needs cannot be had.
 */
export async function preloadFirstScreen(
  { pathname, search }: Readonly<{ pathname: string; search: string }>,
  locale: Locale,
): Promise<void> {
  const { files, texts } = firstScreenOf(pathname, new URLSearchParams(search).get('tab'))
  const rest = Promise.allSettled([loadTexts(locale, texts as Namespace[]), ...files.map((file) => byFile.get(file)?.preload(locale))])
  await loadTexts(locale, [])
  await rest
}
