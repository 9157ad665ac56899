import { createContext, useContext, useEffect, useRef } from 'react'
import type { PortfolioResponse } from '../../shared/contracts/wealth/portfolios'
import type { PortfolioTabId } from '../../shared/routes/screens'

/** What the page of a portfolio gives to each of its tabs. */
export type PortfolioTabProps = Readonly<{
  portfolioId: string
  /** Undefined until the head of the page is there. */
  portfolio: PortfolioResponse['portfolio'] | undefined
  /** The holding whose drawer is open. */
  holdingId: string | null
  openHolding: (holdingId: string) => void
  /** Opens the holdings behind a row of the breakdowns, `sector.Health`. */
  openBreakdown: (row: string) => void
  /** Leads to another tab, whose list starts in a state of its own (`?class=Equity`). */
  showTab: (tab: PortfolioTabId, state?: Readonly<Record<string, string>>) => void
  /** Name of a CSV file, `{portfolio}_{tab}.csv`: that of this tab unless another is given. */
  csvName: (tab?: PortfolioTabId) => string
}>

type Save = () => void

/** Where the open tab leaves what the page's own export button does; null for a tab that has nothing to save now. */
export const TabCsvContext = createContext<((save: Save | null) => void) | null>(null)

/** Tells the page how its export button saves this tab: not at all while `save` is null. */
export function useTabCsv(save: Save | null): void {
  const tell = useContext(TabCsvContext)
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  const hasRows = save !== null
  useEffect(() => {
    tell?.(hasRows ? () => latest.current?.() : null)
    return () => tell?.(null)
  }, [tell, hasRows])
}
