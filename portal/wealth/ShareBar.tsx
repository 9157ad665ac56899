import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { tabularFigures } from '../ui/mixins'
import { media } from '../ui/media'
import { token } from '../ui/tokens'

export const Bar = styled.span`
  display: block;
  block-size: 0.375rem;
  border-radius: ${token('radius-full')};
  background: ${token('surface-sunken')};
  overflow: hidden;

  > i {
    display: block;
    block-size: 100%;
    border-radius: inherit;
    background: ${token('accent')};
  }

  ${media.forcedColours} {
    border: 1px solid CanvasText;

    > i {
      forced-color-adjust: none;
      background: Highlight !important;
    }
  }
`

const Root = styled.span`
  ${tabularFigures}
  display: grid;
  grid-template-columns: minmax(2.5rem, 1fr) 4.25rem;
  align-items: center;
  gap: ${token('s-3')};

  > :last-child {
    text-align: end;
  }
`

interface ShareBarProps {
  /** Length of the bar, 0 to 1 of its scale; the scale is said in the head of the column ("full bar 15%"). */
  fill: number
  /** A token; the accent by default. */
  colour?: string
  /** The figure, not scaled. */
  children: ReactNode
}

export function ShareBar({ fill, colour, children }: ShareBarProps) {
  const inlineSize = `${Math.min(1, Math.max(0, fill)) * 100}%`
  return (
    <Root>
      <Bar aria-hidden="true">
        <i style={{ inlineSize, ...(colour ? { background: colour } : {}) }} />
      </Bar>
      <span>{children}</span>
    </Root>
  )
}
