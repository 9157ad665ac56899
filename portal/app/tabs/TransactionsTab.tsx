import { useTransactions } from '../../features/transactions/api/getTransactions'
import { TransactionsPanel } from '../../features/transactions/components/TransactionsPanel'
import { isComplete, usePeriod } from '../../features/transactions/model/period'
import { transactionsCsv } from '../../features/transactions/model/transactionsCsv'
import { useText } from '../../lib/i18n/useText'
import { type PortfolioTabProps, useTabCsv } from './portfolioTab'

/** What moved in a period. */
export function TransactionsTab({ portfolioId, portfolio, told, saveCsv }: PortfolioTabProps) {
  const t = useText('transactions')
  const common = useText('common')
  const [period, setPeriod] = usePeriod()
  const { data, error, isLoading } = useTransactions(portfolioId, period)
  // What SWR still holds of another period is not what is on the screen.
  const transactions = isLoading || error !== undefined || !isComplete(period) ? [] : (data?.transactions ?? [])
  const rows = transactions.length > 0 ? () => transactionsCsv(transactions, t, common) : null
  useTabCsv(rows)
  return (
    <TransactionsPanel
      portfolioId={portfolioId}
      period={period}
      onPeriodChange={setPeriod}
      inception={portfolio?.inception ?? null}
      onExport={() => saveCsv(rows?.() ?? [])}
      told={told}
    />
  )
}
