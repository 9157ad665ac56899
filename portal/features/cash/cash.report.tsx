import { isCashMovement } from '../../../shared/domain/cashFlow'
import { formatDate } from '../../../shared/format/date'
import { useText } from '../../lib/i18n/useText'
import { PaperTable } from '../../ui/table/PaperTable'
import type { ReportTable } from '../../wealth/reportTable'
import { cashColumns, cashSums } from './cash.columns'

/** The cash accounts in the report: what moved in the period, the oldest first, and the balance after it. */
export const cashReport: ReportTable = {
  id: 'cash',
  parts: ['transactions', 'portfolio'],
  count: ({ transactions }) => transactions.filter(isCashMovement).length,
  useTexts: ({ period }) => {
    const t = useText('cash')
    return {
      title: t('report', { from: formatDate(period.from), to: formatDate(period.to) }),
      empty: t('reportEmpty'),
      unavailable: t('reportUnavailable'),
    }
  },
  Table: ({ of: { portfolio, transactions } }) => {
    const t = useText('cash')
    const common = useText('common')
    const rows = transactions.filter(isCashMovement)
    return (
      <PaperTable
        columns={cashColumns}
        rows={rows}
        caption={t('reportCaption', { portfolio: portfolio.name })}
        isDense
        {...cashSums(rows, rows.toReversed(), t, common)}
      />
    )
  },
}
