import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from './media'
import { token } from './tokens'

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  background: ${token('surface')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-card')};
  overflow: hidden;

  ${media.from(960)} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    [data-with-drawer] & {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  ${media.print} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    border-color: #999;
    break-inside: avoid;
  }
`

/** One card of four tiles, never four cards. */
export function Tiles({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <Root aria-label={label} className={className}>
      {children}
    </Root>
  )
}
