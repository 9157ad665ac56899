import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type CSSProperties, type ReactNode, use } from 'react'
import { css, styled } from 'styled-components'
import { Icon } from './Icon'
import { ExplicitRoles } from './Table'

export type SortDirection = 'ascending' | 'descending'

export interface CellProps {
  /** A column of figures: right-aligned, tabular. */
  num?: boolean
  /** Which columns give way first: 3 below 60 rem of the table's width, 2 below 46, 1 below 32. */
  priority?: 1 | 2 | 3
  /** The cell that becomes the first (`start`) or last (`end` below 32 rem, `end-medium` below 46 rem) when others give way. */
  edge?: 'start' | 'end' | 'end-medium'
  /** In a matrix: a rule before this column. */
  split?: boolean
  /** In ClientsTable: which column it is. */
  column?: 'share' | 'visits' | 'edit'
  /** In a drawer: gives way in a narrow one. */
  givesWay?: boolean
  muted?: boolean
  nowrap?: boolean
  colSpan?: number
  rowSpan?: number
  className?: string
  style?: CSSProperties
  children?: ReactNode
}

interface Look {
  $muted: boolean | undefined
  $nowrap: boolean | undefined
}

const look = css<Look>`
  && {
    ${({ $muted }) => $muted && 'color: var(--text-muted);'}
    ${({ $nowrap }) => $nowrap && 'white-space: nowrap;'}
  }
`

const Td = styled.td<Look>`
  ${look}
`
const Th = styled.th<Look>`
  ${look}
`

/* a total as in a ledger: the figure doubly underlined */
const Total = styled.span`
  text-decoration: underline double 1px;
  text-underline-offset: 0.375em;
  text-decoration-skip-ink: none;
  text-decoration-color: var(--rule);
`

const Sort = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--s-1);
  padding: var(--s-1) 0;
  min-block-size: 1.5rem;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;

  &:hover {
    color: var(--text);
  }

  [data-icon] {
    inline-size: 0.75rem;
    block-size: 0.75rem;
    stroke-width: 2;
  }
`

function attributes({ num, priority, edge, split, column, givesWay, muted, nowrap, ...rest }: Omit<CellProps, 'children'>) {
  return {
    ...rest,
    $muted: muted,
    $nowrap: nowrap,
    'data-num': num || undefined,
    'data-priority': priority,
    'data-edge': edge,
    'data-split': split || undefined,
    'data-column': column,
    'data-gives-way': givesWay || undefined,
  }
}

/** A figure or a text. `total` doubly underlines the figure, in the foot of the table. */
export function Cell({ total, children, ...rest }: CellProps & { total?: boolean }) {
  return (
    <Td {...attributes(rest)} role={use(ExplicitRoles) ? 'cell' : undefined}>
      {total ? <Total>{children}</Total> : children}
    </Td>
  )
}

/** The name of a row; `scope="rowgroup"` in a group row. */
export function RowHead({ scope = 'row', children, ...rest }: CellProps & { scope?: 'row' | 'rowgroup' }) {
  return (
    <Th {...attributes(rest)} scope={scope} role={use(ExplicitRoles) ? 'rowheader' : undefined}>
      {children}
    </Th>
  )
}

interface HeadCellProps extends CellProps {
  /** Makes the head a button. `null` when the table is sorted by another column. */
  sort?: SortDirection | null
  onSort?: () => void
}

/** The head of a column, sortable when it is given `onSort`. */
export function HeadCell({ sort = null, onSort, children, ...rest }: HeadCellProps) {
  const role = use(ExplicitRoles) ? 'columnheader' : undefined
  if (!onSort) {
    return (
      <Th {...attributes(rest)} scope="col" role={role}>
        {children}
      </Th>
    )
  }
  return (
    <Th {...attributes(rest)} scope="col" role={role} aria-sort={sort ?? 'none'}>
      <Sort type="button" onClick={onSort} data-sort="">
        {children}
        {sort && <Icon of={sort === 'ascending' ? ArrowUp : ArrowDown} />}
      </Sort>
    </Th>
  )
}

/** The letter of an address book, standing beside `rows` rows. */
export function LetterCell({ rows, children }: { rows: number; children: ReactNode }) {
  return (
    <th scope="rowgroup" rowSpan={rows} data-letter="" role={use(ExplicitRoles) ? 'rowheader' : undefined}>
      <span>{children}</span>
    </th>
  )
}
