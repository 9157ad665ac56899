import type { ClientRow } from '../../../../shared/contracts/wealth/clients'
import { collatorOf } from '../../../../shared/i18n/collate'
import type { Locale } from '../../../../shared/i18n/locales'

/** Where a name that starts with no letter stands. */
export const otherLetter = '#'

const latin = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Letters under which a client is found: of the surname, then of the first name. */
export const indexLetters = (row: ClientRow): readonly string[] => row.letters.map(normalise)

/** The letter of the margin beside a client: of the surname. */
export const marginLetter = (row: ClientRow): string => normalise(row.letters[0] ?? row.sortName)

export interface IndexLetter {
  letter: string
  /** False when no client has it. */
  present: boolean
}

/**
 * The phonebook: A to Z, those that no client has marked absent, and every other letter that occurs (Þ, Ö, Greek), in the order
 * of the reader's language. Clients without any Latin letter need no A to Z.
 */
export function phonebook(rows: readonly ClientRow[], locale: Locale): IndexLetter[] {
  const present = new Set(rows.flatMap((row) => indexLetters(row)))
  const base = latin.some((letter) => present.has(letter)) ? latin : []
  return [...new Set([...base, ...present])].sort(letterOrder(locale)).map((letter) => ({ letter, present: present.has(letter) }))
}

/** Order of the margin's letters; what is no letter comes last. */
export const letterOrder =
  (locale: Locale) =>
  (a: string, b: string): number =>
    Number(a === otherLetter) - Number(b === otherLetter) || collatorOf(locale)(a, b)

/** A Greek letter with tonos stands under the plain one; Latin letters with marks are letters of their own (Á, Ö). */
function normalise(text: string): string {
  const [first = ''] = text.trim()
  const upper = first.toUpperCase()
  const letter = /\p{Script=Greek}/u.test(upper) ? (upper.normalize('NFD')[0] ?? '') : upper
  return /\p{L}/u.test(letter) ? letter : otherLetter
}
