import { type PortfolioTabId, portfolioTabIds, screenAt, type ScreenId, screenIds } from './screens'

/** Request header by which the portal says on which screen an answer is shown, as `screenNameAt` writes it. */
export const screenHeader = 'x-screen'

/** The screen at an address by its name; of a portfolio with its tab, where that is not the first one: `portfolio/holdings`. Null where there is none. */
export function screenNameAt(pathname: string, search: string): string | null {
  const screen = screenAt(pathname)
  const tab = screen === 'portfolio' ? tabNamed(new URLSearchParams(search).get('tab')) : null
  return tab === null ? screen : `${screen}/${tab}`
}

/** What a name means; null for anything else. */
export function screenNamed(name: string | null): Readonly<{ screen: ScreenId; tab: PortfolioTabId | null }> | null {
  const [first, second = null, ...others] = name?.split('/') ?? []
  const screen = screenIds.find((id) => id === first)
  if (screen === undefined || others.length > 0) return null
  const tab = screen === 'portfolio' ? tabNamed(second) : null
  return second !== null && tab === null ? null : { screen, tab }
}

const tabNamed = (name: string | null): PortfolioTabId | null => portfolioTabIds.find((id) => id === name && id !== 'overview') ?? null
