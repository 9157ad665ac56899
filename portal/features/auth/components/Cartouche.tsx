import { styled } from 'styled-components'

/** The title block of a sea chart: the words lie on clear ground in a double frame. Stands on the deep ground. */
export const Cartouche = styled.div`
  inline-size: min(29rem, 100%);
  padding: var(--s-8);
  background: var(--deep);
  color: var(--on-deep);
  border: 1px solid var(--deep-line);
  outline: 1px solid var(--deep-line);
  outline-offset: 3px;

  blockquote {
    margin-block: var(--s-6) var(--s-3);
    font: 400 2rem/2.375rem var(--in-display);
    letter-spacing: -0.018em;
    text-wrap: balance;
  }

  p {
    color: var(--on-deep-muted);
  }
`
