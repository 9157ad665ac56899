import { useMemo } from 'react'
import { styled } from 'styled-components'
import type { Namespace } from '../../lib/i18n/namespaces'
import { tabularFigures } from '../mixins'
import { VisuallyHidden } from '../VisuallyHidden'
import { breakpoints } from './cellLook'
import type { TableColumns } from './defineColumns'
import { drawColumns } from './drawColumns'
import { TableWrap } from './TableWrap'
import { type FactsProp, useColumnContext } from './useColumnContext'
import { media } from '../media'
import { token } from '../tokens'

const Root = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;

  ${media.print} {
    font-size: 7pt;
  }
`

const Cell = styled.td<{ $isStrong: boolean; $isSplit: boolean }>`
  block-size: ${token('row')};
  padding-inline: 0.625rem;
  border-block-end: 1px solid ${token('hairline')};
  text-align: end;
  white-space: nowrap;
  ${tabularFigures}
  ${({ $isStrong }) => $isStrong && `font: ${token('t-strong')};`}
  ${({ $isSplit }) => $isSplit && `border-inline-start: 1px solid ${token('border')};`}

  &:last-child {
    padding-inline-end: ${token('s-5')};
  }

  tr:last-child > & {
    border-block-end: 0;
  }

  /* two columns beside the names on the narrowest phone: one alone is compared with nothing */
  @container (max-width: ${breakpoints[1]}) {
    padding-inline: ${token('s-1')};
    font-size: 0.8125rem;
    white-space: normal;

    &:last-child {
      padding-inline-end: ${token('s-4')};
    }
  }

  ${media.print} {
    block-size: auto;
    padding: 1mm 0.8mm;
    font-size: 7pt;
    white-space: normal;
  }
`

const Head = styled(Cell)`
  block-size: 2.25rem;
  color: ${token('text-muted')};
  font: ${token('t-label')};
  border-block-end-color: ${token('rule')};

  tr:last-child > & {
    border-block-end: 1px solid ${token('rule')};
  }
`

/* stays while the rest scrolls */
const Name = styled(Cell)`
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  padding-inline-start: ${token('s-5')};
  background: ${token('surface')};
  text-align: start;
  font-weight: ${({ $isStrong }) => ($isStrong ? 550 : 'inherit')};

  @container (max-width: ${breakpoints[1]}) {
    padding-inline-start: ${token('s-4')};
    border-inline-end: 1px solid ${token('hairline')};
    font-size: 0.75rem;
  }

  ${media.print} {
    position: static;
  }
`

const Corner = styled(Name)`
  block-size: 2.25rem;
  border-block-end-color: ${token('rule')};

  tr:last-child > & {
    border-block-end: 1px solid ${token('rule')};
  }
`

const Row = styled.tr`
  &:hover > * {
    background: ${token('surface-hover')};
  }
`

type MatrixTableProps<Row, Sum, N extends Namespace, Facts> = FactsProp<Facts> & {
  columns: TableColumns<Row, Sum, N, Facts>
  rows: readonly Row[]
  caption: string
  /** Name of the region, which scrolls sideways. */
  scrollLabel: string
  /** A rule stands before this row's column. */
  split?: Row | undefined
}

/** A table turned by a quarter: each row is a column, headed by its name; each column a row. The only table that scrolls sideways. */
export function MatrixTable<R, Sum, N extends Namespace, Facts>(props: MatrixTableProps<R, Sum, N, Facts>) {
  const { columns, rows, caption, scrollLabel, split } = props
  const cx = useColumnContext(columns, 'screen', props)
  const drawn = useMemo(() => drawColumns(columns, rows, cx), [columns, rows, cx])
  const name = drawn.find(({ isName }) => isName)
  return (
    <TableWrap scrollLabel={scrollLabel}>
      <Root>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <Corner as="th" scope="col" $isStrong={false} $isSplit={false}>
              <VisuallyHidden>{name?.head}</VisuallyHidden>
            </Corner>
            {rows.map((row, index) => (
              <Head key={index} as="th" scope="col" $isStrong={false} $isSplit={row === split}>
                {name?.cell(row)}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawn.map((column) =>
            column.isName ? null : (
              <Row key={column.id}>
                <Name as="th" scope="row" $isStrong={column.isStrong} $isSplit={false}>
                  {column.head}
                </Name>
                {rows.map((row, index) => (
                  <Cell key={index} $isStrong={column.isStrong} $isSplit={row === split}>
                    {column.cell(row)}
                  </Cell>
                ))}
              </Row>
            ),
          )}
        </tbody>
      </Root>
    </TableWrap>
  )
}
