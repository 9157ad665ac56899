import type { FormulaPart, Line, Section, Sheet } from './sheet'

/** Wider than this a term stands on a line of its own, so that figures stay in reach of it on a narrow screen. */
const widestTerm = 44

/**
 * A sheet as plain text, in the order of the drawer: one line a fact, figures flush right, so that it stays readable in a mail whatever its font.
 * `under` stands under the title, `address` closes it.
 */
export function sheetText(
  { figure, note, sections, title }: Sheet,
  { address, under }: Readonly<{ address: string; under: string }>,
): string {
  const blocks = [[title, under], [figure, note], ...sections.map((section) => [section.title, ...bodyOf(section)]), [address]]
  return `${blocks.map((block) => block.filter(Boolean).join('\n')).join('\n\n')}\n`.replaceAll('\u00a0', ' ')
}

function bodyOf(section: Section): string[] {
  switch (section.kind) {
    case 'prose':
      return [section.text]
    case 'formula':
      return [`  ${section.parts.map(formulaText).join('')}`]
    case 'facts':
      return aligned(section.lines)
    case 'rows':
      return section.lines.length > 0 ? aligned(section.lines) : [section.none ?? '']
    case 'stretches': {
      const rows = section.stretches.map(({ end, factor, from, start, to }) => ({
        term: `${from} – ${to}`,
        figure: `(${end}) / (${start}) = ${factor}`,
      }))
      return aligned([...rows, section.product, section.result])
    }
  }
}

/** `end_1` is end1 and `1.2^12/36` keeps its sign: plain text has no lines above and below. */
const formulaText = (part: FormulaPart): string =>
  typeof part === 'string' ? part.replaceAll('_', '') : `(${formulaText(part.over)}) / (${formulaText(part.under)})`

function aligned(lines: readonly Line[]): string[] {
  const termWidth = Math.min(widestTerm, Math.max(...lines.map(({ term }) => term.length)))
  const figureWidth = Math.max(...lines.map(({ figure }) => figure.length))
  return lines.flatMap(({ detail, figure, isSum, term }) => [
    ...(isSum ? [`  ${'-'.repeat(termWidth + 2 + figureWidth)}`] : []),
    ...(term.length > termWidth
      ? [`  ${term}`, `  ${' '.repeat(termWidth)}  ${figure.padStart(figureWidth)}`]
      : [`  ${term.padEnd(termWidth)}  ${figure.padStart(figureWidth)}`]),
    ...(detail ? [`    ${detail}`] : []),
  ])
}
