import { compareMoney, type Money, sumMoney, zeroMoney } from '../../../../shared/domain/money'
import type { NoteRow } from '../contractNotes.columns'

type Explained = Readonly<{
  rows: readonly NoteRow[]
  /** Whether the commissions of the notes are all of the year's dealing costs. */
  isWhole: boolean
}>

/**
 * The notes of a year beside its dealing costs. Where the commissions that are known come to them, nothing is left for the others: those deals were free,
 * which a note by itself cannot say.
 */
export function yearNotes(notes: readonly NoteRow[], dealing: Money | null): Explained {
  const known = notes.flatMap(({ commission }) => commission ?? [])
  const isWhole =
    dealing !== null &&
    known.every(({ currency }) => currency === dealing.currency) &&
    compareMoney(sumMoney(known, dealing.currency), dealing) === 0
  return {
    isWhole,
    rows: isWhole ? notes.map((note) => ({ ...note, commission: note.commission ?? zeroMoney(dealing.currency) })) : notes,
  }
}
