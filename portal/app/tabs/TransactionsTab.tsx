import { useTransactions } from '../../features/transactions/api/getTransactions'
import { TransactionsPanel } from '../../features/transactions/components/TransactionsPanel'
import { isComplete, usePeriod } from '../../features/transactions/model/period'
import { transactionColumns } from '../../features/transactions/transactions.columns'
import { useCsvExport } from '../../ui/table/useCsvExport'
import { type PortfolioTabProps, useTabCsv } from './portfolioTab'

/** What moved in a period. */
export function TransactionsTab({ portfolioId, portfolio, told, csvName }: PortfolioTabProps) {
  const [period, setPeriod] = usePeriod()
  const csv = useCsvExport(transactionColumns, {})
  const { data, error, isLoading } = useTransactions(portfolioId, period)
  // What SWR still holds of another period is not what is on the screen.
  const rows = isLoading || error !== undefined || !isComplete(period) ? [] : (data?.transactions ?? [])
  const save = () => csv.save(csvName(), rows)
  useTabCsv(rows.length > 0 ? save : null)
  return (
    <TransactionsPanel
      portfolioId={portfolioId}
      period={period}
      onPeriodChange={setPeriod}
      inception={portfolio?.inception ?? null}
      onExport={save}
      told={told}
    />
  )
}
