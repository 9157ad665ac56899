import { sessionPath } from '../../shared/routes/firstAnswers'
import { firstScreenOf, type ScreenId, screenIds, screens } from '../../shared/routes/screens'
import type { Locale } from '../../shared/i18n/locales'
import type { Namespace } from '../lib/i18n/namespaces'
import { firstAnswer } from '../lib/firstAnswers'
import { loadPart } from '../lib/loadPart'
import { loadTexts } from '../lib/i18n/texts'
import { type LazyPart, lazyPart } from '../ui/lazyPart'

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
  explorer: lazyPart(() => import('./pages/ExplorerRoute'), 'ExplorerRoute', screens.explorer),
  news: lazyPart(() => import('./pages/NewsRoute'), 'NewsRoute', screens.news),
  article: lazyPart(() => import('./pages/ArticleRoute'), 'ArticleRoute', screens.article),
  simulator: lazyPart(() => import('./pages/SimulatorRoute'), 'SimulatorRoute', screens.simulator),
  advice: lazyPart(() => import('./pages/AdviceRoute'), 'AdviceRoute', screens.advice),
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

/** The page of the report, with the tables that the tabs have in it. */
async function loadReport() {
  const [{ reportRouteOf }, { loadReportTables }] = await Promise.all([import('./pages/ReportRoute'), import('./tabParts')])
  return reportRouteOf(await loadReportTables())
}

type Preload = Readonly<{ preload: (locale: Locale) => Promise<void> }>

const byFile: ReadonlyMap<string, Preload> = new Map<string, Preload>([
  [
    'DashboardFrame',
    { preload: async (locale) => void (await Promise.all([DashboardFrame.preload(locale), PortalLayout.preload(locale)])) },
  ],
  ...screenIds.map((id): [string, Preload] => [screens[id].files.at(-1) ?? id, screenParts[id]]),
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
  const preload = async (file: string) => {
    const known = byFile.get(file)
    if (known) return known.preload(locale)
    // A tab: only the page of a portfolio has any, and its code knows them.
    const { preloadTab } = await import('./tabParts')
    return preloadTab(file, locale)
  }
  const rest = Promise.allSettled([loadTexts(locale, texts as Namespace[]), ...files.map(preload)])
  await loadTexts(locale, [])
  await rest
}

/** Reads who is signed in, where that came with the page: its schema is in the file of the frame, which is here by now where anybody is. */
export async function readFirstSession({ hasSession }: Readonly<{ hasSession: boolean }>): Promise<void> {
  if (!hasSession || !document.getElementById('first-answers')) return
  const frame = await loadPart(() => import('./layouts/DashboardFrame')).catch(() => null)
  if (frame) firstAnswer(sessionPath, frame.sessionResponseSchema)
}
