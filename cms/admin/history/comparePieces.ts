import type { RowPlace } from './partsOf'
import { formattingKey } from './richFormatting'
import { type Stretch, wordDiff } from './wordDiff'

/** A part of a version whose value is in words already. What a row begins with has `row` and no words of its own. */
export type Piece = Readonly<{ key: string; labels: readonly string[]; text: string; row?: RowPlace }>

export type Difference = Readonly<{
  key: string
  labels: readonly string[]
  state: 'added' | 'removed' | 'changed' | 'moved' | 'same'
  before: readonly Stretch[] | null
  after: readonly Stretch[] | null
}>

const whole = (text: string): Stretch[] => [{ text, isChanged: true }]

/**
 * What two versions say, part by part, in the order of the later one; what only the former has stands where it stood. A row or a block that came or went
 * is one difference, and so is that it stands elsewhere among its like.
 */
export function comparePieces(before: readonly Piece[], after: readonly Piece[]): Difference[] {
  const former = new Map(before.map((piece) => [piece.key, piece]))
  const later = new Map(after.map((piece) => [piece.key, piece]))
  const moved = movedRows(before, after)
  const [gone, come] = [rowsAsOne(before, later), rowsAsOne(after, former)]
  const found = come.flatMap(({ key, labels, row, text }): Difference[] => {
    const was = former.get(key)
    if (!was) return [{ key, labels, state: 'added', before: null, after: whole(text) }]
    if (row)
      return moved.has(key)
        ? [{ key, labels, state: 'moved', before: placeOf(was, before), after: placeOf({ key, labels, row, text }, after) }]
        : []
    if (was.text === text || isTold(key, was.text, text))
      return [{ key, labels, state: 'same', before: [{ text, isChanged: false }], after: [{ text, isChanged: false }] }]
    return [{ key, labels, state: 'changed', ...wordDiff(was.text, text) }]
  })
  // A heading that was reworded is told by the words themselves; the formatting differs when what stands out differs.
  function isTold(key: string, was: string, is: string): boolean {
    if (!key.endsWith(formattingKey)) return false
    const words = key.slice(0, -formattingKey.length)
    return former.get(words)?.text !== later.get(words)?.text && kindsOf(was) === kindsOf(is)
  }
  for (const [index, { key, labels, text }] of gone.entries()) {
    if (later.has(key)) continue
    const neighbour = gone.slice(0, index).findLast((piece) => found.some((each) => each.key === piece.key))
    const at = neighbour ? found.findIndex((each) => each.key === neighbour.key) + 1 : 0
    found.splice(at, 0, { key, labels, state: 'removed', before: whole(text), after: null })
  }
  return found
}

/** How many parts differ. */
export const changesOf = (differences: readonly Difference[]): Difference[] => differences.filter(({ state }) => state !== 'same')

const kindsOf = (formatting: string): string =>
  formatting
    .split('\n')
    .map((line) => line.split(': ')[0])
    .join('\n')

const isWithin = (piece: Piece, row: Piece): boolean => piece.key.startsWith(`${row.key}.`)

/** What stands in a row, without the rows within it. */
const contentOf = (row: Piece, pieces: readonly Piece[]): Piece[] => pieces.filter((piece) => isWithin(piece, row) && !piece.row)

/** Pieces with each row that the other version lacks as one of them: all that it says, by its labels where it says several things. */
function rowsAsOne(pieces: readonly Piece[], other: ReadonlyMap<string, Piece>): Piece[] {
  const lone: Piece[] = []
  for (const piece of pieces) if (piece.row && !other.has(piece.key) && !lone.some((row) => isWithin(piece, row))) lone.push(piece)
  return pieces.flatMap((piece) => {
    if (lone.includes(piece)) return [{ ...piece, text: wordsOfRow(piece, pieces) }]
    return lone.some((row) => isWithin(piece, row)) ? [] : [piece]
  })
}

function wordsOfRow(row: Piece, pieces: readonly Piece[]): string {
  const content = contentOf(row, pieces)
  if (content.length <= 1) return content[0]?.text ?? ''
  return content
    .map(({ labels, text }) => [labels.slice(row.labels.length).join(', '), text].filter((part) => part !== '').join(': '))
    .join('\n')
}

/** Where a row stands, and the words that it begins with. */
function placeOf(row: Piece, pieces: readonly Piece[]): Stretch[] {
  const first = contentOf(row, pieces)[0]?.text.split('\n')[0] ?? ''
  const words = first.length > 80 ? `${first.slice(0, 80).trimEnd()} …` : first
  return [...whole(row.row?.place ?? ''), { text: `\n${words}`, isChanged: false }]
}

/** The rows that were carried to another place: the fewest that explain the new order. */
function movedRows(before: readonly Piece[], after: readonly Piece[]): Set<string> {
  const moved = new Set<string>()
  const lists = new Set(after.flatMap(({ row }) => (row && row.place !== null ? [row.list] : [])))
  for (const list of lists) {
    const keys = (pieces: readonly Piece[]) => pieces.flatMap(({ key, row }) => (row?.list === list ? [key] : []))
    const [was, is] = [keys(before), keys(after)]
    const order = is.filter((key) => was.includes(key))
    const stayed = new Set(longestRising(order.map((key) => was.indexOf(key))))
    for (const key of order) if (!stayed.has(was.indexOf(key))) moved.add(key)
  }
  return moved
}

/** The longest run of numbers that rise, others between them left out. */
function longestRising(numbers: readonly number[]): readonly number[] {
  const runs: (readonly number[])[] = []
  for (const number of numbers) {
    const longest = runs
      .filter((run) => (run.at(-1) ?? -1) < number)
      .reduce<readonly number[]>((best, run) => (run.length > best.length ? run : best), [])
    runs.push([...longest, number])
  }
  return runs.reduce((best, run) => (run.length > best.length ? run : best), [])
}
