import type { Namespace } from '../../lib/i18n/namespaces'
import { csvText } from '../../../shared/format/csvText'
import { csvCells } from './csvCells'

/** The text of a CSV file with `rows`, in their own order or that of the table, in the columns that appear in `csv`. */
export function toCsv<Row, Sum, N extends Namespace, Facts>(...table: Parameters<typeof csvCells<Row, Sum, N, Facts>>): string {
  const { heads, rows } = csvCells(...table)
  return csvText(heads, rows)
}
