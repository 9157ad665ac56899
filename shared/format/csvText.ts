export type CsvCell = string | number | null

const byteOrderMark = '\uFEFF'

/** What starts a formula. The full-width signs count too: spreadsheets in East Asian settings take them for the plain ones. */
const signs = '=+\\-@＝＋－＠'
/** A cell that a spreadsheet would run, but no plain number: "-12.50" has to stay one. */
export const formula = new RegExp(`^(?![-+]?\\d+(?:\\.\\d+)?$)[${signs}\\t\\r\\n]`)
/** A spreadsheet that splits at semicolons or tabs would start a new cell within ours. */
const formulaInside = new RegExp(`([;\\t\\r\\n]\\s*)(?=[${signs}])`, 'g')

/** What makes a cell more than its own text. Most cells have nothing of it, and one look is all that they cost. */
const special = new RegExp(`[,\u00ad\ufeff";\t\r\n]|^[ ${signs}]| $`)
const needsQuotes = /[\ufeff"\r\n]|^ | $/

/**
 * Commas are stripped, as the specification asks, so that the file opens the same in spreadsheets that split at every comma; soft hyphens,
 * which only the screen knows what to do with, too.
 */
function guardedText(text: string): string {
  const plain = text.replaceAll(/[,\u00ad]/g, '').replaceAll(formulaInside, "$1'")
  const isFormula = formula.test(plain)
  const safe = isFormula ? `'${plain}` : plain
  return isFormula || needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  const text = typeof cell === 'number' ? String(cell) : cell
  return special.test(text) ? guardedText(text) : text
}

const lineOf = (cells: readonly CsvCell[]): string => cells.map(cellText).join(',')

/**
 * The whole text of a CSV file (RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8). Null becomes an empty cell, never
 * 0. What would run as a formula gets an apostrophe before it. Our own, as a library's writer looks at each cell several times: see
 * `npm run bench -- csv`.
 */
export const csvText = (head: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  byteOrderMark + [head, ...rows].map(lineOf).join('\r\n')
