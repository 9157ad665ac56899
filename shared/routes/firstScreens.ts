/** Files of the portal that are fetched when their screen is first shown, by the name of their component. */
export type ScreenPart = 'SignInRoute' | 'DashboardFrame' | 'PortalHomePage' | 'AccountRoute' | 'PortfolioRoute' | 'ReportRoute'

/** Namespaces of texts that belong to a screen; those of the frame and the kit come with every one. */
export type ScreenTexts =
  'auth' | 'clients' | 'account' | 'portfolio' | 'performance' | 'holdings' | 'transactions' | 'report' | 'reportExport'

/** Namespaces that every screen needs: shared words, the frame, the kit. */
export const shellTexts = ['common', 'shell', 'ui'] as const

export type FirstScreen = Readonly<{ parts: readonly ScreenPart[]; texts: readonly ScreenTexts[] }>

const firstScreens: readonly (readonly [RegExp, FirstScreen])[] = [
  [/^\/login\/?$/, { parts: ['SignInRoute'], texts: ['auth'] }],
  [
    /^\/dashboard\/[^/]+\/account\/[^/]+\/export\/?$/,
    { parts: ['ReportRoute'], texts: ['reportExport', 'performance', 'holdings', 'transactions'] },
  ],
  [/^\/dashboard\/[^/]+\/account\/[^/]+\/?$/, { parts: ['DashboardFrame', 'AccountRoute'], texts: ['account', 'report'] }],
  [
    /^\/dashboard\/[^/]+\/portfolio\/[^/]+\/?$/,
    { parts: ['DashboardFrame', 'PortfolioRoute'], texts: ['portfolio', 'performance', 'holdings', 'transactions', 'report'] },
  ],
  [/^\/dashboard\/[^/]+\/?$/, { parts: ['DashboardFrame', 'PortalHomePage'], texts: ['clients'] }],
]

/**
 * What the screen at an address is made of. The server names these files in the first HTML, and the app waits for them before it draws;
 * none for an address that has no screen of its own, such as that of a page that sends on.
 */
export const firstScreenOf = (pathname: string): FirstScreen =>
  firstScreens.find(([pattern]) => pattern.test(pathname))?.[1] ?? { parts: [], texts: [] }

/** Name of the file that holds a namespace in a language: namespaces that the same first screens need share one. */
export function textFileOf(namespace: string, locale: string): string {
  if (shellTexts.some((name) => name === namespace)) return `texts-${locale}`
  const screens = firstScreens.flatMap(([, { texts }], at) => (texts.some((name) => name === namespace) ? [at] : []))
  return `texts-${locale}-${screens.length > 0 ? screens.join('') : namespace}`
}
