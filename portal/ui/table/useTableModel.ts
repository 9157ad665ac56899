import {
  columnGroupingFeature,
  createGroupedRowModel,
  createSortedRowModel,
  type ColumnDef,
  rowSortingFeature,
  type Row as ModelRow,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useMemo, useState } from 'react'
import type { DrawnColumn } from './drawColumns'

export interface Sort {
  /** Id of a column. */
  id: string
  descending: boolean
}

export interface TableGroup<Sum> {
  id: string
  name: string
  /** In place of the name in a row of its own: with its colour and count. */
  label?: ReactNode
  sum?: Sum
}

export interface Grouping<Row, Sum> {
  /** In the order in which they stand; those without rows are left out. */
  groups: readonly TableGroup<Sum>[]
  /** Id of the group of a row. */
  of: (row: Row) => string
}

export interface TableSection<Row, Sum> {
  /** Null when the rows are in no groups. */
  group: TableGroup<Sum> | null
  rows: readonly Row[]
}

interface ModelOptions<Row, Sum> {
  columns: readonly DrawnColumn<Row, Sum>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  grouping: Grouping<Row, Sum> | undefined
  /** The order is kept outside when `onSort` is given, else here. Null is the order of `rows`. */
  sort: Sort | null
  onSort: ((sort: Sort) => void) | undefined
}

const features = tableFeatures({
  rowSortingFeature,
  columnGroupingFeature,
  sortedRowModel: createSortedRowModel(),
  groupedRowModel: createGroupedRowModel(),
})
type Features = typeof features

/** The order of a column, as in the table: rows without the value last in either direction. */
export const orderBy =
  <Row, Sum>(columns: readonly DrawnColumn<Row, Sum>[], sort: Sort) =>
  (a: Row, b: Row): number => {
    const column = columns.find(({ id }) => id === sort.id)
    if (!column) return 0
    return Number(column.isMissing(a)) - Number(column.isMissing(b)) || (sort.descending ? -1 : 1) * column.compare(a, b)
  }

const groupColumn = '#group'
const none: never[] = []

/** Order and groups of a table by TanStack Table. Groups keep their order; the rows are sorted within them. */
export function useTableModel<Row extends object, Sum>(options: ModelOptions<Row, Sum>) {
  const { columns, rows, rowId, grouping, sort, onSort } = options
  const [ownSort, setOwnSort] = useState(sort)
  const current = onSort ? sort : ownSort

  const definitions = useMemo((): ColumnDef<Features, Row, unknown>[] => {
    const place = new Map(grouping?.groups.map(({ id }, index) => [id, index]))
    const placeOf = (row: Row): number => place.get(grouping?.of(row) ?? '') ?? place.size
    return [
      { id: groupColumn, accessorFn: placeOf, sortFn: (a, b) => placeOf(a.original) - placeOf(b.original) },
      ...columns.map((column): ColumnDef<Features, Row, unknown> => ({
        id: column.id,
        // Only whether there is a value: its order is the column's own.
        accessorFn: (row) => (column.isMissing(row) ? undefined : true),
        sortUndefined: 'last',
        sortFn: (a, b) => column.compare(a.original, b.original),
      })),
    ]
  }, [columns, grouping])

  const sorting = useMemo(
    (): SortingState => [
      ...(grouping ? [{ id: groupColumn, desc: false }] : []),
      ...(current ? [{ id: current.id, desc: current.descending }] : []),
      ...columns.flatMap(({ id, breaksTies }) => (breaksTies && current && current.id !== id ? [{ id, desc: false }] : [])),
    ],
    [columns, current, grouping],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state: {
      sorting,
      grouping: useMemo(() => (grouping ? [groupColumn] : none), [grouping]),
    },
  })
  const model = table.getSortedRowModel()
  const sections = useMemo((): TableSection<Row, Sum>[] => {
    const originals = (of: readonly ModelRow<Features, Row>[]): Row[] => of.map((row) => row.original)
    if (!grouping) return [{ group: null, rows: originals(model.rows) }]
    return model.rows.flatMap((row) => {
      const group = grouping.groups.find(({ id }) => id === grouping.of(row.original))
      return group ? [{ group, rows: originals(row.subRows) }] : []
    })
  }, [model, grouping])

  /** A press on a head: the first order of the column, then the other. */
  const press = (column: DrawnColumn<Row, Sum>): void => {
    if (!column.sort) return
    const next = { id: column.id, descending: current?.id === column.id ? !current.descending : column.sort === 'descending' }
    if (onSort) onSort(next)
    else setOwnSort(next)
  }

  return { sections, sort: current, press }
}
