import { css } from 'styled-components'
import { media } from './media'

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

  > :nth-child(2) {
    font: var(--t-label);
    font-weight: 400;
    color: var(--text-muted);
  }
`

/** The edge and ground of everything that is filled in. */
export const inputBox = css`
  inline-size: 100%;
  min-block-size: var(--control-h);
  padding: 0 var(--s-3);
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
  transition: border-color var(--fast);
`

/** Ground and edge of what floats over the page. */
export const popoverBox = css`
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  color: var(--text);
  box-shadow:
    var(--shadow-pop),
    0 0 0 1px var(--border);
`
