import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--s-3);
  padding: 0 var(--s-5) var(--s-5);
`

/** The body of a card with a chart: the chart takes the height that its neighbour leaves, its table lies under it. */
export function ChartFrame({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <Root className={className} data-chart="">
      {children}
    </Root>
  )
}
