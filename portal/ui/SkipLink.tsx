import { styled } from 'styled-components'
import { media } from './media'
import { token } from './tokens'

/** First thing in the tab order: shown when it has the focus. */
export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${token('s-2')};
  inset-inline-start: ${token('s-2')};
  z-index: ${token('z-toast')};
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding: 0 ${token('s-4')};
  background: ${token('accent')};
  color: ${token('on-accent')};
  border-radius: ${token('radius')};
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }

  ${media.print} {
    display: none;
  }
`
