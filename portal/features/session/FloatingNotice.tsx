import { css, styled } from 'styled-components'
import { media } from '../../ui/media'
import { token } from '../../ui/tokens'

const atFoot = css`
  inset: auto ${token('s-4')} ${token('s-6')};

  ${media.below(960)} {
    inset-block-end: calc(3.5rem + ${token('s-3')} + env(safe-area-inset-bottom));
  }
`

/** Where a notice of the session stands: in sight wherever the page is scrolled. At the foot it is clear of the bar of a phone. */
export const FloatingNotice = styled.div<{ $at?: 'foot' }>`
  position: fixed;
  inset: ${token('s-4')} ${token('s-4')} auto;
  ${({ $at }) => $at === 'foot' && atFoot}
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
