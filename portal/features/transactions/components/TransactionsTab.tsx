import type { TransactionsResponse } from '../../../../shared/contracts/wealth/transactions'
import { useText } from '../../../lib/i18n/useText'
import { BookingsPanel } from '../../../wealth/BookingsPanel'
import { usePeriod } from '../../../wealth/listPeriod'
import type { PortfolioTabProps } from '../../../wealth/portfolioTab'
import { transactionColumns } from '../transactions.columns'
import { useTransactions } from '../transactions.read'

const rowsOf = ({ transactions }: TransactionsResponse) => transactions

/** What moved in a period. */
export function TransactionsTab(props: PortfolioTabProps) {
  const [period] = usePeriod()
  const read = useTransactions(props.portfolioId, period)
  return <BookingsPanel {...props} t={useText('transactions')} read={read} rowsOf={rowsOf} columns={transactionColumns} />
}
