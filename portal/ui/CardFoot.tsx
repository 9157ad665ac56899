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

  > [data-push] {
    margin-inline-start: auto;
  }
`

/** Foot of a card; a child with `data-push` goes to the far end. */
export function CardFoot({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <Root className={className} data-card-foot="">
      {children}
    </Root>
  )
}
