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

export interface ListSection extends LetterGroup {
  key: string
  /** Rows of the sections before it. */
  start: number
}

const sectionSize = 100

/** Groups in sections small enough to render at once; the letter of a long group stands beside each of its sections. */
export function toSections(groups: readonly LetterGroup[]): ListSection[] {
  const sections: ListSection[] = []
  let start = 0
  for (const { letter, rows } of groups) {
    for (let from = 0; from < rows.length; from += sectionSize) {
      const part = rows.slice(from, from + sectionSize)
      sections.push({ key: `${letter}${from}`, letter, rows: part, start })
      start += part.length
    }
  }
  return sections
}
