import type { CsvCell } from '../../../shared/format/csvText'
import type { Namespace } from '../../lib/i18n/namespaces'
import type { ColumnContext, TableColumns } from './defineColumns'
import { drawColumns } from './drawColumns'
import { orderBy, type Sort } from './useTableModel'

/** Heads, and the cells of each row under them. */
export type CsvTable = Readonly<{ heads: readonly string[]; rows: readonly (readonly CsvCell[])[] }>

/** The heads of the columns that appear in `csv`, and under them the cells of `rows`, in their own order or that of the table. */
export function csvCells<Row, Sum, N extends Namespace, Facts>(
  columns: TableColumns<Row, Sum, N, Facts>,
  rows: readonly Row[],
  cx: Omit<ColumnContext<N, Facts>, 'medium'>,
  sort: Sort | null = null,
): CsvTable {
  const drawn = drawColumns(columns, rows, { ...cx, medium: 'csv' })
  return {
    heads: drawn.map(({ csvHead }) => csvHead),
    rows: (sort ? rows.toSorted(orderBy(drawn, sort)) : rows).map((row) => drawn.map(({ csv }) => csv(row))),
  }
}
