import { useHoldings } from '../../features/holdings/holdings.read'
import { holdingsCsv } from '../../features/holdings/model/holdingsCsv'
import { type HoldingsFilter, viewHoldings } from '../../features/holdings/model/viewHoldings'
import { usePerformance } from '../../features/performance/performance.read'
import { performanceCsv } from '../../features/performance/model/performanceCsv'
import type { PortfolioTab } from '../../features/portfolio/model/portfolioTab'
import { useTransactions } from '../../features/transactions/transactions.read'
import type { TransactionPeriod } from '../../features/transactions/model/period'
import { transactionsCsv } from '../../features/transactions/model/transactionsCsv'
import { type CsvRow, csvFileName, downloadCsv } from '../../lib/csv'
import { useText } from '../../lib/i18n/useText'
import { useToast } from '../../ui/ToastProvider'

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
  const texts = {
    portfolio: useText('portfolio'),
    performance: useText('performance'),
    holdings: useText('holdings'),
    transactions: useText('transactions'),
  }
  const common = useText('common')
  const toast = useToast()
  const holdings = useHoldings(tab === 'transactions' ? undefined : portfolioId).data
  const performance = usePerformance(tab === 'overview' ? portfolioId : undefined).data
  const transactions = useTransactions(tab === 'transactions' ? portfolioId : undefined, period).data

  const rows: Record<PortfolioTab, () => CsvRow[]> = {
    overview: () => (performance ? performanceCsv(performance.discrete, texts.performance, common) : []),
    holdings: () => (holdings ? holdingsCsv(viewHoldings(holdings, filter), texts.holdings, common) : []),
    transactions: () => (transactions ? transactionsCsv(transactions.transactions, texts.transactions, common) : []),
  }

  const save = async (wanted: PortfolioTab): Promise<void> => {
    try {
      await downloadCsv(csvFileName(name ?? '', wanted), rows[wanted]())
    } catch {
      toast(texts.portfolio('exportFailed'), { tone: 'error' })
    }
  }

  return { canExport: name !== undefined && rows[tab]().length > 0, exportTab: (wanted: PortfolioTab = tab) => void save(wanted) }
}
