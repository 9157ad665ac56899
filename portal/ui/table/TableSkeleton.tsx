import { styled } from 'styled-components'
import type { Namespace } from '../../lib/i18n/namespaces'
import { Skeleton } from '../Skeleton'
import { cellLooks, lookAt } from './cellLook'
import type { TableColumns } from './defineColumns'
import { drawColumns } from './drawColumns'
import { TableWrap } from './TableWrap'
import { Td } from './cellParts'
import { HeadCell } from './headParts'
import { DataRow } from './rowParts'
import { Root } from './tableRoot'
import { type FactsProp, useColumnContext } from './useColumnContext'

const Lines = styled.span<{ $isNumeric: boolean }>`
  display: grid;
  gap: 0.375rem;
  justify-items: ${({ $isNumeric }) => ($isNumeric ? 'end' : 'start')};
`

/** Lengths of names, so that the rows do not look like a fence. */
const nameWidths = ['16rem', '12rem', '18rem']

type TableSkeletonProps<Row, Sum, N extends Namespace, Facts> = FactsProp<Facts> & {
  columns: TableColumns<Row, Sum, N, Facts>
  rows: number
  place?: 'page' | 'drawer'
  /** As of the table that it stands for. */
  phone?: 'cards'
}

/** The table while its rows are on their way: its own head, and rows of their final height. */
export function TableSkeleton<Row, Sum, N extends Namespace, Facts>(props: TableSkeletonProps<Row, Sum, N, Facts>) {
  const { columns, rows, place = 'page', phone } = props
  const drawn = drawColumns(columns, [], useColumnContext(columns, 'screen', props))
  const looks = cellLooks(drawn, place)
  return (
    <TableWrap>
      <Root aria-hidden="true" $place={place} $hasCards={phone === 'cards'} $isOpenEnded $isFixed={false}>
        <thead>
          <tr>
            {drawn.map(({ id, head }, index) => (
              <HeadCell key={id} $look={lookAt(looks, index)}>
                {head}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <DataRow key={row}>
              {drawn.map(({ id, isName, isNumeric, typicalWidth, detail }, index) => (
                <Td key={id} $look={lookAt(looks, index)}>
                  <Lines $isNumeric={isNumeric}>
                    <Skeleton width={isName ? `min(${nameWidths[row % nameWidths.length]}, 100%)` : `min(${typicalWidth}, 100%)`} />
                    {detail && <Skeleton width="5rem" height="0.625rem" />}
                  </Lines>
                </Td>
              ))}
            </DataRow>
          ))}
        </tbody>
      </Root>
    </TableWrap>
  )
}
