import type { ReactNode } from 'react'
import { ToggleButton, type ToggleButtonProps } from 'react-aria-components/ToggleButton'
import Check from 'lucide-react/icons/check'
import { styled } from 'styled-components'
import { Icon } from './Icon'

const Root = styled(ToggleButton)`
  display: inline-flex;
  align-items: center;
  gap: var(--s-1);
  min-block-size: 1.75rem;
  padding: 0 0.625rem;
  border: 1px solid var(--control);
  border-radius: var(--radius-full);
  background: var(--surface);
  color: var(--text);
  font: 500 0.8125rem/1.125rem var(--in-text);

  &[data-hovered] {
    border-color: var(--text-muted);
  }

  &[data-selected] {
    background: var(--accent-soft);
    border-color: var(--accent);
    color: var(--accent);
  }

  [data-icon] {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }

  &[data-disabled] {
    border-color: var(--border);
    color: var(--text-disabled);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

/** A filter that is on or off. */
export function Chip({
  children,
  ...rest
}: Omit<ToggleButtonProps, 'children' | 'className'> & { className?: string; children: ReactNode }) {
  return (
    <Root {...rest}>
      {({ isSelected }) => (
        <>
          {isSelected && <Icon of={Check} />}
          {children}
        </>
      )}
    </Root>
  )
}
