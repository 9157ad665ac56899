import type { CategoriesResponse } from '../../../shared/contracts/wealth/categories'
import { categoryOf } from '../../../shared/domain/transactions/categories'
import { categorySums } from '../../features/transactions-file/transactionsFile.columns'
import { useTransactionsFile } from '../../features/transactions-file/transactionsFile.read'
import { useText } from '../../lib/i18n/useText'
import { usePeriod } from '../../wealth/listPeriod'
import { BookingsSheet } from './BookingsSheet'
import type { ExplainOfTabProps } from './explainOfTab'

const rowsOf = ({ transactions }: CategoriesResponse) => transactions

/** The drawer of what the bookings of a category come to, or `all` that the list shows; nothing for a name of none. */
export function ExplainFile({ figure, portfolioId, ...props }: ExplainOfTabProps) {
  const t = useText('transactionsFile')
  const [period] = usePeriod()
  const read = useTransactionsFile(portfolioId, period)
  return (
    <BookingsSheet
      {...props}
      title={t('net')}
      method="file"
      read={read}
      rowsOf={rowsOf}
      typeName={(type) => t(`category.${categoryOf(type)}`)}
      shownOf={(rows, answer) => {
        const { foot, grouping } = categorySums(rows, answer, t)
        if (figure === 'all') return foot?.sum.amount ? { rows, total: foot.sum.amount } : null
        const group = grouping.groups.find(({ id }) => id === figure)
        return group?.sum.amount
          ? { name: group.name, rows: rows.filter(({ category }) => category === figure), total: group.sum.amount }
          : null
      }}
    />
  )
}
