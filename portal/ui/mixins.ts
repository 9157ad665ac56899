import { css } from 'styled-components'
import { media } from './media'
import { token } from './tokens'

/** Figures that stand in a column or change in place have digits of one width; running text keeps its own spacing. */
export const tabularFigures = css`
  font-variant-numeric: tabular-nums lining-nums;
`

/** Out of sight, yet read by a screen reader. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** High enough to be hit: 24 px with a pointer, 44 px with a finger. For what is not a button of the kit. */
export const targetHeight = css`
  min-block-size: 1.5rem;

  ${media.coarsePointer} {
    min-block-size: 2.75rem;
  }
`

/** Name over detail, 14/20 over 12/16: the cell of two lines in tables and lists. */
export const twoLines = css`
  display: grid;
  min-inline-size: 0;
  isolation: isolate;

  /* its ring lies over the line below, which may begin with a badge */
  > :first-child:focus-visible {
    z-index: 1;
  }

  > :nth-child(2) {
    font: ${token('t-label')};
    font-weight: 400;
    color: ${token('text-muted')};
  }
`

/** The edge and ground of everything that is filled in. */
export const inputBox = css`
  inline-size: 100%;
  min-block-size: ${token('control-h')};
  padding: 0 ${token('s-3')};
  border: 1px solid ${token('control')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('text')};
  transition: border-color ${token('fast')};
`

/** Ground and edge of what floats over the page. */
export const popoverBox = css`
  border-radius: ${token('radius-card')};
  background: ${token('surface-raised')};
  color: ${token('text')};
  box-shadow:
    ${token('shadow-pop')},
    0 0 0 1px ${token('border')};
`
