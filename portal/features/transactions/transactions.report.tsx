import { formatDate } from '../../../shared/format/date'
import { useText } from '../../lib/i18n/useText'
import { PaperTable } from '../../ui/table/PaperTable'
import type { ReportTable } from '../../wealth/reportTable'
import { transactionColumns } from './transactions.columns'

/** Transactions of the period in the report, the oldest first. */
export const transactionsReport: ReportTable = {
  id: 'transactions',
  parts: ['transactions', 'portfolio'],
  count: ({ transactions }) => transactions.length,
  useTexts: ({ period }) => {
    const t = useText('reportExport')
    return {
      title: t('transactions', { from: formatDate(period.from), to: formatDate(period.to) }),
      empty: t('transactionsEmpty'),
      unavailable: t('transactionsUnavailable'),
    }
  },
  Table: ({ of: { portfolio, transactions } }) => {
    const t = useText('reportExport')
    return (
      <PaperTable
        columns={transactionColumns}
        rows={transactions}
        caption={t('transactionsCaption', { portfolio: portfolio.name })}
        isDense
      />
    )
  },
}
