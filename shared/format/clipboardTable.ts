import { type CsvCell, formula } from './csvText'

/** Tabs and line ends would start a cell or a row of their own; soft hyphens are of the screen. What would run as a formula gets an apostrophe before it. */
function cellText(cell: CsvCell): string {
  const plain = String(cell ?? '')
    .replaceAll('\u00ad', '')
    .replaceAll(/[\t\r\n]+/g, ' ')
  return formula.test(plain) ? `'${plain}` : plain
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign)

/** A table as spreadsheets take it from the clipboard: cells parted by tabs, its head first. Null becomes an empty cell. */
export const clipboardText = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((cells) => cells.map(cellText).join('\t')).join('\r\n')

/** The same as letters and documents take it, who would show tabs. */
export function clipboardHtml([head = [], ...rows]: readonly (readonly CsvCell[])[]): string {
  const line = (cells: readonly CsvCell[], tag: 'th' | 'td'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cellText(cell))}</${tag}>`).join('')}</tr>`
  return `<table><thead>${line(head, 'th')}</thead><tbody>${rows.map((cells) => line(cells, 'td')).join('')}</tbody></table>`
}
