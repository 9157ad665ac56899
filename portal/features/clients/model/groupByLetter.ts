import type { ClientRow } from '../../../../shared/contracts/wealth'
import { marginLetter } from './letters'

export interface LetterGroup {
  letter: string
  rows: ClientRow[]
}

/** Rows that are sorted by client, cut where the letter of the surname changes. */
export function groupByLetter(rows: readonly ClientRow[]): LetterGroup[] {
  const groups: LetterGroup[] = []
  for (const row of rows) {
    const letter = marginLetter(row)
    const last = groups.at(-1)
    if (last?.letter === letter) last.rows.push(row)
    else groups.push({ letter, rows: [row] })
  }
  return groups
}
