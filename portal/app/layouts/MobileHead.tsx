import { styled } from 'styled-components'
import { HomeBrand } from './HomeBrand'
import { railed } from './railStyle'
import { media } from '../../ui/media'
import { token } from '../../ui/tokens'

const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token('z-bar')};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('s-1')};
  block-size: ${token('topbar-h')};
  padding-inline: ${token('gutter')} ${token('s-2')};
  background: ${token('page')};
  border-block-end: 1px solid ${token('border')};
  color: ${token('accent')};

  /* Once the page lies under it, it floats. Without a script: a browser that cannot do it leaves the head as it is. */
  @supports (animation-timeline: scroll()) {
    animation: lift linear both;
    animation-timeline: scroll();
    animation-range: 0 150px;
  }

  ${railed} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`

export function MobileHead() {
  return (
    <Root>
      <HomeBrand />
    </Root>
  )
}
