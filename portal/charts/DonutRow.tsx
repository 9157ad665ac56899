import { styled } from 'styled-components'

/** A donut and its list: side by side from 600 to 1199 px, else under one another. */
export const DonutRow = styled.div`
  display: grid;
  gap: var(--s-5);
  justify-items: center;

  @media (min-width: 600px) and (max-width: 1199.98px) {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: var(--s-8);
  }
`
