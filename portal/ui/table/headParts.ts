import { styled } from 'styled-components'
import { media } from '../media'
import { token } from '../tokens'
import { breakpoints, type CellLook, cellStyle } from './cellLook'

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
    white-space: normal;
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
