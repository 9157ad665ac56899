import { createContext, useContext, useEffect, useRef } from 'react'
import type { DegradedReason } from '../../../shared/contracts/provenance'
import type { PortfolioResponse } from '../../../shared/contracts/wealth'
import type { PortfolioTabId } from '../../../shared/routes/screens'
import type { CsvRow } from '../../lib/csv'

/** What the page of a portfolio gives to each of its tabs. */
export type PortfolioTabProps = Readonly<{
  portfolioId: string
  /** Undefined until the head of the page is there. */
  portfolio: PortfolioResponse['portfolio'] | undefined
  /** What the head of the page already says of old and missing parts. */
  told: readonly DegradedReason[]
  /** The holding whose drawer is open. */
  holdingId: string | null
  openHolding: (holdingId: string) => void
  /** Leads to another tab, whose list starts in a state of its own (`?class=Equity`). */
  showTab: (tab: PortfolioTabId, state?: Readonly<Record<string, string>>) => void
  /** Saves rows as `{portfolio}_{tab}.csv`; the tab's own name unless another is given. */
  saveCsv: (rows: readonly CsvRow[], name?: PortfolioTabId) => void
}>

type Rows = () => readonly CsvRow[]

/** Where the open tab leaves what the page's own export button saves; null for a tab that has nothing to save now. */
export const TabCsvContext = createContext<((rows: Rows | null) => void) | null>(null)

/** Tells the page what its export button saves for this tab: nothing while `rows` is null. They are made when somebody asks for them. */
export function useTabCsv(rows: Rows | null): void {
  const tell = useContext(TabCsvContext)
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  })
  const hasRows = rows !== null
  useEffect(() => {
    tell?.(hasRows ? () => latest.current?.() ?? [] : null)
    return () => tell?.(null)
  }, [tell, hasRows])
}
