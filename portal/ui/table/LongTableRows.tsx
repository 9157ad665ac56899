import { keyOf, TableRows, type TableRowsProps } from './TableRows'
import { useRowEnds } from './useRowEnds'
import { useVirtualRows } from './useVirtualRows'

/** The bodies of a long table: only the rows near the screen are in the document. Fetched when the first long table is shown. */
export function LongTableRows<Row extends { id: string }, Sum>(props: TableRowsProps<Row, Sum>) {
  const { lines, table } = props
  const virtual = useVirtualRows(lines.length, (index) => keyOf(lines[index], index), table)
  const onKeyDown = useRowEnds(lines.length, virtual, table)
  return <TableRows {...props} virtual={virtual} onKeyDown={onKeyDown} />
}
