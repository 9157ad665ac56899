import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.div`
  margin-block-start: auto;
  padding: var(--s-3) var(--s-5);
  border-block-start: 1px solid var(--hairline);
  color: var(--text-muted);
  font: var(--t-small);
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-4);
  align-items: center;
`

export function CardFoot({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <Root className={className} data-card-foot="">
      {children}
    </Root>
  )
}
