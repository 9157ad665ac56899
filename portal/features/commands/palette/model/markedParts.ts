import { foldSearch } from '../../../../../shared/i18n/searchText'

export type Part = Readonly<{ text: string; isMatch: boolean }>

/** A text cut where the words of a search stand in it, without regard to case and accents: "jok" marks the "Jök" of Jökull. */
export function markedParts(text: string, query: string): readonly Part[] {
  const letters = [...text]
  // A letter may fold to several ("þ" to "th") or to none, so each place of the folded text knows its letter.
  const folds = letters.map(foldSearch)
  const places = folds.flatMap((fold, index) => Array.from(fold, () => index))
  const folded = folds.join('')
  const marked = new Set<number>()
  for (const word of foldSearch(query)
    .split(/[\s,;]+/)
    .filter(Boolean)) {
    const at = folded.indexOf(word)
    if (at >= 0) for (const place of places.slice(at, at + word.length)) marked.add(place)
  }
  const parts: { text: string; isMatch: boolean }[] = []
  for (const [index, letter] of letters.entries()) {
    const isMatch = marked.has(index)
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) last.text += letter
    else parts.push({ text: letter, isMatch })
  }
  return parts
}
