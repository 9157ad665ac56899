import type { PortfolioTabId } from '../../../shared/routes/screens'

/** What the drawer of a figure of one tab is given: `figure` is what follows the tab in the name. */
export type ExplainOfTabProps = Readonly<{
  portfolioId: string
  named: string
  figure: string
  /** What the figure is of, under its title. */
  under: string
  showTab?: (tab: PortfolioTabId) => void
  onClose: () => void
}>
