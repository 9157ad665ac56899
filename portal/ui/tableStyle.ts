import { css, styled } from 'styled-components'

export interface TableLook {
  /** `plain` has no line under its last row; `matrix` holds its first column while the rest scrolls sideways. */
  look?: 'plain' | 'matrix'
  /** Without side padding and without a sticky head, for a table in a drawer. */
  inDrawer?: boolean
}

const head = css`
  thead th {
    position: sticky;
    inset-block-start: var(--head-top, var(--topbar-h));
    z-index: var(--z-sticky);
    block-size: 2.25rem;
    background: var(--surface);
    color: var(--text-muted);
    font: var(--t-label);
    border-block-end: 1px solid var(--rule);
    white-space: nowrap;
  }

  [aria-sort]:not([aria-sort='none']) {
    color: var(--text);
  }
`

const rows = css`
  tbody tr {
    transition: background-color var(--fast);
  }

  tbody tr:hover > :not([data-letter]) {
    background: var(--surface-hover);
  }

  tr[data-selected] > * {
    background: var(--surface-selected);
  }

  tr[data-selected] > :first-child {
    box-shadow: inset 3px 0 0 var(--accent);
  }

  tr:has([data-row-opener]) {
    position: relative;
  }

  tr:has([data-row-opener]):hover [data-row-opener] {
    text-decoration: underline;
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }

  tr[data-error] > * {
    background: var(--loss-soft);
    color: var(--text-muted);
  }

  tr[data-error]:hover > :not([data-letter]) {
    background: var(--loss-soft);
  }

  tr[data-error] [data-two-lines] > :first-child {
    color: var(--text-muted);
    font-weight: 450;
  }

  tr[data-detail] > td {
    block-size: auto;
    padding-block: var(--s-2) var(--s-5);
    background: var(--surface-hover);
  }
`

/* one line with its own sums, in black */
const groups = css`
  tr[data-group] > * {
    block-size: 2.5rem;
    padding-block-start: var(--s-2);
    background: var(--surface);
    font: var(--t-strong);
    border-block-end-color: var(--border);
  }

  tr[data-group]:hover > :not([data-letter]) {
    background: var(--surface);
  }

  tbody + tbody tr[data-group] > * {
    padding-block-start: var(--s-3);
    block-size: 3rem;
  }
`

/* a rule above, the figures doubly underlined, as in a ledger */
const total = css`
  tfoot :is(th, td) {
    block-size: 3.25rem;
    font: 600 0.875rem/1.25rem var(--in-text);
    border-block-start: 1px solid var(--rule);
    border-block-end: 0;
  }

  tbody:last-of-type tr:last-child > * {
    border-block-end: 0;
  }

  &[data-look] tbody tr:last-child > * {
    border-block-end: 0;
  }
`

/* the first column stays while the rest scrolls; one rule parts years from periods */
const matrix = css`
  &[data-look='matrix'] {
    :is(th, td) {
      padding-inline: 0.625rem;
    }

    :is(th, td):first-child {
      position: sticky;
      inset-inline-start: 0;
      z-index: 1;
      background: var(--surface);
      padding-inline-start: var(--s-5);
    }

    :is(th, td):last-child {
      padding-inline-end: var(--s-5);
    }

    [data-split] {
      border-inline-start: 1px solid var(--border);
    }

    thead th {
      position: static;
      inset-block-start: auto;
      background: none;
    }

    thead th:first-child {
      position: sticky;
      background: var(--surface);
    }
  }
`

const drawer = css`
  &[data-in-drawer] {
    :is(th, td):first-child {
      padding-inline-start: 0;
    }

    :is(th, td):last-child {
      padding-inline-end: 0;
    }

    thead th {
      position: static;
      background: none;
    }

    @container (max-width: 24rem) {
      [data-gives-way] {
        display: none;
      }
    }
  }
`

/* letters in the margin, as in an address book */
const letters = css`
  tbody[data-az] :is(th, td):first-child:not([data-letter]) {
    padding-inline-start: var(--s-3);
  }

  th[data-letter] {
    inline-size: 3.25rem;
    padding-inline: var(--s-5) 0;
    vertical-align: top;
    border-block-end-color: var(--border);
    background: var(--surface);
  }

  th[data-letter] > span {
    position: sticky;
    inset-block-start: calc(var(--head-top, var(--topbar-h)) + 3rem);
    display: block;
    padding-block: 0.625rem;
    font: 400 1.375rem/1.75rem var(--in-display);
    color: var(--accent);
  }

  tbody[data-az] tr:last-child > * {
    border-block-end-color: var(--border);
  }
`

/* columns give way in order of need; content does not */
const priorities = css`
  @container (max-width: 60rem) {
    [data-priority='3'] {
      display: none;
    }
  }

  @container (max-width: 46rem) {
    [data-priority='2'] {
      display: none;
    }

    [data-edge='end-medium'] {
      padding-inline-end: var(--s-5);
    }
  }

  @container (max-width: 32rem) {
    [data-priority='1'] {
      display: none;
    }

    [data-narrow='block'] {
      display: block;
    }

    [data-narrow='inline'] {
      display: inline;
    }

    tr[data-group] > * {
      padding-block-end: var(--s-1);
    }

    :is(th, td) {
      padding-inline: var(--s-2);
    }

    :is(th, td):first-child,
    :is(th, td)[data-edge='start'] {
      padding-inline-start: var(--s-4);
    }

    :is(th, td):last-child,
    :is(th, td):is([data-edge='end'], [data-edge='end-medium']) {
      padding-inline-end: var(--s-4);
    }

    &[data-in-drawer] :is(th, td):first-child {
      padding-inline-start: 0;
    }

    &[data-in-drawer] :is(th, td):last-child {
      padding-inline-end: 0;
    }
  }
`

const print = css`
  @media print {
    :is(th, td),
    tfoot :is(th, td),
    tr[data-group] > * {
      font-size: 8.5pt;
      block-size: auto;
      padding-block: 1mm;
    }

    [data-two-lines] {
      padding: 0;
    }

    [data-two-lines] > :first-child,
    [data-row-opener] {
      font-size: 8.5pt;
    }

    thead {
      display: table-header-group;
    }

    thead th {
      position: static;
    }

    tr {
      break-inside: avoid;
    }

    th[data-letter] > span {
      position: static;
      padding: 0;
    }

    &[data-look='matrix'] :is(th, td, span) {
      font-size: 7pt;
    }

    &[data-look='matrix'] :is(th, td) {
      position: static !important;
      padding-inline: 0.8mm;
      font-size: 7pt;
      white-space: normal;
    }
  }

  @media (forced-colors: active) {
    tr[data-selected] > * {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

export const TableRoot = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;

  caption {
    text-align: start;
  }

  :is(th, td) {
    padding: 0 var(--s-3);
    block-size: var(--row);
    text-align: start;
    vertical-align: middle;
    font-weight: inherit;
    border-block-end: 1px solid var(--hairline);
  }

  :is(th, td):first-child {
    padding-inline-start: var(--s-5);
  }

  :is(th, td):last-child {
    padding-inline-end: var(--s-5);
  }

  ${head}

  [data-num] {
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums lining-nums;
  }

  [data-num] > [data-sort] {
    flex-direction: row-reverse;
  }

  [data-narrow] {
    display: none;
  }

  ${rows}
  ${groups}
  ${total}
  ${letters}
  ${matrix}
  ${drawer}
  ${priorities}
  ${print}
`
