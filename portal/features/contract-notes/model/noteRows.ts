import type { ContractNotesResponse } from '../../../../shared/contracts/wealth/contractNotes'
import type { NoteRow } from '../contractNotes.columns'

const known = new WeakMap<ContractNotesResponse, NoteRow[]>()

/** The notes of an answer as rows of bookings; the same rows for the same answer, as the panel wants them. */
export function noteRows(answer: ContractNotesResponse): NoteRow[] {
  const rows = known.get(answer) ?? answer.notes.map((note) => ({ ...note, type: note.side }))
  known.set(answer, rows)
  return rows
}
