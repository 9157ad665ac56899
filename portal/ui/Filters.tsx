import { styled } from 'styled-components'
import { media } from './media'
import { token } from './tokens'

/** The row of search, selects and switches above a table. */
export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('s-3')};

  > [data-field='search'] {
    flex: 1 0 16rem;
    max-inline-size: 22rem;
  }

  /* as wide as its words, which differ by language */
  > [data-field='select'] {
    flex: 0 1 auto;
    min-inline-size: 10.5rem;
    max-inline-size: 17rem;
  }

  > [data-push] {
    margin-inline-start: auto;
  }

  ${media.below(600)} {
    > [data-field='search'] {
      flex-basis: 100%;
      max-inline-size: none;
    }

    > [data-field='select'] {
      flex: 1 1 auto;
      min-inline-size: min(8rem, 100%);
      max-inline-size: 100%;
    }
  }

  ${media.print} {
    display: none;
  }
`
