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
  grouping: Grouping<Row, Sum> | undefined
  /** The order is kept outside when `onSort` is given, else here. Null is the order of `rows`. */
  sort: Sort | null
  onSort: ((sort: Sort) => void) | undefined
}

/** The order of a column, on the screen and in the CSV: rows without the value last in either direction, ties by the columns that break them. */
export function orderBy<Row, Sum>(columns: readonly DrawnColumn<Row, Sum>[], sort: Sort): (a: Row, b: Row) => number {
  const by = columns.find(({ id }) => id === sort.id)
  if (!by) return () => 0
  const keys = [
    { column: by, sign: sort.descending ? -1 : 1 },
    ...columns.flatMap((column) => (column.breaksTies && column !== by ? [{ column, sign: 1 }] : [])),
  ]
  return (a, b) => {
    for (const { column, sign } of keys) {
      const order = Number(column.isMissing(a)) - Number(column.isMissing(b)) || sign * column.compare(a, b)
      if (order !== 0) return order
    }
    return 0
  }
}

/** Order and groups of a table. Groups keep their order; the rows are sorted within them. */
export function useTableModel<Row extends object, Sum>({ columns, rows, grouping, sort, onSort }: ModelOptions<Row, Sum>) {
  const [ownSort, setOwnSort] = useState(sort)
  const current = onSort ? sort : ownSort
  const ordered = useMemo(() => (current ? rows.toSorted(orderBy(columns, current)) : rows), [columns, rows, current])
  const sections = useMemo((): TableSection<Row, Sum>[] => {
    if (!grouping) return [{ group: null, rows: ordered }]
    const rowsOf = new Map<string, Row[]>()
    for (const row of ordered) {
      const id = grouping.of(row)
      const others = rowsOf.get(id)
      if (others) others.push(row)
      else rowsOf.set(id, [row])
    }
    return grouping.groups.flatMap((group) => {
      const own = rowsOf.get(group.id)
      return own ? [{ group, rows: own }] : []
    })
  }, [ordered, grouping])

  /** A press on a head: the first order of the column, then the other. */
  const press = (column: DrawnColumn<Row, Sum>): void => {
    if (!column.sort) return
    const next = { id: column.id, descending: current?.id === column.id ? !current.descending : column.sort === 'descending' }
    if (onSort) onSort(next)
    else setOwnSort(next)
  }

  return { sections, sort: current, press }
}
