import { useCallback } from 'react'
import type { ContractNotesResponse } from '../../../../shared/contracts/wealth/contractNotes'
import { useText } from '../../../lib/i18n/useText'
import { BookingsPanel } from '../../../wealth/BookingsPanel'
import { usePeriod } from '../../../wealth/listPeriod'
import type { PortfolioTabProps } from '../../../wealth/portfolioTab'
import { contractNoteColumns, type NoteRow, noteSums } from '../contractNotes.columns'
import { useContractNotes } from '../contractNotes.read'

const known = new WeakMap<ContractNotesResponse, NoteRow[]>()

/** The same rows for the same answer, as the panel wants them. */
function rowsOf(answer: ContractNotesResponse): NoteRow[] {
  const rows = known.get(answer) ?? answer.notes.map((note) => ({ ...note, type: note.side }))
  known.set(answer, rows)
  return rows
}

/** Purchases and sales of a period with what a contract note says of each. */
export function ContractNotesTab(props: PortfolioTabProps) {
  const t = useText('contractNotes')
  const [period] = usePeriod()
  const read = useContractNotes(props.portfolioId, period)
  const sums = useCallback((rows: readonly NoteRow[]) => noteSums(rows, t('dealingCosts')), [t])
  return <BookingsPanel {...props} t={t} read={read} rowsOf={rowsOf} columns={contractNoteColumns} sums={sums} />
}
