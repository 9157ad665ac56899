import { styled } from 'styled-components'

/** Cards side by side from 1200 px; below, under one another. */
export const Columns = styled.div<{ $shape?: '2-1' | '1-1' }>`
  display: grid;
  gap: var(--s-6);
  grid-template-columns: minmax(0, 1fr);
  align-items: stretch;

  @media (min-width: 1200px) {
    grid-template-columns: ${({ $shape = '2-1' }) => ($shape === '2-1' ? 'minmax(0, 2fr) minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))')};
  }
`
