import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from './Icon'

const NameCell = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s-1);
`

const Toggle = styled.button`
  display: inline-grid;
  place-content: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  margin-inline-start: -0.5rem;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: var(--text-muted);

  &:hover {
    background: color-mix(in oklab, var(--text) 7%, transparent);
    color: var(--text);
  }

  [data-icon] {
    transition: rotate var(--base) var(--ease);
  }

  &[aria-expanded='true'] [data-icon] {
    rotate: 90deg;
  }

  @media print {
    display: none;
  }
`

interface ExpanderProps {
  isOpen: boolean
  onToggle: () => void
  /** What unfolds: "Trades of Mossgate Instruments". */
  label: string
  /** Id of the row that unfolds. */
  controls: string
  /** The name of the row. */
  children: ReactNode
}

/** The name of a row with an arrow that unfolds the row under it. */
export function Expander({ isOpen, onToggle, label, controls, children }: ExpanderProps) {
  return (
    <NameCell>
      <Toggle type="button" aria-expanded={isOpen} aria-controls={controls} aria-label={label} onClick={onToggle}>
        <Icon of={ChevronRight} size="s" />
      </Toggle>
      {children}
    </NameCell>
  )
}
