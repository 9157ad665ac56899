export const portfolioTabs = ['overview', 'holdings', 'transactions'] as const
export type PortfolioTab = (typeof portfolioTabs)[number]

/** The tab that the address asks for; the overview when it asks for none that we know. */
export const portfolioTabOf = (text: string | null): PortfolioTab => portfolioTabs.find((tab) => tab === text) ?? 'overview'
