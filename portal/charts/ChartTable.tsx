import Table2 from 'lucide-react/icons/table-2'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../ui/Icon'
import { Table } from '../ui/Table'
import { Cell, HeadCell, RowHead } from '../ui/TableCell'
import { TableWrap } from '../ui/TableWrap'
import { TableBody, TableHead, TableRow } from '../ui/TableParts'

const Details = styled.details`
  > summary {
    display: inline-flex;
    align-items: center;
    gap: var(--s-2);
    color: var(--accent);
    font: 500 0.8125rem/1.125rem var(--in-text);
    list-style: none;
    min-block-size: 1.5rem;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  &[open] > summary {
    margin-block-end: var(--s-2);
  }

  /* its head stays with the figures, not with the page */
  thead th {
    position: static;
    white-space: normal;
  }

  @media print {
    > summary {
      display: none;
    }
  }
`

interface ChartTableProps {
  /** "Show as table". */
  label: string
  caption: string
  /** The head of the rows, then one for each column of figures. */
  head: readonly ReactNode[]
  rows: readonly { id: string; name: ReactNode; cells: readonly ReactNode[] }[]
}

/** The figures of a chart as a table, folded under it: every chart has one. */
export function ChartTable({ label, caption, head, rows }: ChartTableProps) {
  return (
    <Details>
      <summary>
        <Icon of={Table2} size="s" />
        {label}
      </summary>
      <TableWrap>
        <Table caption={caption} look="plain">
          <TableHead>
            <TableRow>
              {head.map((text, index) => (
                <HeadCell key={index} num={index > 0}>
                  {text}
                </HeadCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ id, name, cells }) => (
              <TableRow key={id}>
                <RowHead>{name}</RowHead>
                {cells.map((cell, index) => (
                  <Cell key={index} num>
                    {cell}
                  </Cell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableWrap>
    </Details>
  )
}
