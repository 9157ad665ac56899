import type { DateRange } from '../../shared/domain/dateRange'
import type { IsoDate } from '../../shared/domain/dates'
import { type PortfolioTabId, type ScreenId, screens } from '../../shared/routes/screens'

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The address of a screen: its path with each `:part` filled in. */
const pathOf = <Id extends ScreenId>(id: Id, parts: Readonly<Record<ParamsOf<(typeof screens)[Id]['path']>, string>>): string =>
  screens[id].path.replace(/:(\w+)/g, (_, name: keyof typeof parts) => encodeURIComponent(parts[name]))

function withQuery(path: string, query: Readonly<Record<string, string | null | undefined>>): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value) search.set(key, value)
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

type PortfolioQuery = Readonly<{ tab?: PortfolioTabId; holding?: string; range?: DateRange; from?: IsoDate; to?: IsoDate }>

/** What a report is of, as its page reads it (`portal/features/report-export/useReport`). */
type ReportQuery = Readonly<Partial<Record<'portfolio' | 'kind' | 'renderConsolidated' | 'range' | 'from' | 'date', string>>>

/** Addresses of the portal's screens. */
export const paths = {
  home: '/',
  notFound: '/dashboard/404',
  gallery: pathOf('gallery', {}),
  admin: '/admin',
  profile: pathOf('profile', {}),
  organisation: pathOf('organisation', {}),
  login: (query: Readonly<{ redirectTo?: string; error?: string; action?: 'reset' | 'signup' }> = {}) =>
    withQuery(pathOf('signIn', {}), query),
  portals: pathOf('portals', {}),
  clients: (portal: string) => pathOf('clients', { portal }),
  account: (portal: string, account: string) => pathOf('account', { portal, account }),
  accountExport: (portal: string, account: string, query: ReportQuery = {}) =>
    withQuery(pathOf('reportExport', { portal, account }), query),
  explorer: (portal: string) => pathOf('explorer', { portal }),
  news: (portal: string) => pathOf('news', { portal }),
  article: (portal: string, article: string) => pathOf('article', { portal, article }),
  simulator: (portal: string) => pathOf('simulator', { portal }),
  advice: (portal: string) => pathOf('advice', { portal }),
  process: (portal: string, process: string) => pathOf('process', { portal, process }),
  portfolio: (portal: string, portfolio: string, query: PortfolioQuery = {}) =>
    withQuery(pathOf('portfolio', { portal, portfolio }), query),
} as const

/**
 * Where to go after signing in: `redirectTo` when it is a path of this site, else null. Refuses other origins in every spelling
 * (`//e`, `/\e`, `/%09/e`, `javascript:`) and the sign-in page itself.
 */
export function safeRedirect(redirectTo: string | null): string | null {
  // Browsers drop control characters from addresses, so "/\t/e" is "//e".
  if (!redirectTo || !/^\/(?![/\\])/.test(redirectTo) || /[\u0000-\u001f\\]/.test(redirectTo)) return null
  const base = 'https://portal.invalid'
  const url = URL.canParse(redirectTo, base) ? new URL(redirectTo, base) : null
  if (!url || url.origin !== base || url.pathname.startsWith('//') || url.pathname === '/login') return null
  return `${url.pathname}${url.search}${url.hash}`
}
