/** Letters that no decomposition takes apart. */
const spelled: Record<string, string> = { ð: 'd', þ: 'th', æ: 'ae', ø: 'o', œ: 'oe', đ: 'd', ł: 'l', ß: 'ss', ı: 'i', ς: 'σ' }
const spelledLetters = new RegExp(`[${Object.keys(spelled).join('')}]`, 'g')

/** Text as searches compare it: without case and marks, so that "jok" finds Jökull, "thorv" Þorvaldsdóttir and "μετοχες" Μετοχές. */
export const foldSearch = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(spelledLetters, (letter) => spelled[letter] ?? letter)

/**
 * A search for `query`: true for texts that hold all of its words, in any order and in any of the texts. "ellery, cath" and "catherine
 * ellery" both find "Ellery-Voss, Catherine". An empty query finds everything.
 */
export function searchFor(query: string): (texts: readonly (string | null)[]) => boolean {
  const words = foldSearch(query)
    .split(/[\s,;]+/)
    .filter(Boolean)
  return (texts) => {
    if (words.length === 0) return true
    const folded = foldSearch(texts.filter(Boolean).join(' '))
    return words.every((word) => folded.includes(word))
  }
}
