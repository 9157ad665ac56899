import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.span`
  font: var(--t-label);
  font-weight: 450;
`

/** The figure of a column that gave way, under the value; shown only in a narrow table. */
export function SubLine({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <Root className={className} data-narrow="block">
      {children}
    </Root>
  )
}

/** Words that stand in for a column that gave way, in the line; shown only in a narrow table. */
export function Narrow({ children }: { children: ReactNode }) {
  return <span data-narrow="inline">{children}</span>
}
