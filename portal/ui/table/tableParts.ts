import { css, styled } from 'styled-components'
import { visuallyHidden } from '../mixins'
import { TableTwoLines } from '../TwoLines'
import { breakpoints, type CellLook, cellStyle } from './cellLook'
import { media } from '../media'
import { token } from '../tokens'

export interface RootLook {
  $place: 'page' | 'drawer'
  /** Below 768 px a row is laid out as a card of two lines. */
  $hasCards: boolean
  /** The last row has no line under it: a total or the edge of the card follows. */
  $isOpenEnded: boolean
  /** Virtual rows: widths must not follow the rows that happen to be there. */
  $isFixed: boolean
}

const phone = media.screenBelow(768)

export const Th = styled.th<{ $look: CellLook }>`
  ${cellStyle}
`
export const Td = styled.td<{ $look: CellLook }>`
  ${cellStyle}

  /* of a row that is laid out as a card */
  ${phone} {
    ${({ $look }) => $look.isBar && 'grid-column: 1 / -1;'}
  }
`

export const HeadCell = styled.th<{ $look: CellLook }>`
  ${cellStyle}
  position: sticky;
  inset-block-start: var(--_head-top, ${token('topbar-h')});
  z-index: ${token('z-sticky')};
  block-size: 2.25rem;
  background: ${token('surface')};
  color: ${token('text-muted')};
  font: ${token('t-label')};
  border-block-end-color: ${token('rule')};
  white-space: nowrap;
  ${({ $look }) => $look.isFirst === true && 'border-start-start-radius: var(--_head-radius, 0);'}
  ${({ $look }) => $look.isLast === true && 'border-start-end-radius: var(--_head-radius, 0);'}

  &:is([aria-sort='ascending'], [aria-sort='descending']) {
    color: ${token('text')};
  }

  @container (max-width: ${breakpoints[1]}) {
    ${({ $look }) => $look.isLast !== null && 'border-start-end-radius: var(--_head-radius, 0);'}
  }

  ${media.print} {
    position: static;

    &[data-head]::before {
      content: attr(data-head);
    }
  }
`

/** Words of a head that go when the table is not wide. */
export const HeadNote = styled.span`
  font-weight: 400;

  @container (max-width: ${breakpoints[3]}) {
    display: none;
  }
`

export const SortButton = styled.button<{ $isNumeric: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${token('s-1')};
  padding: ${token('s-1')} 0;
  min-block-size: 1.5rem;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  ${({ $isNumeric }) => $isNumeric && 'flex-direction: row-reverse;'}

  &:hover {
    color: ${token('text')};
  }

  [data-icon] {
    inline-size: 0.75rem;
    block-size: 0.75rem;
    stroke-width: 2;
  }

  ${media.coarsePointer} {
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
  }

  /* Chromium repeats a head on each page, but no button within it: the cell says its words itself */
  ${media.print} {
    display: none;
  }
`

/** What opens a row: its name. The whole row answers to it. */
export const openerStyle = css`
  && {
    color: inherit;
    text-decoration: none;
    font: ${token('t-strong')};
    border: 0;
    padding: 0;
    background: none;
    text-align: start;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${media.print} {
    && {
      font-size: 8.5pt;
    }
  }
`

/** The letter of an address book beside its rows. */
export const LetterCell = styled.th<{ $isAgain: boolean }>`
  inline-size: 3.25rem;
  padding-inline: var(--_edge) 0;
  text-align: start;
  font-weight: inherit;
  vertical-align: top;
  border-block-end: 1px solid ${token('border')};

  /* whatever its row has */
  &&& {
    background: ${token('surface')};

    ${phone} {
      background: ${token('surface-sunken')};
    }
  }

  > span {
    position: sticky;
    inset-block-start: calc(var(--_head-top, ${token('topbar-h')}) + 3rem);
    display: block;
    padding-block: 0.625rem;
    font: 400 1.375rem/1.75rem ${token('in-display')};
    color: ${token('accent')};
  }

  ${({ $isAgain }) =>
    $isAgain &&
    css`
      ${phone} {
        ${visuallyHidden}
      }
    `}

  ${media.print} {
    > span {
      position: static;
      padding: 0;
    }
  }
`

export const DataRow = styled.tr<{ $isError: boolean; $isLink: boolean }>`
  transition: background-color ${token('fast')};
  /* clear of the bar at the foot of a phone; for the one at the top the page has a padding */
  scroll-margin-block-end: 4.5rem;
  ${({ $isLink }) => $isLink && 'position: relative;'}

  &:hover > * {
    background: ${token('surface-hover')};
  }

  &:hover th :is(a, button) {
    text-decoration: underline;
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }

  &[aria-current='true'] > * {
    background: ${token('surface-selected')};
  }

  &[aria-current='true'] > :first-child {
    box-shadow: inset 3px 0 0 ${token('accent')};
  }

  ${({ $isError }) =>
    $isError &&
    css`
      background: ${token('loss-soft')};

      &:hover > *,
      > * {
        background: ${token('loss-soft')};
        color: ${token('text-muted')};
      }

      ${TableTwoLines} > :first-child {
        color: ${token('text-muted')};
        font-weight: 450;
      }
    `}

  ${media.forcedColours} {
    &[aria-current='true'] > * {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

/** A line with the sums of its group, in black. */
export const GroupRow = styled.tr<{ $isFirst: boolean }>`
  > * {
    block-size: ${({ $isFirst }) => ($isFirst ? '2.5rem' : '3rem')};
    padding-block-start: ${({ $isFirst }) => ($isFirst ? token('s-2') : token('s-3'))};
    background: ${token('surface')};
    font: ${token('t-strong')};
    border-block-end-color: ${token('border')};
  }

  @container (max-width: ${breakpoints[1]}) {
    > * {
      padding-block-end: ${token('s-1')};
    }
  }
`

/** A rule above, the figures doubly underlined, as in a ledger. */
export const FootRow = styled.tr`
  > * {
    block-size: 3.25rem;
    font: 600 0.875rem/1.25rem ${token('in-text')};
    border-block-start: 1px solid ${token('rule')};
    border-block-end: 0;
  }
`

export const TotalFigure = styled.span`
  text-decoration: underline double 1px;
  text-underline-offset: 0.375em;
  text-decoration-skip-ink: none;
  text-decoration-color: ${token('rule')};
`

const cards = css`
  ${phone} {
    &,
    tbody,
    tfoot {
      display: block;
    }

    /* a phone has a choice of order instead; who gets here by keyboard sees where they are */
    thead:not(:focus-within) {
      ${visuallyHidden}
    }

    ${DataRow}, ${FootRow} {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: ${token('s-2')};
      padding: ${token('s-3')} ${token('s-4')};
      border-block-end: 1px solid ${token('hairline')};
      align-items: start;
    }

    ${FootRow} {
      border-block: 1px solid ${token('rule')} 0;
    }

    :is(tbody, tfoot) :is(${Td}, ${Th}):not([data-gives-way]) {
      display: block;
    }

    /* a card has two lines: what a narrow table leaves out, it leaves out too */
    :is(tbody, tfoot) ${Td}[data-gives-way] {
      display: none;
    }

    tbody ${Td}, tbody ${Th}, tfoot ${Td}, tfoot ${Th} {
      block-size: auto;
      inline-size: auto;
      padding: 0;
      border: 0;
      background: none;
    }

    ${TableTwoLines} {
      padding: 0;
    }

    tbody ${LetterCell} {
      grid-column: 1 / -1;
      margin: calc(-1 * ${token('s-3')}) calc(-1 * ${token('s-4')}) ${token('s-3')};
      padding: 0.375rem ${token('s-4')};
      inline-size: auto;
      border: 0;

      > span {
        position: static;
        padding: 0;
        font: 400 1rem/1.25rem ${token('in-display')};
      }
    }
  }
`

const print = css`
  ${media.print} {
    :is(th, td) {
      font-size: 8.5pt;
      block-size: auto;
      padding-block: 1mm;
    }

    thead {
      display: table-header-group;
    }

    /* once at the end, not on each page */
    tfoot {
      display: table-row-group;
    }

    tr {
      break-inside: avoid;
    }
  }
`

export const Root = styled.table<RootLook>`
  --_gap: ${token('s-3')};
  --_edge: ${({ $place }) => ($place === 'drawer' ? '0px' : token('s-5'))};
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  ${({ $isFixed }) => $isFixed && 'table-layout: fixed;'}

  @container (max-width: ${breakpoints[1]}) {
    --_gap: ${token('s-2')};
    --_edge: ${({ $place }) => ($place === 'drawer' ? '0px' : token('s-4'))};
  }

  caption {
    text-align: start;
  }

  ${({ $isOpenEnded }) =>
    $isOpenEnded &&
    css`
      tbody:last-of-type tr:last-child > * {
        border-block-end: 0;
      }
    `}

  ${({ $place }) =>
    $place === 'drawer' &&
    css`
      ${HeadCell} {
        position: static;
        background: none;
      }
    `}

  ${({ $hasCards }) => $hasCards && cards}
  ${print}
`
