import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from './media'
import { token } from './tokens'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${token('s-4')} ${token('s-6')};

  > :first-child {
    flex: 1 1 22rem;
    min-inline-size: 0;
  }

  p {
    max-inline-size: 90ch;
  }

  ${media.below(480)} {
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
