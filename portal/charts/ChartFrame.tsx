import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../ui/tokens'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('s-3')};
  padding: 0 ${token('s-5')} ${token('s-5')};
`

/** The body of a card with a chart: the chart takes the height that its neighbour leaves, its table lies under it. */
export function ChartFrame({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <Root className={className} data-chart="">
      {children}
    </Root>
  )
}
