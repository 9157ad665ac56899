import { useCallback, useMemo } from 'react'
import { useText } from '../../../lib/i18n/useText'
import { useOpening } from '../../../lib/opening'
import { BookingsPanel } from '../../../wealth/BookingsPanel'
import { usePeriod } from '../../../wealth/listPeriod'
import type { PortfolioTabProps } from '../../../wealth/portfolioTab'
import { contractNoteColumns, type NoteRow, noteSums } from '../contractNotes.columns'
import { useContractNotes } from '../contractNotes.read'
import { noteRows } from '../model/noteRows'

/** Purchases and sales of a period with what a contract note says of each. */
export function ContractNotesTab(props: PortfolioTabProps) {
  const t = useText('contractNotes')
  const [period] = usePeriod()
  const read = useContractNotes(props.portfolioId, period)
  const sums = useCallback((rows: readonly NoteRow[]) => noteSums(rows, t('dealingCosts')), [t])
  const { open, opening: beside } = useOpening()
  const opened = beside?.kind === 'note' ? beside.id : null
  const opening = useMemo(
    () => ({ selectedId: opened, opening: ({ id }: NoteRow) => ({ isOpen: id === opened, onOpen: () => open('note', id) }) }),
    [opened, open],
  )
  return <BookingsPanel {...props} t={t} read={read} rowsOf={noteRows} columns={contractNoteColumns} sums={sums} opening={opening} />
}
