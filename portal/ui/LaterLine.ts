import { styled } from 'styled-components'
import { media } from './media'
import { token } from './tokens'

/** A sentence that comes later than what it stands above: its place is kept, as many lines as it may take, so that nothing moves. */
export const LaterLine = styled.p`
  color: ${token('text-muted')};
  min-block-size: 1lh;

  ${media.below(960)} {
    min-block-size: 2lh;
  }

  ${media.below(480)} {
    min-block-size: 3lh;
  }
`
