import { styled } from 'styled-components'
import { media } from './media'
import { token } from './tokens'

/** Cards side by side from 1200 px; below, and beside a drawer, under one another. */
export const Columns = styled.div<{ $shape?: '2-1' | '1-1' }>`
  display: grid;
  gap: ${token('s-6')};
  grid-template-columns: minmax(0, 1fr);
  align-items: stretch;

  > :only-child {
    grid-column: 1 / -1;
  }

  ${media.from(1200)} {
    grid-template-columns: ${({ $shape = '2-1' }) => ($shape === '2-1' ? 'minmax(0, 2fr) minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))')};

    [data-with-drawer] & {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
