import { styled } from 'styled-components'
import { visuallyHidden } from './mixins'

/** Words for a screen reader alone. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
