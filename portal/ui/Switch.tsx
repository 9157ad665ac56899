import { styled } from 'styled-components'
import { targetHeight } from './mixins'
import { TickInput, type TickProps } from './Tick'

const Root = styled.label`
  position: relative;
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

  input:checked + & {
    background: var(--accent);
    border-color: var(--accent);
  }

  input:checked + &::before {
    translate: 0.875rem 0;
    background: var(--on-accent);
  }

  input:focus-visible + & {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    &::before {
      forced-color-adjust: none;
      background: ButtonText;
    }

    input:checked + & {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`

/** On or off, at once. */
export function Switch({ children, className, 'data-push': push, ...rest }: TickProps) {
  return (
    <Root className={className} data-push={push} data-disabled={rest.isDisabled ? '' : undefined}>
      <TickInput {...rest} role="switch" />
      <Track />
      {children}
    </Root>
  )
}
