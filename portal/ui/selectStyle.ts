import { css } from 'styled-components'
import { inputBox } from './mixins'
import { token } from './tokens'
import { media } from './media'

/** The box of a Select; it stands on the page long before the library's own button takes its place. */
export const triggerStyle = css`
  ${inputBox}
  display: flex;
  align-items: center;
  gap: ${token('s-2')};
  padding-inline-end: 0.625rem;
  text-align: start;

  ${media.hover} {
    &:hover {
      border-color: ${token('text-muted')};
    }
  }

  &:focus-visible {
    outline: 2px solid ${token('focus')};
    outline-offset: -1px;
    border-color: ${token('focus')};
    border-radius: ${token('radius')};
  }

  [data-invalid] > & {
    border-color: ${token('loss')};
    box-shadow: inset 0 0 0 1px ${token('loss')};
  }

  &:disabled {
    background: ${token('surface-sunken')};
    color: ${token('text-disabled')};
    border-color: ${token('border')};
  }

  > [data-icon] {
    inline-size: 1rem;
    block-size: 1rem;
    margin-inline-start: auto;
    color: ${token('text-muted')};
  }
`

/** What is chosen, cut off where the box ends. */
export const valueStyle = css`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-placeholder] {
    color: ${token('text-muted')};
  }

  /* the mark belongs to the list */
  [data-icon] {
    display: none;
  }
`
