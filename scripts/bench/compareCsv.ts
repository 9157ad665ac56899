import Papa from 'papaparse'
import { type CsvCell, csvText } from '../../shared/format/csvText'
import { ms, pair, type Row } from './row'

const rowCount = 100_000
const head = ['Date', 'Settled', 'Name', 'Kind', 'Units', 'Price', 'Amount', 'Currency']

/** A row as a table of transactions has it: days, names with and without a comma, figures with either sign, an empty cell. */
const rowOf = (index: number): readonly CsvCell[] => [
  `${String((index % 28) + 1).padStart(2, '0')}/11/2026`,
  `${String((index % 28) + 1).padStart(2, '0')}/11/2026`,
  index % 5 === 0 ? 'Calderfell Global Equity, Acc' : `Brackenrail ${index % 97} plc`,
  index % 2 === 0 ? 'Purchase' : 'Sale',
  `${index % 1000}.${index % 7}`,
  `${(index % 300) + 1}.25`,
  `${index % 2 === 0 ? '-' : ''}${index % 100_000}.5`,
  index % 9 === 0 ? null : 'GBP',
]

/** A CSV of 100,000 rows against the same rows written by papaparse, which keeps commas and guards fewer cells against formulas. */
export async function compareCsv(): Promise<Row[]> {
  const rows = Array.from({ length: rowCount }, (_, index) => rowOf(index))
  const peer = rows.map((row) => [...row])
  const { a, b } = await pair(
    () => Promise.resolve(csvText(head, rows)),
    () => Promise.resolve(Papa.unparse({ fields: head, data: peer }, { escapeFormulae: true })),
    15,
  )
  return [{ what: `CSV of ${rowCount} rows`, ours: ms(a), baseline: ms(b), ratio: a / b, aim: '0.8×', baselineIs: 'papaparse, same rows' }]
}
