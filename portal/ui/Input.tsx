import { Input as AriaInput } from 'react-aria-components/Input'
import { css, styled } from 'styled-components'
import { inputBox } from './mixins'

export const inputStyle = css`
  ${inputBox}

  &::placeholder {
    color: var(--text-muted);
    opacity: 1;
  }

  &[data-hovered] {
    border-color: var(--text-muted);
  }

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -1px;
    border-color: var(--focus);
    border-radius: var(--radius);
  }

  &[data-invalid] {
    border-color: var(--loss);
    box-shadow: inset 0 0 0 1px var(--loss);
  }

  &[data-disabled] {
    background: var(--surface-sunken);
    color: var(--text-disabled);
    border-color: var(--border);
  }
`

/** The box that a field is typed into; part of TextField and its kin. `$size="l"` is 44 px, on the sign-in page. */
export const Input = styled(AriaInput)<{ $size?: 'm' | 'l' | undefined }>`
  ${inputStyle}
  ${({ $size }) =>
    $size === 'l' &&
    css`
      min-block-size: 2.75rem;
      font-size: 1rem;
    `}
`
