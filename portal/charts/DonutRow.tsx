import { styled } from 'styled-components'
import { media } from '../ui/media'
import { token } from '../ui/tokens'

/** A donut and its list: side by side from 600 to 1199 px, else under one another. */
export const DonutRow = styled.div`
  display: grid;
  gap: ${token('s-5')};
  justify-items: center;

  ${media.between(600, 1200)} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${token('s-8')};
  }
`
