import { styled } from 'styled-components'
import { token } from './tokens'

/** Rows of a card parted by hairlines; a child of a row with `data-push` goes to the far end. */
export const List = styled.ul`
  > li {
    display: flex;
    align-items: center;
    gap: ${token('s-3')};
    min-block-size: ${token('row')};
    padding: ${token('s-2')} ${token('s-5')};
    border-block-start: 1px solid ${token('hairline')};
  }

  > li:first-child {
    border-block-start: 0;
  }

  > li > [data-push] {
    margin-inline-start: auto;
  }
`
