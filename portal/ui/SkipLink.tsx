import { styled } from 'styled-components'

/** First thing in the tab order: shown when it has the focus. */
export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: var(--s-2);
  inset-inline-start: var(--s-2);
  z-index: var(--z-toast);
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding: 0 var(--s-4);
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
