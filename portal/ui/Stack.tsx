import { styled } from 'styled-components'
import { token } from './tokens'

type Space = 1 | 2 | 3 | 4 | 5 | 6 | 8

/** Blocks under one another, 16 px apart by default; `$gap` counts steps of 4 px. */
export const Stack = styled.div<{ $gap?: Space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 4 }) => token(`s-${$gap}`)};
  align-content: start;
`
