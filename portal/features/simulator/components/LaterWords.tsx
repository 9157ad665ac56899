import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Skeleton } from '../../../ui/Skeleton'

const Root = styled.span`
  position: relative;
  display: block;

  > :first-child {
    display: block;
    visibility: hidden;
  }

  > :last-child {
    position: absolute;
    inset: 0;
  }
`

/** Where a sentence will stand: as high as words like it, which are there unseen, at every width and in every language. */
export const LaterWords = ({ children }: Readonly<{ children: ReactNode }>) => (
  <Root aria-hidden="true">
    <span>{children}</span>
    <Skeleton height="100%" />
  </Root>
)
