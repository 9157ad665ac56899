import { useCallback, useMemo } from 'react'
import { keyOf, TableRows, type TableRowsProps } from './TableRows'
import { useRowKeys } from './useRowKeys'
import { useVirtualRows } from './useVirtualRows'

/** The bodies of a long table: only the rows near the screen are in the document. Fetched when the first long table is shown. */
export function LongTableRows<Row extends { id: string }, Sum>(props: TableRowsProps<Row, Sum>) {
  const { lines, opening, selectedId, table } = props
  const count = lines.length
  const canFocus = (index: number): boolean => {
    const row = lines[index]?.row
    return row != null && opening?.(row) != null
  }
  const selected = useMemo(() => lines.findIndex(({ row }) => row !== null && row.id === selectedId), [lines, selectedId])
  const keyAt = useCallback((index: number) => keyOf(lines[index], index), [lines])
  const virtual = useVirtualRows({ count, keyOf: keyAt, table, selected: selected < 0 ? null : selected })
  const onKeyDown = useRowKeys({ count, virtual, table, canFocus })
  return <TableRows {...props} virtual={virtual} onKeyDown={onKeyDown} />
}
