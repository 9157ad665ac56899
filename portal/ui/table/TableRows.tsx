import { type CSSProperties, type KeyboardEvent, memo, type ReactNode, type RefObject, useMemo } from 'react'
import { TwoLines } from '../TwoLines'
import { type CellLook, lookAt } from './cellLook'
import type { DrawnColumn } from './drawColumns'
import { RowOpener, type RowOpening } from './RowOpener'
import { SubLine } from './SubLine'
import { DataRow, GroupRow, LetterCell, Td, Th } from './tableParts'
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
    /** Which lines stand in the document; all when absent. */ virtual?: VirtualRows | null
    onKeyDown?: (event: KeyboardEvent) => void
  }>

/** The bodies of a table, one for each group; of a long table only the rows near the screen. */
export function TableRows<Row extends { id: string }, Sum>(props: Drawing<Row, Sum>) {
  const { columns, looks, lines, hasLetters, hasRoles, opening, isError, virtual, onKeyDown } = props
  const bodies = useMemo(() => cut(lines, virtual?.indexes ?? null), [lines, virtual?.indexes])
  const gap = (key: string, height: number) => height > 0 && <Gap key={key} height={height} width={columns.length + Number(hasLetters)} />

  return (
    <>
      {bodies.map(({ group, start, rows }) => [
        gap(`gap-${start}`, virtual?.gapBefore(start) ?? 0),
        <tbody key={`${group?.id ?? ''}-${start}`} role={hasRoles ? 'rowgroup' : undefined} onKeyDown={onKeyDown}>
          {rows.map((line, place) => {
            const index = start + place
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
                isSelected={line.row.id === props.selectedId}
                isError={isError?.(line.row) ?? false}
                letter={hasLetters && place === 0 ? (group?.name ?? null) : null}
                letterRows={rows.length}
                isLetterAgain={lines[index - 1]?.group === group}
                {...position}
              />
            )
          })}
        </tbody>,
      ])}
      {gap('gap-after', virtual?.gapAfter ?? 0)}
    </>
  )
}

export const keyOf = <Row extends { id: string }>(line: Line<Row, unknown> | undefined, index: number): string =>
  line?.row?.id ?? `#${line?.group?.id ?? index}`

/** Runs of lines that stand together in the document and belong to one group. */
function cut<Row, Sum>(lines: readonly Line<Row, Sum>[], indexes: readonly number[] | null) {
  const bodies: { group: TableGroup<Sum> | null; start: number; rows: Line<Row, Sum>[] }[] = []
  for (const index of indexes ?? lines.keys()) {
    const line = lines[index]
    if (!line) continue
    const last = bodies.at(-1)
    if (last && last.group === line.group && last.start + last.rows.length === index) last.rows.push(line)
    else bodies.push({ group: line.group, start: index, rows: [line] })
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

/** Holds the place of rows that are not in the document. */
export function Gap({ height, width }: { height: number; width: number }) {
  return (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={width} style={{ ...noCell, blockSize: height }} />
      </tr>
    </tbody>
  )
}

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
            <Td key={column.id} role={hasRoles ? 'cell' : undefined} data-gives-way={look.hiddenBelow ? '' : undefined} $look={look}>
              <CellContent column={column} row={row}>
                {column.cell(row)}
              </CellContent>
            </Td>
          )
        }
        const name = column.cell(row)
        return (
          <Th key={column.id} scope="row" role={hasRoles ? 'rowheader' : undefined} $look={look}>
            <CellContent column={column} row={row}>
              {opens ? (
                <RowOpener opening={opens} rowId={row.id}>
                  {name}
                </RowOpener>
              ) : (
                name
              )}
            </CellContent>
          </Th>
        )
      })}
    </DataRow>
  )
}) as <Row extends { id: string }, Sum>(props: RowLineProps<Row, Sum>) => ReactNode

/** The figure or name of a cell, what stands under it, and what stands in for a column that gave way. */
function CellContent<Row, Sum>({ column, row, children }: { column: DrawnColumn<Row, Sum>; row: Row; children: ReactNode }) {
  const under = column.under?.(row)
  const detail = column.detail?.(row)
  return (
    <>
      {detail == null || detail === false ? children : <TwoLines name={children} detail={detail} />}
      {under != null && under !== false && <SubLine>{under}</SubLine>}
    </>
  )
}
