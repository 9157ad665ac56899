import type { CashResponse } from '../../../shared/contracts/wealth/transactions'
import { cashSums } from '../../features/cash/cash.columns'
import { useCash } from '../../features/cash/cash.read'
import { BookingsSheet } from './BookingsSheet'
import { useText } from '../../lib/i18n/useText'
import { usePeriod } from '../../wealth/listPeriod'
import type { ExplainOfTabProps } from './explainOfTab'

const rowsOf = ({ movements }: CashResponse) => movements

/** The drawer of what moved on a cash account, or on `all` of them, as the list shows it; nothing for a name of none. */
export function ExplainCash({ figure, portfolioId, ...props }: ExplainOfTabProps) {
  const t = useText('cash')
  const common = useText('common')
  const [period] = usePeriod()
  const read = useCash(portfolioId, period)
  return (
    <BookingsSheet
      {...props}
      title={t('change')}
      method="cash"
      read={read}
      rowsOf={rowsOf}
      shownOf={(rows, answer) => {
        const { foot, grouping } = cashSums(rows, answer.movements, t, common)
        if (figure === 'all') return foot ? { rows, total: foot.sum.change } : null
        const group = grouping?.groups.find(({ id }) => id === figure)
        return group ? { name: group.name, rows: rows.filter(({ cashType }) => cashType === figure), total: group.sum.change } : null
      }}
    />
  )
}
