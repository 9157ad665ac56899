import type { Namespace } from '../../messages/en'
import { csvText } from '../../lib/csv'
import type { ColumnContext, TableColumns } from './defineColumns'
import { drawColumns } from './drawColumns'

/** The text of a CSV file with `rows` in their order, in the columns that appear in `csv`. */
export function toCsv<Row, Sum, N extends Namespace, Facts>(
  columns: TableColumns<Row, Sum, N, Facts>,
  rows: readonly Row[],
  cx: Omit<ColumnContext<N, Facts>, 'medium'>,
): Promise<string> {
  const drawn = drawColumns(columns, rows, { ...cx, medium: 'csv' })
  return csvText(
    drawn.map(({ csvHead }) => csvHead),
    rows.map((row) => drawn.map(({ csv }) => csv(row))),
  )
}
