import { useHoldings } from '../../features/holdings/holdings.read'
import { holdingColumns } from '../../features/holdings/holdings.columns'
import { type HoldingsFilter, viewHoldings } from '../../features/holdings/model/viewHoldings'
import { usePerformance } from '../../features/performance/performance.read'
import { discreteReturnColumns } from '../../features/performance/discreteReturns.columns'
import { matrixColumns } from '../../features/performance/model/matrix'
import type { PortfolioTab } from '../../features/portfolio/model/portfolioTab'
import { useTransactions } from '../../features/transactions/transactions.read'
import type { TransactionPeriod } from '../../features/transactions/model/period'
import { transactionColumns } from '../../features/transactions/transactions.columns'
import { csvFileName } from '../../lib/csv'
import { useCsvExport } from '../../ui/table/useCsvExport'

interface Shown {
  portfolioId: string
  /** First part of the file's name. */
  name: string | undefined
  tab: PortfolioTab
  filter: HoldingsFilter
  period: TransactionPeriod
}

/**
 * Saves what a tab shows as a CSV file; `canExport` says whether the present tab has anything to save. Only the present tab's figures are
 * asked for; they are those that the tab itself shows.
 */
export function usePortfolioExport({ portfolioId, name, tab, filter, period }: Shown) {
  const holdings = useHoldings(tab === 'transactions' ? undefined : portfolioId).data
  const performance = usePerformance(tab === 'overview' ? portfolioId : undefined).data
  const transactions = useTransactions(tab === 'transactions' ? portfolioId : undefined, period).data
  const { years, periods } = matrixColumns(performance?.discrete ?? [])

  const tabs = {
    overview: tabCsv(useCsvExport(discreteReturnColumns, {}), [...years, ...periods]),
    holdings: tabCsv(
      useCsvExport(holdingColumns, {}),
      holdings ? viewHoldings(holdings, filter).groups.flatMap((group) => group.holdings) : [],
    ),
    transactions: tabCsv(useCsvExport(transactionColumns, {}), transactions?.transactions ?? []),
  } satisfies Record<PortfolioTab, TabCsv>

  return {
    canExport: name !== undefined && tabs[tab].count > 0,
    exportTab: (wanted: PortfolioTab = tab) => tabs[wanted].save(csvFileName(name ?? '', wanted)),
  }
}

interface TabCsv {
  count: number
  save: (fileName: string) => void
}

const tabCsv = <Row>({ save }: { save: (fileName: string, rows: readonly Row[]) => void }, rows: readonly Row[]): TabCsv => ({
  count: rows.length,
  save: (fileName) => save(fileName, rows),
})
