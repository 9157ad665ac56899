import { useTransactions } from '../../features/transactions/transactions.read'
import { TransactionsPanel } from '../../features/transactions/components/TransactionsPanel'
import { usePeriod } from '../../features/transactions/model/period'
import { transactionColumns } from '../../features/transactions/transactions.columns'
import { useCsvExport } from '../../ui/table/useCsvExport'
import { type PortfolioTabProps, useTabCsv } from './portfolioTab'

/** What moved in a period. */
export function TransactionsTab({ portfolioId, portfolio, csvName }: PortfolioTabProps) {
  const [period, setPeriod] = usePeriod()
  const csv = useCsvExport(transactionColumns, {})
  const rows = useTransactions(portfolioId, period).data?.transactions ?? []
  const save = () => csv.save(csvName(), rows)
  useTabCsv(rows.length > 0 ? save : null)
  return (
    <TransactionsPanel
      portfolioId={portfolioId}
      period={period}
      onPeriodChange={setPeriod}
      inception={portfolio?.inception ?? null}
      onExport={save}
    />
  )
}
