import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from './VisuallyHidden'

/** The rail of a theme may be deep; then it sets --count and --on-count. */
const Root = styled.span`
  min-inline-size: 1.25rem;
  padding-inline: 0.375rem;
  border-radius: var(--radius-full);
  background: var(--count, var(--accent));
  color: var(--on-count, var(--on-accent));
  font: 600 0.6875rem/1.25rem var(--in-text);
  text-align: center;

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
  }
`

/** How many are new; `word` says what: "unread". */
export function Count({ word, className, children }: { word?: string; className?: string; children: ReactNode }) {
  return (
    <Root className={className} data-count="">
      {children}
      {word && <VisuallyHidden> {word}</VisuallyHidden>}
    </Root>
  )
}
