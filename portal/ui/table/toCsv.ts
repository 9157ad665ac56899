import type { Namespace } from '../../lib/i18n/namespaces'
import { csvText } from '../../../shared/format/csvText'
import type { ColumnContext, TableColumns } from './defineColumns'
import { drawColumns } from './drawColumns'
import { orderBy, type Sort } from './useTableModel'

/** The text of a CSV file with `rows`, in their own order or that of the table, in the columns that appear in `csv`. */
export function toCsv<Row, Sum, N extends Namespace, Facts>(
  columns: TableColumns<Row, Sum, N, Facts>,
  rows: readonly Row[],
  cx: Omit<ColumnContext<N, Facts>, 'medium'>,
  sort: Sort | null = null,
): string {
  const drawn = drawColumns(columns, rows, { ...cx, medium: 'csv' })
  return csvText(
    drawn.map(({ csvHead }) => csvHead),
    (sort ? rows.toSorted(orderBy(drawn, sort)) : rows).map((row) => drawn.map(({ csv }) => csv(row))),
  )
}
