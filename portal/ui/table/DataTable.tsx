import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type ReactNode, Suspense, useMemo, useRef } from 'react'
import type { Namespace } from '../../lib/i18n/namespaces'
import { Icon } from '../Icon'
import { lazyPart } from '../lazyPart'
import { VisuallyHidden } from '../VisuallyHidden'
import { type CellLook, cellLooks, lookAt } from './cellLook'
import type { TableColumns } from './defineColumns'
import { type DrawnColumn, drawColumns } from './drawColumns'
import type { RowOpening } from './RowOpener'
import { SubLine } from './SubLine'
import { Gap, TableRows, type TableRowsProps, useLines } from './TableRows'
import { TableWrap } from './TableWrap'
import { Td, Th } from './cellParts'
import { HeadCell, HeadNote, SortButton } from './headParts'
import { FootRow, TotalFigure } from './rowParts'
import { Root } from './tableRoot'
import { type FactsProp, useColumnContext } from './useColumnContext'
import { type Grouping, type Sort, useTableModel } from './useTableModel'
import { estimatedHeight, virtualFrom } from './virtualFrom'

export interface DataTableOptions<Row, Sum> {
  rows: readonly Row[]
  /** What the table holds; read by screen readers, not shown. */
  caption: string
  grouping?: Grouping<Row, Sum> | undefined
  /** Group names stand as letters in the margin, as in an address book, and not in rows of their own. */
  hasLetters?: boolean
  foot?: { name: ReactNode; sum: Sum }
  /** What a row opens; null for one that leads nowhere. */
  opening?: (row: Row) => RowOpening | null
  /** The row whose details stand in the drawer. */
  selectedId?: string | null
  /** A row that has no figures. */
  isError?: (row: Row) => boolean
  /** The order to start with; with `onSort` the order itself, which then is kept outside. */
  sort?: Sort | null
  onSort?: (sort: Sort) => void
  /** Below 768 px each row is a card of two lines, without a head. */
  phone?: 'cards'
  /** In a drawer a table has no padding at its sides and no sticky head. */
  place?: 'page' | 'drawer'
}

type DataTableProps<Row, Sum, N extends Namespace, Facts> = DataTableOptions<Row, Sum> &
  FactsProp<Facts> & { columns: TableColumns<Row, Sum, N, Facts> }

// A lazy part knows nothing of the type of its rows.
const LongTableRows = lazyPart(() => import('./LongTableRows'), 'LongTableRows', { showsFailure: false }) as unknown as <
  Row extends { id: string },
  Sum,
>(
  props: TableRowsProps<Row, Sum>,
) => ReactNode

/** A table on the screen, drawn from its columns: order, groups with sums, total, letters, virtual rows from 500. Columns give way by its own width. */
export function DataTable<Row extends { id: string }, Sum, N extends Namespace, Facts>(props: DataTableProps<Row, Sum, N, Facts>) {
  const { columns, rows, caption, grouping, hasLetters = false, foot, sort = null, onSort, phone, place = 'page' } = props
  const cx = useColumnContext(columns, 'screen', props)
  const drawn = useMemo(() => drawColumns(columns, rows, cx), [columns, rows, cx])
  const looks = useMemo(() => cellLooks(drawn, place), [drawn, place])
  const model = useTableModel({ columns: drawn, rows, grouping, sort, onSort })
  const table = useRef<HTMLTableElement>(null)
  const lines = useLines(model.sections, hasLetters)
  const isVirtual = lines.length >= virtualFrom
  // Cells that are laid out as blocks lose their roles, so all parts say them.
  const hasRoles = phone === 'cards'
  const role = (name: string) => (hasRoles ? name : undefined)
  const parts: TableRowsProps<Row, Sum> = {
    columns: drawn,
    looks,
    lines,
    table,
    hasLetters,
    hasRoles,
    opening: props.opening,
    selectedId: props.selectedId ?? null,
    isError: props.isError,
  }

  return (
    <TableWrap>
      <Root
        ref={table}
        role={role('table')}
        aria-rowcount={isVirtual ? lines.length + 1 + Number(foot !== undefined) : undefined}
        $place={place}
        $hasCards={hasRoles}
        $isOpenEnded={!hasLetters}
        $isFixed={isVirtual}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {isVirtual && hasLetters && (
          <colgroup>
            <col style={{ inlineSize: '3.25rem' }} />
          </colgroup>
        )}
        <thead role={role('rowgroup')}>
          <tr role={role('row')} aria-rowindex={isVirtual ? 1 : undefined}>
            {drawn.map((column, index) => (
              <Head
                key={column.id}
                column={column}
                look={lookAt(looks, index)}
                role={role('columnheader')}
                colSpan={hasLetters && index === 0 ? 2 : undefined}
                sort={model.sort?.id === column.id ? model.sort : null}
                onPress={() => model.press(column)}
                width={isVirtual && !column.isName ? (column.width ?? `calc(${column.typicalWidth} + 2 * var(--_gap))`) : undefined}
              />
            ))}
          </tr>
        </thead>
        {isVirtual ? (
          <Suspense
            fallback={
              <tbody aria-hidden="true">
                <Gap height={lines.length * estimatedHeight} />
              </tbody>
            }
          >
            <LongTableRows {...parts} />
          </Suspense>
        ) : (
          <TableRows {...parts} />
        )}
        {foot && (
          <tfoot role={role('rowgroup')}>
            <FootRow role={role('row')} aria-rowindex={isVirtual ? lines.length + 2 : undefined}>
              {drawn.map((column, index) =>
                column.isName ? (
                  <Th
                    key={column.id}
                    scope="row"
                    role={role('rowheader')}
                    colSpan={hasLetters ? 2 : undefined}
                    $look={lookAt(looks, index)}
                  >
                    {foot.name}
                  </Th>
                ) : (
                  <Td
                    key={column.id}
                    role={role('cell')}
                    style={column.isBar ? { textAlign: 'end' } : undefined}
                    $look={lookAt(looks, index)}
                  >
                    <Total>{column.sum?.(foot.sum)}</Total>
                    {column.underSum && <SubLine>{column.underSum(foot.sum)}</SubLine>}
                  </Td>
                ),
              )}
            </FootRow>
          </tfoot>
        )}
      </Root>
    </TableWrap>
  )
}

const Total = ({ children }: { children: ReactNode }) => (children == null ? null : <TotalFigure>{children}</TotalFigure>)

interface HeadProps<Row, Sum> {
  column: DrawnColumn<Row, Sum>
  look: CellLook
  role: string | undefined
  colSpan: number | undefined
  sort: Sort | null
  onPress: () => void
  width: string | undefined
}

function Head<Row, Sum>({ column, look, role, colSpan, sort, onPress, width }: HeadProps<Row, Sum>) {
  const direction = sort ? (sort.descending ? 'descending' : 'ascending') : 'none'
  const words = (
    <>
      {column.head}
      {column.headNote && <HeadNote> {column.headNote}</HeadNote>}
    </>
  )
  return (
    <HeadCell
      scope="col"
      role={role}
      colSpan={colSpan}
      aria-sort={column.sort ? direction : undefined}
      style={width ? { inlineSize: width } : undefined}
      data-head={column.sort ? column.head : undefined}
      $look={look}
    >
      {column.sort ? (
        <SortButton type="button" onClick={onPress} $isNumeric={column.isNumeric}>
          <span>{words}</span>
          {sort && <Icon of={sort.descending ? ArrowDown : ArrowUp} />}
        </SortButton>
      ) : (
        words
      )}
      {column.underHead && <SubLine>{column.underHead}</SubLine>}
    </HeadCell>
  )
}
