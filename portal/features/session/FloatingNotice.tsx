import { styled } from 'styled-components'
import { media } from '../../ui/media'
import { token } from '../../ui/tokens'

/** Where a notice of the session stands: in sight wherever the page is scrolled. */
export const FloatingNotice = styled.div`
  position: fixed;
  inset: ${token('s-4')} ${token('s-4')} auto;
  z-index: ${token('z-toast')};
  display: grid;
  justify-items: center;
  pointer-events: none;

  > * {
    inline-size: min(36rem, 100%);
    box-shadow: ${token('shadow-pop')};
    pointer-events: auto;
  }

  ${media.print} {
    display: none;
  }
`
