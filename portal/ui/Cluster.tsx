import { styled } from 'styled-components'
import { token } from './tokens'

/** Things in a row that wrap, 8 px apart by default; a child with `data-push` goes to the far end. */
export const Cluster = styled.div<{ $gap?: string; $between?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap }) => $gap ?? token('s-2')};
  ${({ $between }) => $between && 'justify-content: space-between;'}

  > [data-push] {
    margin-inline-start: auto;
  }
`
