export type CsvCell = string | number | null

const byteOrderMark = '\uFEFF'

/** What starts a formula. The full-width signs count too: spreadsheets in East Asian settings take them for the plain ones. */
const signs = '=+\\-@＝＋－＠'
/** A cell that a spreadsheet would run, but no plain number: "-12.50" has to stay one. */
const formula = new RegExp(`^(?![-+]?\\d+(?:\\.\\d+)?$)[${signs}\\t\\r\\n]`)
/** A spreadsheet that splits at semicolons or tabs would start a new cell within ours. */
const formulaInside = new RegExp(`([;\\t\\r\\n]\\s*)(?=[${signs}])`, 'g')

/**
 * Commas are stripped, as the specification asks, so that the file opens the same in spreadsheets that split at every comma; soft hyphens,
 * which only the screen knows what to do with, too.
 */
const plainCell = (cell: CsvCell): string =>
  cell === null
    ? ''
    : String(cell)
        .replaceAll(/[,\u00ad]/g, '')
        .replaceAll(formulaInside, "$1'")

/**
 * The whole text of a CSV file (RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8). Null becomes an empty cell, never
 * 0. What would run as a formula gets an apostrophe before it.
 */
export async function csvText(head: readonly string[], rows: readonly (readonly CsvCell[])[]): Promise<string> {
  const { default: Papa } = await import('papaparse')
  const table = { fields: head.map(plainCell), data: rows.map((row) => row.map(plainCell)) }
  return byteOrderMark + Papa.unparse(table, { escapeFormulae: formula })
}
