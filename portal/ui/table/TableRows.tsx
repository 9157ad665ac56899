import { type CSSProperties, type KeyboardEvent, memo, type ReactNode, type RefObject, useMemo } from 'react'
import { TwoLines } from '../TwoLines'
import { type CellLook, lookAt } from './cellLook'
import type { DrawnColumn } from './drawColumns'
import { RowOpener, type RowOpening } from './RowOpener'
import { SubLine } from './SubLine'
import { LetterCell, Td, Th } from './cellParts'
import { DataRow, GroupRow } from './rowParts'
import type { TableGroup, TableSection } from './useTableModel'
import type { VirtualRows } from './useVirtualRows'

export interface TableRowsProps<Row, Sum> {
  columns: readonly DrawnColumn<Row, Sum>[]
  looks: readonly CellLook[]
  lines: readonly Line<Row, Sum>[]
  table: RefObject<HTMLTableElement | null>
  hasLetters: boolean
  /** All parts say their roles. */
  hasRoles: boolean
  opening: ((row: Row) => RowOpening | null) | undefined
  selectedId: string | null
  isError: ((row: Row) => boolean) | undefined
}

/** A row, or with `row` null the head of a group. */
export type Line<Row, Sum> = { group: TableGroup<Sum> | null; row: Row | null }

/** Rows and heads of groups in the order in which they stand; with letters in the margin a group has no head. */
export const useLines = <Row, Sum>(sections: readonly TableSection<Row, Sum>[], hasLetters: boolean): readonly Line<Row, Sum>[] =>
  useMemo(
    () =>
      sections.flatMap(({ group, rows }) => [
        ...(group && !hasLetters ? [{ group, row: null }] : []),
        ...rows.map((row) => ({ group, row })),
      ]),
    [sections, hasLetters],
  )

type Drawing<Row, Sum> = TableRowsProps<Row, Sum> &
  Readonly<{
    /** Which lines stand in the document; all when absent. */
    virtual?: VirtualRows | null
    onKeyDown?: (event: KeyboardEvent) => void
  }>

/** The bodies of a table, one for each group; of a long table only the rows near the screen. */
export function TableRows<Row extends { id: string }, Sum>(props: Drawing<Row, Sum>) {
  const { columns, looks, lines, hasLetters, hasRoles, opening, isError, selectedId, virtual, onKeyDown } = props
  const bodies = useMemo(() => cut(lines, virtual?.indexes ?? null), [lines, virtual?.indexes])

  return (
    <>
      {bodies.map(({ group, runs }, place) => (
        <tbody key={group?.id ?? 'rows'} role={hasRoles ? 'rowgroup' : undefined} onKeyDown={onKeyDown}>
          {/* flat: what React finds in an array of its own does not leave it */}
          {runs.flatMap(({ start, lines: run }) => [
            // Named for the row below it, beside which it stays: a row that changes its place among the others loses the focus.
            <Gap key={`gap-${start}`} height={virtual?.gapBefore(start) ?? 0} />,
            ...run.map((line, offset) => {
              const index = start + offset
              const position = { index: virtual ? index : null, measure: virtual?.measure ?? null }
              if (!line.row)
                return <GroupLine key="group" columns={columns} looks={looks} group={line.group} isFirst={index === 0} {...position} />
              return (
                <RowLine
                  key={line.row.id}
                  row={line.row}
                  columns={columns}
                  looks={looks}
                  hasRoles={hasRoles}
                  opening={opening}
                  isSelected={line.row.id === selectedId}
                  isError={isError?.(line.row) ?? false}
                  letter={hasLetters && offset === 0 ? (group?.name ?? null) : null}
                  letterRows={hasLetters && offset === 0 ? run.length : 0}
                  isLetterAgain={hasLetters && offset === 0 && lines[index - 1]?.group === group}
                  {...position}
                />
              )
            }),
          ])}
          {place === bodies.length - 1 && <Gap height={virtual?.gapAfter ?? 0} />}
        </tbody>
      ))}
    </>
  )
}

export const keyOf = <Row extends { id: string }>(line: Line<Row, unknown> | undefined, index: number): string =>
  line?.row?.id ?? `#${line?.group?.id ?? index}`

interface Body<Row, Sum> {
  group: TableGroup<Sum> | null
  /** Lines without one between them that is not in the document. */
  runs: { start: number; lines: Line<Row, Sum>[] }[]
}

/** The lines in the document by their groups. */
function cut<Row, Sum>(lines: readonly Line<Row, Sum>[], indexes: readonly number[] | null): Body<Row, Sum>[] {
  const bodies: Body<Row, Sum>[] = []
  for (const index of indexes ?? lines.keys()) {
    const line = lines[index]
    if (!line) continue
    let body = bodies.at(-1)
    if (body?.group !== line.group || !body) bodies.push((body = { group: line.group, runs: [] }))
    const run = body.runs.at(-1)
    if (run && run.start + run.lines.length === index) run.lines.push(line)
    else body.runs.push({ start: index, lines: [line] })
  }
  return bodies
}

/** Where a line stands in a virtual table; null in others. */
interface Position {
  index: number | null
  measure: ((row: HTMLTableRowElement | null) => void) | null
}

const positionProps = ({ index, measure }: Position) =>
  // The head is the first row.
  index === null ? {} : { ref: measure, 'data-index': index, 'aria-rowindex': index + 2 }

const noCell: CSSProperties = { padding: 0, border: 0 }

/** Holds the place of rows that are not in the document. In one cell: more would be columns too where a narrow table of fixed widths hides its own. */
export const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden="true" data-gap="">
      <td style={{ ...noCell, blockSize: height }} />
    </tr>
  )

interface LineProps<Row, Sum> extends Position {
  columns: readonly DrawnColumn<Row, Sum>[]
  looks: readonly CellLook[]
}

interface GroupLineProps<Row, Sum> extends LineProps<Row, Sum> {
  group: TableGroup<Sum> | null
  isFirst: boolean
}

function GroupLine<Row, Sum>({ columns, looks, group, isFirst, ...position }: GroupLineProps<Row, Sum>) {
  const sum = group?.sum
  return (
    <GroupRow $isFirst={isFirst} {...positionProps(position)}>
      {columns.map((column, index) =>
        column.isName ? (
          <Th key={column.id} scope="rowgroup" $look={lookAt(looks, index)}>
            {group?.label ?? group?.name}
          </Th>
        ) : (
          <Td key={column.id} style={column.isBar ? { textAlign: 'end' } : undefined} $look={lookAt(looks, index)}>
            {sum !== undefined && column.sum?.(sum)}
            {sum !== undefined && column.underSum && <SubLine>{column.underSum(sum)}</SubLine>}
          </Td>
        ),
      )}
    </GroupRow>
  )
}

interface RowLineProps<Row, Sum> extends LineProps<Row, Sum> {
  row: Row
  hasRoles: boolean
  opening: ((row: Row) => RowOpening | null) | undefined
  isSelected: boolean
  isError: boolean
  /** On the first row of a letter: the letter, and how many rows it stands beside. */
  letter: string | null
  letterRows: number
  /** The letter already stood beside rows above, which are not in the document. */
  isLetterAgain: boolean
}

const RowLine = memo(function RowLine<Row extends { id: string }, Sum>(props: RowLineProps<Row, Sum>) {
  const { row, columns, looks, hasRoles, opening, isSelected, isError, letter, letterRows, isLetterAgain, index, measure } = props
  const opens = opening?.(row) ?? null
  return (
    <DataRow
      role={hasRoles ? 'row' : undefined}
      aria-current={isSelected ? 'true' : undefined}
      $isError={isError}
      $isLink={opens !== null}
      {...positionProps({ index, measure })}
    >
      {letter !== null && (
        <LetterCell scope="rowgroup" rowSpan={letterRows} role={hasRoles ? 'rowheader' : undefined} $isAgain={isLetterAgain}>
          <span>{letter}</span>
        </LetterCell>
      )}
      {columns.map((column, place) => {
        const look = lookAt(looks, place)
        if (!column.isName) {
          return (
            <Td key={column.id} role={hasRoles ? 'cell' : undefined} $look={look}>
              {contentOf(column, row, column.cell(row))}
            </Td>
          )
        }
        const name = column.cell(row)
        return (
          <Th key={column.id} scope="row" role={hasRoles ? 'rowheader' : undefined} $look={look}>
            {contentOf(
              column,
              row,
              opens ? (
                <RowOpener opening={opens} rowId={row.id}>
                  {name}
                </RowOpener>
              ) : (
                name
              ),
            )}
          </Th>
        )
      })}
    </DataRow>
  )
}) as <Row extends { id: string }, Sum>(props: RowLineProps<Row, Sum>) => ReactNode

/** The figure or name of a cell, what stands under it, and what stands in for a column that gave way. Called, not drawn: rows come by the hundred. */
function contentOf<Row, Sum>(column: DrawnColumn<Row, Sum>, row: Row, content: ReactNode): ReactNode {
  const under = column.under?.(row)
  const detail = column.detail?.(row)
  return (
    <>
      {detail == null || detail === false ? content : <TwoLines name={content} detail={detail} />}
      {under != null && under !== false && <SubLine>{under}</SubLine>}
    </>
  )
}
