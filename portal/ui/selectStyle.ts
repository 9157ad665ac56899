import { css } from 'styled-components'
import { inputBox } from './mixins'

/** The box of a Select; it stands on the page long before the library's own button takes its place. */
export const triggerStyle = css`
  ${inputBox}
  display: flex;
  align-items: center;
  gap: var(--s-2);
  padding-inline-end: 0.625rem;
  text-align: start;

  @media (hover: hover) {
    &:hover {
      border-color: var(--text-muted);
    }
  }

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -1px;
    border-color: var(--focus);
    border-radius: var(--radius);
  }

  [data-invalid] > & {
    border-color: var(--loss);
    box-shadow: inset 0 0 0 1px var(--loss);
  }

  &:disabled {
    background: var(--surface-sunken);
    color: var(--text-disabled);
    border-color: var(--border);
  }

  > [data-icon] {
    inline-size: 1rem;
    block-size: 1rem;
    margin-inline-start: auto;
    color: var(--text-muted);
  }
`

/** What is chosen, cut off where the box ends. */
export const valueStyle = css`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-placeholder] {
    color: var(--text-muted);
  }

  /* the mark belongs to the list */
  [data-icon] {
    display: none;
  }
`
