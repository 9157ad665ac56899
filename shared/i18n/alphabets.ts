import type { Compare } from './collate'
import type { Locale } from './locales'

const latin = [...'abcdefghijklmnopqrstuvwxyz']
const greek = [...'αβγδεζηθικλμνξοπρστυφχψω']

/** Letters in the order of a dictionary. A letter with marks that is not here stands with its plain letter. */
const alphabets = {
  en: [...latin, 'þ', ...greek],
  is: [...'aábcdðeéfghiíjklmnoópqrstuúvwxyýzþæöå', ...greek],
  // Greek stands before Latin in a Greek list.
  el: [...greek, ...latin, 'þ'],
} satisfies Record<Locale, string[]>

/** Letters that a language writes otherwise, or that have no plain letter under their marks. */
const alike: Record<Locale, Record<string, string>> = {
  en: { æ: 'ae', ø: 'o', ð: 'd', ß: 'ss', ς: 'σ' },
  is: { ä: 'æ', ø: 'ö', ß: 'ss', ς: 'σ' },
  el: { æ: 'ae', ø: 'o', ð: 'd', ß: 'ss', ς: 'σ' },
}

/** What stands before all digits and letters, in the order of the Unicode default. */
const signs = ' _-‐–—,;:!?.·’\'"“”()[]{}@*/\\&#%'

/** The order of the alphabets above: by letters first, by marks and capitals only where the letters are the same. */
export function alphabetOrder(locale: Locale): Compare {
  const ranks = new Map(alphabets[locale].map((letter, index) => [letter, 1_000_000 + index]))
  const keys = new Map<string, number[]>()
  const keyOf = (text: string): number[] => {
    const known = keys.get(text)
    if (known) return known
    const key = ranksOf(text, ranks, alike[locale])
    // Bounded: a list is a few thousand names, and no list is kept.
    if (keys.size > 20_000) keys.clear()
    keys.set(text, key)
    return key
  }
  return (a, b) => {
    const [x, y] = [keyOf(a), keyOf(b)]
    for (let index = 0; index < Math.min(x.length, y.length); index += 1) {
      const difference = (x[index] ?? 0) - (y[index] ?? 0)
      if (difference !== 0) return difference
    }
    return x.length - y.length || byMarks(a, b)
  }
}

function ranksOf(text: string, ranks: ReadonlyMap<string, number>, others: Record<string, string>): number[] {
  const letters = text.toLowerCase().normalize('NFC').match(/\d+|./gsu) ?? []
  return letters.flatMap((letter): number[] => {
    // A number stands before the letters, in the order of its value.
    if (/^\d/.test(letter)) return [1000 + Math.min(Number(letter), 900_000)]
    const own = ranks.get(letter)
    if (own !== undefined) return [own]
    const sign = signs.indexOf(letter)
    if (sign >= 0) return [sign]
    const plain = others[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '')
    return [...plain].map((one) => ranks.get(one) ?? 2_000_000 + (one.codePointAt(0) ?? 0))
  })
}

/** A plain letter before one with marks, small before capital. */
function byMarks(a: string, b: string): number {
  const marks = (text: string): string => text.toLowerCase().normalize('NFD')
  const [x, y] = [marks(a), marks(b)]
  if (x !== y) return x < y ? -1 : 1
  return a === b ? 0 : a > b ? -1 : 1
}
