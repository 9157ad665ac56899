import { styled } from 'styled-components'

/** Rows of a card parted by hairlines; a child of a row with `data-push` goes to the far end. */
export const List = styled.ul`
  > li {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-block-size: var(--row);
    padding: var(--s-2) var(--s-5);
    border-block-start: 1px solid var(--hairline);
  }

  > li:first-child {
    border-block-start: 0;
  }

  > li > [data-push] {
    margin-inline-start: auto;
  }
`
