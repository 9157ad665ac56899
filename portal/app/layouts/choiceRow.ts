import { css } from 'styled-components'
import { token } from '../../ui/tokens'

/** Places under each other in a popover, and what stands beside them; a row reaches under the padding that its list takes back. */
export const choiceRow = css`
  display: flex;
  align-items: center;
  gap: ${token('s-3')};
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: ${token('s-2')} ${token('s-3')};
  border: 0;
  border-radius: ${token('radius-s')};
  background: none;
  color: ${token('text')};
  font: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: ${token('surface-hover')};
  }

  &[aria-current] {
    background: ${token('surface-selected')};
    font-weight: 550;
  }

  /* where a link leads out */
  > span + [data-icon] {
    margin-inline-start: auto;
    color: ${token('text-muted')};
  }
`

/** The list that they stand in: their signs stand under the words of what is chosen below them. */
export const choiceRows = css`
  display: grid;
  gap: 2px;
  margin-inline: calc(-1 * ${token('s-3')});
`
