import { styled } from 'styled-components'
import { HomeBrand } from './HomeBrand'
import { railed } from './railStyle'

const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--z-bar);
  display: flex;
  align-items: center;
  gap: var(--s-1);
  block-size: var(--topbar-h);
  padding-inline: var(--gutter) var(--s-2);
  background: var(--page);
  border-block-end: 1px solid var(--border);
  color: var(--accent);

  ${railed} {
    display: none;
  }

  @media print {
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
