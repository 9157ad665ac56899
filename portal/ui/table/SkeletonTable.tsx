import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Namespace } from '../../lib/i18n/namespaces'
import { Skeleton } from '../Skeleton'
import { TwoLines } from '../TwoLines'
import { cellLooks, lookAt } from './cellLook'
import type { TableColumns } from './defineColumns'
import { type DrawnColumn, drawColumns } from './drawColumns'
import { SubLine } from './SubLine'
import { TableWrap } from './TableWrap'
import { Td } from './cellParts'
import { HeadCell } from './headParts'
import { Root } from './tableRoot'
import { type FactsProp, useColumnContext } from './useColumnContext'

/* text begins where it begins in a cell, a figure ends where it ends */
const Lines = styled.span<{ $isNumeric: boolean }>`
  display: grid;
  ${({ $isNumeric }) => $isNumeric && 'justify-items: end;'}
`

type Described = Pick<DrawnColumn<never, never>, 'detail' | 'isName' | 'sum' | 'typicalWidth' | 'under'>

/** The cells of one row, with what stands in each. */
type Cells = (bones: (column: Described) => ReactNode) => ReactNode

export type SkeletonTableProps<Row, Sum, N extends Namespace, Facts> = FactsProp<Facts> & {
  columns: TableColumns<Row, Sum, N, Facts>
  place?: 'page' | 'drawer'
  /** As of the table that it stands for. */
  phone?: 'cards'
}

interface Props<Row, Sum, N extends Namespace, Facts> {
  of: SkeletonTableProps<Row, Sum, N, Facts>
  /** Its rows. */
  children: (cells: Cells) => ReactNode
}

/** A table whose rows are on their way: its own head, over rows of their final height. */
export function SkeletonTable<Row, Sum, N extends Namespace, Facts>({ children, of }: Props<Row, Sum, N, Facts>) {
  const { columns, place = 'page', phone } = of
  const drawn = drawColumns(columns, [], useColumnContext(columns, 'screen', of))
  const looks = cellLooks(drawn, place)
  return (
    <TableWrap>
      <Root aria-hidden="true" $place={place} $hasCards={phone === 'cards'} $isOpenEnded $isFixed={false}>
        <thead>
          <tr>
            {drawn.map(({ id, head, underHead }, index) => (
              <HeadCell key={id} $look={lookAt(looks, index)}>
                {head}
                {underHead && <SubLine>{underHead}</SubLine>}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {children((bones) =>
            drawn.map((column, index) => (
              <Td key={column.id} $look={lookAt(looks, index)}>
                <Lines $isNumeric={column.isNumeric}>{bones(column)}</Lines>
              </Td>
            )),
          )}
        </tbody>
      </Root>
    </TableWrap>
  )
}

/** In place of a value. Names have several lengths, so that the rows do not look like a fence. */
export const valueBone = ({ isName, typicalWidth }: Described, row: number): ReactNode => (
  <Skeleton width={`min(${isName ? `${12 + (row % 3) * 3}rem` : typicalWidth}, 100%)`} />
)

/** With what stands under it. */
export const rowBones = ({ detail }: Described, bone: ReactNode): ReactNode =>
  detail ? <TwoLines name={bone} detail={<Skeleton width="5rem" />} /> : bone
