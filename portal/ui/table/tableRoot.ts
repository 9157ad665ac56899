import { css, styled } from 'styled-components'
import { visuallyHidden } from '../mixins'
import { media } from '../media'
import { token } from '../tokens'
import { TableTwoLines } from '../TwoLines'
import { breakpoints } from './cellLook'
import { LetterCell, Td, Th } from './cellParts'
import { HeadCell } from './headParts'
import { DataRow, FootRow } from './rowParts'

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
      /* a bar takes a line of its own; the figure after it stays beside the name */
      grid-auto-flow: row dense;
      column-gap: ${token('s-2')};
      padding: ${token('s-3')} ${token('s-4')};
      border-block-end: 1px solid ${token('hairline')};
      align-items: start;
      /* far down a list nobody sees how a card is laid out */
      content-visibility: auto;
      contain-intrinsic-block-size: auto 4rem;
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
    && :is(th, td) {
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
