import { styled } from 'styled-components'

/** A key of the keyboard. */
export const Kbd = styled.kbd`
  padding: 0 0.375rem;
  border: 1px solid var(--border);
  border-radius: var(--radius-s);
  background: var(--surface-sunken);
  color: var(--text-muted);
  font: 500 0.6875rem/1.125rem var(--in-text);
`
