import { css } from 'styled-components'

/** The list of what can be chosen, in a popover. */
export const optionsStyle = css`
  padding: var(--s-1);
  max-block-size: inherit;
  overflow: auto;
  outline: none;
`

export const optionStyle = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-4);
  min-block-size: 2.25rem;
  padding-inline: var(--s-3) var(--s-2);
  border-radius: var(--radius-s);
  cursor: pointer;

  &[data-focused] {
    background: var(--surface-selected);
    outline: none;
  }

  &[data-selected] {
    font: var(--t-strong);
  }

  [data-icon] {
    color: var(--accent);
    visibility: hidden;
  }

  &[data-selected] [data-icon] {
    visibility: visible;
  }

  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }

  @media (forced-colors: active) {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`
