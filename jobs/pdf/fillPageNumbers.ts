import type { PdfFile } from './pdfFile'

/** What stands in a table of contents in the place of its numbers while it is printed: between them all digits, each of which the file then has a glyph for. */
export const placeholders = ['01234', '56789'] as const

/** Contents of pages that were written anew, by the number of their stream. */
export type FilledPages = ReadonlyMap<number, string>

/** A piece of text as Chromium writes it: its font and size, where it begins, and its glyphs, with steps between those that are not as wide as usual. */
const text =
  /BT\n\/(F\d+) ([\d.]+) Tf\n1 0 0 -1 (-?[\d.]+) (-?[\d.]+) Tm\n(<[\dA-F]+>) Tj\n((?:-?[\d.]+ -?[\d.]+ Td <[\dA-F]+> Tj\n)*)ET\n/g

/** Digits of a font of the same width: the code of each glyph, and that width in thousandths of the font's size. */
type Digits = Readonly<{ codes: ReadonlyMap<string, string>; width: number }>

/**
 * Writes numbers of pages, in the order of the entries, over the placeholders of a printed table of contents, so that it need not be printed a second time.
 * Nothing else of the file changes. Null where the file is not as it is known to be: another number of placeholders, one out of its column, or digits that
 * the font of an entry lacks. It is to be printed again then.
 */
export function fillPageNumbers(file: PdfFile, pages: readonly number[], numbers: readonly number[]): FilledPages | null {
  const fonts = new Map<number, Fonts>()
  const filled = new Map<number, string>()
  let next = 0
  let edge: number | null = null
  for (const page of pages) {
    const dictionary = file.dictionary(page)
    const contents = Number(/\/Contents \[?\s*(\d+) 0 R/.exec(dictionary)?.[1])
    const content = Number.isNaN(contents) ? null : file.content(contents)
    if (content === null) return null
    let isSound = true
    const changed = content.replace(
      text,
      (whole: string, font: string, size: string, x: string, y: string, first: string, rest: string) => {
        const object = Number(new RegExp(`/${font} (\\d+) 0 R`).exec(dictionary)?.[1])
        const own = fontOf(file, object, fonts)
        const codes = codesIn(first + rest)
        const placeholder = placeholders[next % placeholders.length] ?? ''
        if (!own || own.textOf(codes) !== placeholder) return whole
        const digits = own.digitsLike(codes)
        const number = String(numbers[next] ?? '')
        const end = digits ? Number(x) + placeholder.length * step(digits, size) : Number.NaN
        next += 1
        edge ??= end
        if (!digits || !isInPlace(end, edge) || number === '' || [...number].some((digit) => !digits.codes.has(digit))) {
          isSound = false
          return whole
        }
        const from = Number(x) + (placeholder.length - number.length) * step(digits, size)
        const glyphs = [...number].map((digit, index) => {
          const moved = index === 0 ? '' : `${decimal(step(digits, size))} 0 Td `
          return `${moved}<${digits.codes.get(digit)}> Tj\n`
        })
        return `BT\n/${font} ${size} Tf\n1 0 0 -1 ${decimal(from)} ${y} Tm\n${glyphs.join('')}ET\n`
      },
    )
    if (!isSound) return null
    if (changed !== content) filled.set(contents, changed)
    if (next === numbers.length) break
  }
  return next === numbers.length ? filled : null
}

/** Chromium rounds where text begins to a sixty-fourth of a pixel. */
const isInPlace = (end: number, edge: number): boolean => Math.abs(end - edge) < 0.1

const step = ({ width }: Digits, size: string): number => (width * Number(size)) / 1000

const decimal = (value: number): string => value.toFixed(4).replace(/\.?0+$/, '')

const codesIn = (glyphs: string): string[] => [...glyphs.matchAll(/<([\dA-F]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])

type Font = Readonly<{
  textOf: (codes: readonly string[]) => string
  /** All digits with glyphs of the width that these have; null where they differ among themselves. */
  digitsLike: (codes: readonly string[]) => Digits | null
}>
type Fonts = Font | null

function fontOf(file: PdfFile, number: number, known: Map<number, Fonts>): Fonts {
  const found = known.get(number)
  if (found !== undefined) return found
  const made = Number.isNaN(number) ? null : readFont(file, number)
  known.set(number, made)
  return made
}

/** Null for a font of another kind than Chromium makes of a file with outlines. */
function readFont(file: PdfFile, number: number): Fonts {
  const dictionary = file.dictionary(number)
  const [words, descendant] = [/\/ToUnicode (\d+) 0 R/, /\/DescendantFonts \[(\d+) 0 R/].map((of) => of.exec(dictionary)?.[1])
  const map = words && file.content(Number(words))
  if (!map || !descendant || !dictionary.includes('/Identity-H')) return null
  const letters = readLetters(map)
  const widthOf = readWidths(file.dictionary(Number(descendant)))
  return {
    textOf: (codes) => codes.map((code) => letters.get(code) ?? '').join(''),
    digitsLike: (codes) => {
      const [width, ...others] = new Set(codes.map(widthOf))
      if (width === undefined || others.length > 0) return null
      const digits = new Map<string, string>()
      for (const [code, letter] of letters)
        if (/^\d$/.test(letter) && widthOf(code) === width && !digits.has(letter)) digits.set(letter, code)
      // Those that stand there already are of the face that the entry has.
      for (const code of codes) digits.set(letters.get(code) ?? '', code)
      return { codes: digits, width }
    },
  }
}

const hex = (value: number): string => value.toString(16).toUpperCase().padStart(4, '0')

/** Which letter each glyph stands for. */
function readLetters(map: string): Map<string, string> {
  const letters = new Map<string, string>()
  const set = (code: number, letter: number) => void letters.set(hex(code), String.fromCharCode(letter))
  for (const [, lines = ''] of map.matchAll(/beginbfchar\n([^e]*)endbfchar/g))
    for (const [, code = '', letter = ''] of lines.matchAll(/<([\dA-F]{4})> <([\dA-F]{4})>\n/g))
      set(parseInt(code, 16), parseInt(letter, 16))
  for (const [, lines = ''] of map.matchAll(/beginbfrange\n([^e]*)endbfrange/g))
    for (const [, first = '', last = '', letter = ''] of lines.matchAll(/<([\dA-F]{4})> <([\dA-F]{4})> <([\dA-F]{4})>\n/g))
      for (let code = parseInt(first, 16); code <= parseInt(last, 16); code += 1)
        set(code, parseInt(letter, 16) + code - parseInt(first, 16))
  return letters
}

/** Widths as a font tells them: `first last width`, or `first [width width …]`. */
function readWidths(dictionary: string): (code: string) => number {
  const usual = Number(/\/DW (-?[\d.]+)/.exec(dictionary)?.[1] ?? 1000)
  const widths = new Map<string, number>()
  const list = /\/W \[((?:[^[\]]|\[[^\]]*\])*)\]/.exec(dictionary)?.[1] ?? ''
  for (const [, first = '', each, last = '', width = ''] of list.matchAll(/(\d+) (?:\[([^\]]*)\]|(\d+) (-?[\d.]+))/g)) {
    if (each === undefined) for (let code = Number(first); code <= Number(last); code += 1) widths.set(hex(code), Number(width))
    else for (const [index, one] of each.trim().split(/\s+/).entries()) widths.set(hex(Number(first) + index), Number(one))
  }
  return (code) => widths.get(code) ?? usual
}
