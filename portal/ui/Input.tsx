import { Input as AriaInput } from 'react-aria-components/Input'
import { css, styled } from 'styled-components'
import { inputStyle } from './inputStyle'

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
