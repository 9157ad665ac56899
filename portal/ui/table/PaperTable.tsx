import type { ReactNode } from 'react'
import type { Namespace } from '../../lib/i18n/namespaces'
import type { TableColumns } from './defineColumns'
import { type DrawnColumn, drawColumns } from './drawColumns'
import {
  HiddenHead,
  PaperBody,
  PaperDetail,
  PaperFootRow,
  PaperGroupRow,
  PaperHead,
  PaperRoot,
  PaperRow,
  PaperTd,
  PaperTh,
  PaperTotal,
} from './paperParts'
import { type FactsProp, useColumnContext } from './useColumnContext'
import type { Grouping } from './useTableModel'

/** Rows that stand under a head at least. A group's row brings its first row with it, and more would leave a page half empty. */
const leadRows = 3
/** Rows at the end of a table that stand together, and with its total, so that no page has a row or two. More would leave the page before short. */
const tailRows = 4

/** A name has what the figures leave it. In a table of few columns that is more than half, for a date and two amounts need little. */
const nameWidth = (columns: number): string => (columns < 5 ? '54%' : '34%')

interface PaperTableOptions<Row, Sum> {
  rows: readonly Row[]
  caption: string
  grouping?: Grouping<Row, Sum>
  foot?: { name: ReactNode; sum: Sum }
  /** Many columns: smaller type and less air. */
  isDense?: boolean
}

type PaperTableProps<Row, Sum, N extends Namespace, Facts> = PaperTableOptions<Row, Sum> &
  FactsProp<Facts> & { columns: TableColumns<Row, Sum, N, Facts> }

interface Body<Row, Sum> {
  group: Grouping<Row, Sum>['groups'][number] | null
  rows: readonly Row[]
}

/**
 * The last rows as a body of their own, which has the total too: Chromium keeps a body together on any page, and a row with the next one on the page alone on
 * which their table began. Never empty, for a table without rows may have a total.
 */
function withTail<Row, Sum>(bodies: readonly Body<Row, Sum>[]): readonly Body<Row, Sum>[] {
  const last = bodies.at(-1) ?? { group: null, rows: [] }
  const before = bodies.slice(0, -1)
  if (last.rows.length <= tailRows) return [...before, last]
  return [...before, { ...last, rows: last.rows.slice(0, -tailRows) }, { group: null, rows: last.rows.slice(-tailRows) }]
}

/** A table of the report, drawn from the columns of the screen. Its head comes again on every page; no head, group or total stands alone. */
export function PaperTable<Row extends { id: string }, Sum, N extends Namespace, Facts>(props: PaperTableProps<Row, Sum, N, Facts>) {
  const { columns, rows, caption, grouping, foot, isDense = false } = props
  const drawn = drawColumns(columns, rows, useColumnContext(columns, 'paper', props))
  const groups: readonly Body<Row, Sum>[] = grouping
    ? grouping.groups.map((group) => ({ group, rows: rows.filter((row) => grouping.of(row) === group.id) }))
    : [{ group: null, rows }]
  const bodies = withTail(groups.filter((body) => body.rows.length > 0))
  // What stands in one piece anyway has no parts that do.
  const isWhole = rows.length < leadRows + tailRows
  const lead = new Set(grouping || isWhole ? [] : rows.slice(0, leadRows - 1))
  return (
    <PaperRoot $isDense={isDense} $isWhole={isWhole}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {drawn.map(({ id, head, isName, isNumeric, width }) => (
            <PaperHead key={id} scope="col" $isNumeric={isNumeric} $width={isName && isDense ? nameWidth(drawn.length) : width}>
              {head}
            </PaperHead>
          ))}
        </tr>
      </thead>
      {bodies.map(({ group, rows: members }, index) => {
        const isTail = index === bodies.length - 1
        return (
          <PaperBody key={isTail ? 'tail' : (group?.id ?? 'rows')} $isTail={isTail && !isWhole}>
            {group && (
              <PaperGroupRow>
                <Sums columns={drawn} name={group.name} sum={group.sum} scope="rowgroup" />
              </PaperGroupRow>
            )}
            {members.map((row) => (
              <PaperRow key={row.id} $isLead={lead.has(row)}>
                {drawn.map((column) => (
                  <Cell key={column.id} column={column} row={row} />
                ))}
              </PaperRow>
            ))}
            {isTail && foot && (
              <PaperFootRow data-total="">
                <Sums columns={drawn} name={foot.name} sum={foot.sum} scope="row" isTotal />
              </PaperFootRow>
            )}
          </PaperBody>
        )
      })}
    </PaperRoot>
  )
}

function Cell<Row, Sum>({ column, row }: { column: DrawnColumn<Row, Sum>; row: Row }) {
  const detail = column.detail?.(row)
  const content = (
    <>
      {column.cell(row)}
      {detail != null && detail !== false && <PaperDetail>{detail}</PaperDetail>}
    </>
  )
  return column.isName ? (
    <PaperTh scope="row">{content}</PaperTh>
  ) : (
    <PaperTd $isNumeric={column.isNumeric} $isStrong={column.isStrong} $isBlank={column.isBar || column.isMissing(row)}>
      {content}
    </PaperTd>
  )
}

interface SumsProps<Row, Sum> {
  columns: readonly DrawnColumn<Row, Sum>[]
  name: ReactNode
  sum: Sum | undefined
  scope: 'row' | 'rowgroup'
  isTotal?: boolean
}

/** The name reaches to the first column that has a sum. */
function Sums<Row, Sum>({ columns, name, sum, scope, isTotal = false }: SumsProps<Row, Sum>) {
  const first = columns.findIndex((column) => column.sum !== undefined)
  const span = first < 0 ? columns.length : first
  return (
    <>
      <PaperTh scope={scope} colSpan={span}>
        {name}
      </PaperTh>
      {columns.slice(span).map((column) => {
        const figure = sum !== undefined && column.sum ? column.sum(sum) : null
        const isMissing = sum === undefined || column.isSumMissing(sum)
        return (
          <PaperTd key={column.id} $isNumeric={column.isNumeric || column.isBar} $isBlank={isMissing}>
            {isTotal && !isMissing ? <PaperTotal>{figure}</PaperTotal> : figure}
          </PaperTd>
        )
      })}
    </>
  )
}

type PaperMatrixProps<Row, Sum, N extends Namespace, Facts> = FactsProp<Facts> & {
  columns: TableColumns<Row, Sum, N, Facts>
  rows: readonly Row[]
  caption: string
  /** Head of the first column; not seen unless given. */
  corner?: string
  /** Id of the column that stands at the foot, as the total of those above. */
  footId?: string
}

/** A table of the report turned by a quarter: each row is a column, headed by its name; each column a row. */
export function PaperMatrix<Row, Sum, N extends Namespace, Facts>(props: PaperMatrixProps<Row, Sum, N, Facts>) {
  const { columns, rows, caption, corner, footId } = props
  const drawn = drawColumns(columns, rows, useColumnContext(columns, 'paper', props))
  const name = drawn.find(({ isName }) => isName)
  const line = (column: DrawnColumn<Row, Sum>, isTotal: boolean) => (
    <>
      <PaperTh scope="row" $isStrong={column.isStrong}>
        {column.head}
      </PaperTh>
      {rows.map((row, index) => (
        <PaperTd key={index} $isNumeric $isStrong={column.isStrong} $isBlank={column.isMissing(row)}>
          {isTotal && !column.isMissing(row) ? <PaperTotal>{column.cell(row)}</PaperTotal> : column.cell(row)}
        </PaperTd>
      ))}
    </>
  )
  const foot = drawn.find(({ id }) => id === footId)
  return (
    <PaperRoot $isDense={rows.length > 4} $isWhole $isFixed>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <PaperHead scope="col" $width={rows.length > 3 ? '26%' : '34%'} $isBlank={corner === undefined}>
            {corner ?? <HiddenHead>{name?.head}</HiddenHead>}
          </PaperHead>
          {rows.map((row, index) => (
            <PaperHead key={index} scope="col" $isNumeric>
              {name?.cell(row)}
            </PaperHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {drawn.map((column) => (column.isName || column === foot ? null : <PaperRow key={column.id}>{line(column, false)}</PaperRow>))}
      </tbody>
      {foot && (
        <tfoot>
          <PaperFootRow>{line(foot, true)}</PaperFootRow>
        </tfoot>
      )}
    </PaperRoot>
  )
}
