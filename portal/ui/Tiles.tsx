import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius-card);
  overflow: hidden;

  @media (min-width: 960px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  @media print {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    border-color: #999;
    break-inside: avoid;
  }
`

/** One card of four tiles, never four cards. */
export function Tiles({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <Root aria-label={label} className={className}>
      {children}
    </Root>
  )
}
