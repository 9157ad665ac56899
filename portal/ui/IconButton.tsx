import type { Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { css, styled } from 'styled-components'
import { type ButtonSize, buttonStyle } from './buttonStyle'
import { Icon, type IconShape } from './Icon'

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'aria-label'> {
  icon: IconShape
  /** What the button does; also its tooltip. */
  label: string
  size?: ButtonSize
  /** Plain, or with the edge of a secondary button. */
  variant?: 'plain' | 'secondary'
  /** A dot says that something waits behind the button; the label must say it too. */
  hasDot?: boolean
  className?: string
  ref?: Ref<HTMLButtonElement>
}

const dot = css`
  position: relative;

  &::after {
    content: '';
    position: absolute;
    inset-block-start: 0.4375rem;
    inset-inline-end: 0.5rem;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background: var(--accent);
    border: 2px solid var(--page);
    box-sizing: content-box;
  }
`

interface RootProps {
  $isSmall: boolean
  $isPlain: boolean
  $hasDot: boolean | undefined
  $variant: 'secondary'
  $size: ButtonSize
}

const Root = styled(AriaButton)<RootProps>`
  ${buttonStyle}
  flex: none;
  inline-size: var(--control-h);
  padding: 0;
  color: var(--text-muted);
  ${({ $isPlain }) =>
    $isPlain &&
    css`
      background: none;
      border-color: transparent;
    `}
  ${({ $isSmall }) =>
    $isSmall &&
    css`
      inline-size: 1.75rem;
      @media (pointer: coarse) {
        inline-size: 2.75rem;
      }
    `}
  ${({ $hasDot }) => $hasDot && dot}

  &[data-hovered] {
    background: color-mix(in oklab, var(--text) 7%, transparent);
    ${({ $isPlain }) => $isPlain && 'border-color: transparent;'}
    color: var(--text);
  }

  &[data-disabled] {
    background: none;
    color: var(--text-disabled);
  }
`

export function IconButton({ icon, label, size = 'm', variant = 'plain', hasDot, ...rest }: IconButtonProps) {
  return (
    <Root
      {...rest}
      aria-label={label}
      $variant="secondary"
      $size={size}
      $isSmall={size === 's'}
      $isPlain={variant === 'plain'}
      $hasDot={hasDot}
      data-icon-only=""
      data-variant={variant}
    >
      <Icon of={icon} />
    </Root>
  )
}
