import type { DateRange } from '../../shared/contracts/wealth'
import type { IsoDate } from '../../shared/domain/dates'

const segment = encodeURIComponent

function withQuery(path: string, query: Readonly<Record<string, string | null | undefined>>): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value) search.set(key, value)
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

type PortfolioQuery = Readonly<{ tab?: string; holding?: string; range?: DateRange; from?: IsoDate; to?: IsoDate }>

/** Addresses of the portal's screens. */
export const paths = {
  home: '/',
  notFound: '/dashboard/404',
  gallery: '/dev/gallery',
  admin: '/admin',
  login: (query: Readonly<{ redirectTo?: string; error?: string }> = {}) => withQuery('/login', query),
  clients: (portal: string) => `/dashboard/${segment(portal)}`,
  account: (portal: string, account: string) => `/dashboard/${segment(portal)}/account/${segment(account)}`,
  accountExport: (portal: string, account: string, portfolio?: string) =>
    withQuery(`/dashboard/${segment(portal)}/account/${segment(account)}/export`, { portfolio }),
  portfolio: (portal: string, portfolio: string, query: PortfolioQuery = {}) =>
    withQuery(`/dashboard/${segment(portal)}/portfolio/${segment(portfolio)}`, query),
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
