import { noteSums } from '../../features/contract-notes/contractNotes.columns'
import { useContractNotes } from '../../features/contract-notes/contractNotes.read'
import { noteRows } from '../../features/contract-notes/model/noteRows'
import { useText } from '../../lib/i18n/useText'
import { usePeriod } from '../../wealth/listPeriod'
import { BookingsSheet } from './BookingsSheet'
import type { ExplainOfTabProps } from './explainOfTab'

/** The drawer of the commissions of the deals that the list shows; nothing for a name of none. */
export function ExplainNotes({ figure, portfolioId, ...props }: ExplainOfTabProps) {
  const t = useText('contractNotes')
  const [period] = usePeriod()
  const read = useContractNotes(portfolioId, period)
  if (figure !== 'commission') return null
  return (
    <BookingsSheet
      {...props}
      title={t('dealingCosts')}
      method="notes"
      read={read}
      rowsOf={noteRows}
      amountOf={({ commission }) => commission}
      shownOf={(rows) => {
        const { foot } = noteSums(rows, '')
        return foot ? { rows, total: foot.sum.commission } : null
      }}
    />
  )
}
