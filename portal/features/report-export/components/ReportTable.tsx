import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { visuallyHidden } from '../../../ui/mixins'

const Root = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums lining-nums;

  caption {
    ${visuallyHidden}
  }

  th,
  td {
    block-size: var(--report-row, 7mm);
    padding: 0.7mm 2.5mm;
    border-block-end: 1px solid var(--hairline);
    text-align: start;
    vertical-align: middle;
    font-weight: inherit;
  }

  :is(th, td):first-child {
    padding-inline-start: 0;
  }

  :is(th, td):last-child {
    padding-inline-end: 0;
  }

  thead th {
    border-block-end-color: var(--rule);
    color: var(--text-muted);
    font: 500 8.5pt/1.25 var(--in-text);
    vertical-align: bottom;
  }

  [data-num] {
    text-align: end;
    white-space: nowrap;
  }

  thead [data-num] {
    white-space: normal;
  }

  [data-strong],
  tr[data-strong] > * {
    font-weight: 550;
  }

  [data-second] {
    display: block;
    color: var(--text-muted);
    font-size: 7.5pt;
    line-height: 1.3;
    font-weight: 400;
  }

  /* A total stands under a rule and is doubly underlined, as in a ledger. */
  tr[data-sum] > * {
    block-size: calc(var(--report-row, 7mm) + 1.8mm);
    border-block: 1px solid var(--rule);
    border-block-end: 0;
    font-weight: 600;
  }

  tr[data-sum] [data-num] > [data-total] {
    padding-block-end: 0.4mm;
    border-block-end: 2.25pt double var(--rule);
  }

  /* Paper: heads come again on every page, rows stay whole, and neither a head, a group nor a total stands alone. */
  thead {
    display: table-header-group;
  }

  tfoot {
    display: table-row-group;
  }

  tr {
    break-inside: avoid;
  }

  tr[data-group],
  tr[data-lead] {
    break-after: avoid;
  }

  tr[data-lead],
  tr[data-tail],
  tr[data-sum],
  tbody:first-of-type > tr:first-child {
    break-before: avoid;
  }
`

interface ReportTableProps {
  caption: string
  head: ReactNode
  foot?: ReactNode
  children: ReactNode
  className?: string
}

/** A table of the report; `children` are its bodies. */
export function ReportTable({ caption, head, foot, children, className }: ReportTableProps) {
  return (
    <Root className={className}>
      <caption>{caption}</caption>
      <thead>
        <tr>{head}</tr>
      </thead>
      {children}
      {foot && <tfoot>{foot}</tfoot>}
    </Root>
  )
}
