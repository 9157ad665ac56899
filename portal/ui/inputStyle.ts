import { css } from 'styled-components'
import { inputBox } from './mixins'
import { token } from './tokens'

/** The look of what is typed into, as the browser's own `input` or the library's. */
export const inputStyle = css`
  ${inputBox}

  &::placeholder {
    color: ${token('text-muted')};
    opacity: 1;
  }

  &:hover:not(:disabled) {
    border-color: ${token('text-muted')};
  }

  &:focus-visible {
    outline: 2px solid ${token('focus')};
    outline-offset: -1px;
    border-color: ${token('focus')};
    border-radius: ${token('radius')};
  }

  &[data-invalid],
  &[aria-invalid='true'] {
    border-color: ${token('loss')};
    box-shadow: inset 0 0 0 1px ${token('loss')};
  }

  &:disabled {
    background: ${token('surface-sunken')};
    color: ${token('text-disabled')};
    border-color: ${token('border')};
  }
`
