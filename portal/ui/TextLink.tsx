import { Link, type LinkProps } from 'react-router-dom'
import { styled } from 'styled-components'

/** A link within the portal, in running text; its look is that of every `a` in GlobalStyle. */
export const TextLink = styled(Link)<LinkProps>`
  font: inherit;
`
