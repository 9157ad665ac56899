import { styled } from 'styled-components'
import { breakpoints } from './cellLook'
import { token } from '../tokens'

/** The figure of a column that gave way, under the value; shown only in a narrow table. */
export const SubLine = styled.span`
  display: none;
  font: ${token('t-label')};
  font-weight: 450;

  @container (max-width: ${breakpoints[1]}) {
    display: block;
    /* in one line of its own where that is not too long: it may be wider than the value */
    inline-size: max-content;
    max-inline-size: 7.5rem;
    margin-inline-start: auto;
    white-space: normal;
  }
`

/** Words that stand in for a column that gave way, in the line; shown only in a narrow table. */
export const Narrow = styled.span`
  display: none;

  @container (max-width: ${breakpoints[1]}) {
    display: inline;
  }
`
