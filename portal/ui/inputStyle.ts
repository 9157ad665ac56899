import { css } from 'styled-components'
import { inputBox } from './mixins'

/** The look of what is typed into, as the browser's own `input` or the library's. */
export const inputStyle = css`
  ${inputBox}

  &::placeholder {
    color: var(--text-muted);
    opacity: 1;
  }

  &:hover:not(:disabled) {
    border-color: var(--text-muted);
  }

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -1px;
    border-color: var(--focus);
    border-radius: var(--radius);
  }

  &[data-invalid],
  &[aria-invalid='true'] {
    border-color: var(--loss);
    box-shadow: inset 0 0 0 1px var(--loss);
  }

  &:disabled {
    background: var(--surface-sunken);
    color: var(--text-disabled);
    border-color: var(--border);
  }
`
