import { styled } from 'styled-components'
import { media } from './media'
import { token } from './tokens'

/** Ruled, not boxed: a card is one surface with a hairline round it and no shadow. */
export const Card = styled.section`
  min-inline-size: 0;
  background: ${token('surface')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-card')};

  &:has(> [data-card-foot]),
  &:has(> [data-chart]) {
    display: flex;
    flex-direction: column;
  }

  > [data-chart] {
    flex: 1;
  }

  ${media.print} {
    border-color: #999;
    break-inside: avoid;

    &:has(table) {
      break-inside: auto;
    }
  }
`
