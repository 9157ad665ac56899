const vowels = 'aeiouyáéíóúýæöåäüøαεηιουωάέήίόύώϊϋΐΰ'

const consonant = `[^${vowels}]`
/** Sounds that begin a syllable together: pl, tr, fj. */
const [stop, liquid] = ['[bcdfgkptvβγδθκπτφχ]', '[jlrλρ]']

/** Before the sound that a syllable begins with: its consonant, the last of several, or two that go together. */
const seam = new RegExp(`(?<=[${vowels}]${consonant}*)(?<!${stop}(?=${liquid}))(?=(?:${stop}${liquid}|${consonant})[${vowels}])`, 'giu')

/** Words of so many letters may be too long for a line of the narrow rail, and as many letters stay together at either end. */
const shortest = 10
const together = 3

/**
 * Words that a firm has written, with soft hyphens in the long ones: no browser hyphenates Greek or Icelandic, and English not everywhere. A line that has
 * to end within a word then ends between syllables, with a hyphen.
 */
export const withSoftHyphens = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) =>
    word.length < shortest ? word : word.replace(seam, (_, at: number) => (at < together || at > word.length - together ? '' : '\u00AD')),
  )
