import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--s-4) var(--s-6);

  > :first-child {
    flex: 1 1 22rem;
    min-inline-size: 0;
  }

  p {
    max-inline-size: 90ch;
  }

  @media (max-width: 479.98px) {
    > [data-actions] {
      inline-size: 100%;
    }
  }
`

/** The head of a page: title or hero figure at the left, actions at the right. */
export function PageHead({ children, actions, className }: { children: ReactNode; actions?: ReactNode; className?: string }) {
  return (
    <Root className={className}>
      <div>{children}</div>
      {actions}
    </Root>
  )
}
