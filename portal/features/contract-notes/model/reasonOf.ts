import type { NoteRow } from '../contractNotes.columns'

/** Why a field of a note is not known. */
export function reasonOf(field: string, { consideration }: NoteRow): 'noRate' | 'noCommission' | 'notSent' {
  if (field === 'rate' && consideration) return 'noRate'
  return field === 'commission' || field === 'total' ? 'noCommission' : 'notSent'
}
