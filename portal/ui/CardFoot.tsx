import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from './tokens'

const Root = styled.div`
  margin-block-start: auto;
  padding: ${token('s-3')} ${token('s-5')};
  border-block-start: 1px solid ${token('hairline')};
  color: ${token('text-muted')};
  font: ${token('t-small')};
  display: flex;
  flex-wrap: wrap;
  gap: ${token('s-2')} ${token('s-4')};
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
