export type CsvRow = Record<string, string | number | null>

const byteOrderMark = '\uFEFF'

/**
 * What a spreadsheet would run as a formula, but no plain number: "-12.50" has to stay one.
 * The full-width signs count too, because spreadsheets in East Asian settings take them for the plain ones.
 */
const formula = /^(?![-+]?\d+(?:\.\d+)?$)[=+\-@\t\r\n＝＋－＠]/

/**
 * Commas are stripped, as the specification asks, so that the file opens the same in spreadsheets that split at every comma; soft hyphens,
 * which only the screen knows what to do with, too.
 */
const plainCell = (cell: CsvRow[string]): string => (cell === null ? '' : String(cell).replaceAll(/[,\u00ad]/g, ''))

/**
 * The whole text of a CSV file (RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8); the columns are the keys of the first row.
 * Null becomes an empty cell, never 0. A cell that would run as a formula gets a leading apostrophe.
 */
export async function toCsv(rows: CsvRow[]): Promise<string> {
  const { default: Papa } = await import('papaparse')
  const columns = Object.keys(rows[0] ?? {})
  const data = rows.map((row) => columns.map((column) => plainCell(row[column] ?? null)))
  return byteOrderMark + Papa.unparse({ fields: columns.map(plainCell), data }, { escapeFormulae: formula })
}

/** A file name that every system takes: the characters that some forbid become spaces. */
export const csvFileName = (...parts: string[]): string =>
  `${parts.map((part) => part.replace(/[\\/:*?"<>|\s\u0000-\u001f]+/g, ' ').trim()).join('_')}.csv`

/** Hands `rows` to the browser as a download named `fileName` (with its extension). */
export async function downloadCsv(fileName: string, rows: CsvRow[]): Promise<void> {
  const url = URL.createObjectURL(new Blob([await toCsv(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the blob only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
