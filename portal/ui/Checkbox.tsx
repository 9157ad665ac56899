import { css, styled } from 'styled-components'
import { media } from './media'
import { targetHeight } from './mixins'
import { TickInput, type TickProps } from './Tick'
import { token } from './tokens'

export const checkStyle = css`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: ${token('s-2')};
  ${targetHeight}
  padding-block: 0.125rem;
  cursor: pointer;

  ${media.coarsePointer} {
    padding-block: 0.75rem;
  }

  &[data-disabled] {
    color: ${token('text-disabled')};
    cursor: not-allowed;
  }
`

export const boxStyle = css`
  flex: none;
  display: grid;
  place-content: center;
  inline-size: 1.125rem;
  block-size: 1.125rem;
  margin-block-start: 0.0625rem;
  border: 1px solid ${token('control')};
  background: ${token('surface')};

  &::before {
    content: '';
    background: ${token('on-accent')};
    scale: 0;
  }

  [data-selected] > &,
  input:checked + &,
  input:indeterminate + & {
    background: ${token('accent')};
    border-color: ${token('accent')};
  }

  [data-selected] > &::before,
  input:checked + &::before {
    scale: 1;
  }

  [data-focus-visible] > &,
  input:focus-visible + & {
    outline: 2px solid ${token('focus')};
    outline-offset: 2px;
  }

  [data-invalid] > & {
    border-color: ${token('loss')};
  }

  ${media.forcedColours} {
    [data-selected] > &,
    input:checked + &,
    input:indeterminate + & {
      forced-color-adjust: none;
      background: Highlight;
    }

    [data-selected] > &::before,
    input:checked + &::before,
    input:indeterminate + &::before {
      forced-color-adjust: none;
      background: ButtonText;
    }
  }
`

const Root = styled.label`
  ${checkStyle}
`

const Box = styled.span`
  ${boxStyle}
  border-radius: ${token('radius-s')};

  &::before {
    inline-size: 0.625rem;
    block-size: 0.625rem;
    clip-path: polygon(14% 46%, 0 62%, 40% 100%, 100% 20%, 84% 7%, 38% 70%);
  }

  input:indeterminate + &::before {
    scale: 1;
    clip-path: inset(40% 5%);
  }
`

interface CheckboxProps extends Omit<TickProps, 'data-push'> {
  /** Neither on nor off: some of what it stands for. */
  isIndeterminate?: boolean
}

/** The browser's own box behind the look of the kit. */
export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <Root className={className} data-disabled={rest.isDisabled ? '' : undefined}>
      <TickInput {...rest} />
      <Box />
      {children}
    </Root>
  )
}
