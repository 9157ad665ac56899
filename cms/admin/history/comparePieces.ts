import { type Stretch, wordDiff } from './wordDiff'

/** A part of a version whose value is in words already. */
export type Piece = Readonly<{ key: string; labels: readonly string[]; text: string }>

export type Difference = Readonly<{
  key: string
  labels: readonly string[]
  state: 'added' | 'removed' | 'changed' | 'same'
  before: readonly Stretch[] | null
  after: readonly Stretch[] | null
}>

const whole = (text: string): Stretch[] => [{ text, isChanged: true }]

/** What two versions say, part by part, in the order of the later one; what only the former has stands where it stood. */
export function comparePieces(before: readonly Piece[], after: readonly Piece[]): Difference[] {
  const former = new Map(before.map((piece) => [piece.key, piece]))
  const later = new Map(after.map((piece) => [piece.key, piece]))
  const found = after.map(({ key, labels, text }): Difference => {
    const was = former.get(key)
    if (!was) return { key, labels, state: 'added', before: null, after: whole(text) }
    if (was.text === text) return { key, labels, state: 'same', before: [{ text, isChanged: false }], after: [{ text, isChanged: false }] }
    return { key, labels, state: 'changed', ...wordDiff(was.text, text) }
  })
  for (const [index, { key, labels, text }] of before.entries()) {
    if (later.has(key)) continue
    const neighbour = before.slice(0, index).findLast((piece) => found.some((each) => each.key === piece.key))
    const at = neighbour ? found.findIndex((each) => each.key === neighbour.key) + 1 : 0
    found.splice(at, 0, { key, labels, state: 'removed', before: whole(text), after: null })
  }
  return found
}

/** How many parts differ. */
export const changesOf = (differences: readonly Difference[]): Difference[] => differences.filter(({ state }) => state !== 'same')
