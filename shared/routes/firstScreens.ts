/** Files of the portal that are fetched when their screen is first shown, by the name of their component. */
export type ScreenPart = 'SignInRoute' | 'DashboardFrame' | 'PortalHomePage' | 'AccountRoute' | 'PortfolioRoute' | 'ExportPage'

const firstScreens: readonly (readonly [RegExp, readonly ScreenPart[]])[] = [
  [/^\/login\/?$/, ['SignInRoute']],
  [/^\/dashboard\/[^/]+\/account\/[^/]+\/export\/?$/, ['ExportPage']],
  [/^\/dashboard\/[^/]+\/account\/[^/]+\/?$/, ['DashboardFrame', 'AccountRoute']],
  [/^\/dashboard\/[^/]+\/portfolio\/[^/]+\/?$/, ['DashboardFrame', 'PortfolioRoute']],
  [/^\/dashboard\/[^/]+\/?$/, ['DashboardFrame', 'PortalHomePage']],
]

/**
 * What the screen at an address is made of. The server names these files in the first HTML, and the app waits for them before it draws;
 * none for an address that has no screen of its own, such as that of a page that sends on.
 */
export const firstScreenOf = (pathname: string): readonly ScreenPart[] =>
  firstScreens.find(([pattern]) => pattern.test(pathname))?.[1] ?? []
