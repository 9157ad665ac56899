import { css } from 'styled-components'
import { media } from './media'
import { token } from './tokens'

/** The list of what can be chosen, in a popover. */
export const optionsStyle = css`
  padding: ${token('s-1')};
  max-block-size: inherit;
  overflow: auto;
  outline: none;
`

export const optionStyle = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('s-4')};
  min-block-size: 2.25rem;
  padding-inline: ${token('s-3')} ${token('s-2')};
  border-radius: ${token('radius-s')};
  cursor: pointer;

  &[data-focused] {
    background: ${token('surface-selected')};
    outline: none;
  }

  &[data-selected] {
    font: ${token('t-strong')};
  }

  [data-icon] {
    color: ${token('accent')};
    visibility: hidden;
  }

  &[data-selected] [data-icon] {
    visibility: visible;
  }

  ${media.coarsePointer} {
    min-block-size: 2.75rem;
  }

  ${media.forcedColours} {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`
