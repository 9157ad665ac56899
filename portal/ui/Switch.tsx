import { styled } from 'styled-components'
import { targetHeight } from './mixins'
import { TickInput, type TickProps } from './Tick'
import { media } from './media'
import { token } from './tokens'

const Root = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token('s-2')};
  cursor: pointer;
  ${targetHeight}

  &[data-disabled] {
    color: ${token('text-disabled')};
    cursor: not-allowed;
  }

  ${media.print} {
    display: none;
  }
`

const Track = styled.span`
  flex: none;
  inline-size: 2.125rem;
  block-size: 1.25rem;
  padding: 2px;
  border: 1px solid ${token('control')};
  border-radius: ${token('radius-full')};
  background: ${token('surface')};
  transition: background-color ${token('base')};

  &::before {
    content: '';
    display: block;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border-radius: 50%;
    background: ${token('control')};
    transition: translate ${token('base')} ${token('ease')};
  }

  input:checked + & {
    background: ${token('accent')};
    border-color: ${token('accent')};
  }

  input:checked + &::before {
    translate: 0.875rem 0;
    background: ${token('on-accent')};
  }

  input[aria-disabled='true'] + & {
    opacity: 0.45;
    cursor: not-allowed;
  }

  input:focus-visible + & {
    outline: 2px solid ${token('focus')};
    outline-offset: 2px;
  }

  ${media.forcedColours} {
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
