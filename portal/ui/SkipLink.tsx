import { styled } from 'styled-components'

/** First thing in the tab order: shown when it has the focus. */
export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: var(--s-2);
  inset-inline-start: var(--s-2);
  z-index: var(--z-toast);
  padding: var(--s-2) var(--s-4);
  background: var(--accent);
  color: var(--on-accent);
  border-radius: var(--radius);
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }

  @media print {
    display: none;
  }
`
