import { paramsAt, screenAt, screenOf } from './screens'

/** Who is signed in: every screen asks it first. */
export const sessionPath = '/api/session'

/**
 * What the screen at an address asks of the API for its first view, in the words in which the portal asks it: the session, and what stands above the fold.
 * The server writes the answers into the page. Nothing for a screen that knows no session.
 */
export function firstAnswersOf(pathname: string, tab: string | null): readonly string[] {
  const id = screenAt(pathname)
  if (id === null || screenOf(id).frame === 'none') return []
  const { account = '', portal = '', portfolio = '' } = paramsAt(id, pathname)
  switch (id) {
    case 'clients':
      return [sessionPath, `/api/wealth/clients?${new URLSearchParams({ portal })}`]
    case 'account':
      return [sessionPath, `/api/wealth/accounts/${encodeURIComponent(account)}`]
    case 'portfolio': {
      const of = `/api/wealth/portfolios/${encodeURIComponent(portfolio)}`
      const head = [sessionPath, of]
      if (tab === null || tab === 'overview') return [...head, `${of}/performance`, `${of}/holdings`, `${of}/transactions?range=12m`]
      return tab === 'holdings' ? [...head, `${of}/holdings`] : head
    }
    default:
      return [sessionPath]
  }
}
