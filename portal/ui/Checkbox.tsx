import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox'
import { css, styled } from 'styled-components'
import { media } from './media'
import { targetHeight } from './mixins'

export const checkStyle = css`
  display: inline-flex;
  align-items: flex-start;
  gap: var(--s-2);
  ${targetHeight}
  padding-block: 0.125rem;
  cursor: pointer;

  ${media.coarsePointer} {
    padding-block: 0.75rem;
  }

  &[data-disabled] {
    color: var(--text-disabled);
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
  border: 1px solid var(--control);
  background: var(--surface);

  &::before {
    content: '';
    background: var(--on-accent);
    scale: 0;
  }

  [data-selected] > &,
  [data-indeterminate] > & {
    background: var(--accent);
    border-color: var(--accent);
  }

  [data-selected] > &::before {
    scale: 1;
  }

  [data-focus-visible] > & {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  [data-invalid] > & {
    border-color: var(--loss);
  }

  @media (forced-colors: active) {
    [data-selected] > &,
    [data-indeterminate] > & {
      forced-color-adjust: none;
      background: Highlight;
    }

    [data-selected] > &::before,
    [data-indeterminate] > &::before {
      forced-color-adjust: none;
      background: ButtonText;
    }
  }
`

const Root = styled(AriaCheckbox)`
  ${checkStyle}
`

const Box = styled.span`
  ${boxStyle}
  border-radius: var(--radius-s);

  &::before {
    inline-size: 0.625rem;
    block-size: 0.625rem;
    clip-path: polygon(14% 46%, 0 62%, 40% 100%, 100% 20%, 84% 7%, 38% 70%);
  }

  [data-indeterminate] > &::before {
    scale: 1;
    clip-path: inset(40% 5%);
  }
`

export function Checkbox({
  children,
  ...rest
}: Omit<AriaCheckboxProps, 'children' | 'className'> & { className?: string; children: ReactNode }) {
  return (
    <Root {...rest}>
      <Box />
      {children}
    </Root>
  )
}
