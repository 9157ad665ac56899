import type { ReactNode } from 'react'
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch'
import { styled } from 'styled-components'
import { targetHeight } from './mixins'

const Root = styled(AriaSwitch)`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  cursor: pointer;
  ${targetHeight}

  &[data-disabled] {
    color: var(--text-disabled);
    cursor: not-allowed;
  }

  @media print {
    display: none;
  }
`

const Track = styled.span`
  flex: none;
  inline-size: 2.125rem;
  block-size: 1.25rem;
  padding: 2px;
  border: 1px solid var(--control);
  border-radius: var(--radius-full);
  background: var(--surface);
  transition: background-color var(--base);

  &::before {
    content: '';
    display: block;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border-radius: 50%;
    background: var(--control);
    transition: translate var(--base) var(--ease);
  }

  [data-selected] > & {
    background: var(--accent);
    border-color: var(--accent);
  }

  [data-selected] > &::before {
    translate: 0.875rem 0;
    background: var(--on-accent);
  }

  [data-focus-visible] > & {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    &::before {
      forced-color-adjust: none;
      background: ButtonText;
    }

    [data-selected] > & {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`

/** On or off, at once. `data-push` in Filters sends it to the far end. */
export function Switch({
  children,
  ...rest
}: Omit<AriaSwitchProps, 'children' | 'className'> & { className?: string; children: ReactNode }) {
  return (
    <Root {...rest}>
      <Track />
      {children}
    </Root>
  )
}
