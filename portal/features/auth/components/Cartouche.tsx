import { styled } from 'styled-components'
import { token } from '../../../ui/tokens'

/** The title block of a sea chart: the words lie on clear ground in a double frame. Stands on the deep ground. */
export const Cartouche = styled.div`
  inline-size: min(29rem, 100%);
  padding: ${token('s-8')};
  background: ${token('deep')};
  color: ${token('on-deep')};
  border: 1px solid ${token('deep-line')};
  outline: 1px solid ${token('deep-line')};
  outline-offset: 3px;

  blockquote {
    margin-block: ${token('s-6')} ${token('s-3')};
    font: 400 2rem/2.375rem ${token('in-display')};
    letter-spacing: -0.018em;
    text-wrap: balance;
  }

  p {
    color: ${token('on-deep-muted')};
  }
`
