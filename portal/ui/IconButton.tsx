import LoaderCircle from 'lucide-react/icons/loader-circle'
import type { ComponentPropsWithRef } from 'react'
import { css, styled } from 'styled-components'
import { type ButtonSize, buttonStyle } from './buttonStyle'
import { Icon, type IconShape } from './Icon'
import { type Pressing, usePressed } from './usePressed'
import { media } from './media'
import { token } from './tokens'

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label' | 'disabled' | 'onClick'>, Pressing {
  icon: IconShape
  /** What the button does; also its tooltip. */
  label: string
  size?: ButtonSize
  /** Plain, or with the edge of a secondary button. */
  variant?: 'plain' | 'secondary'
  /** Keeps the focus, takes no press, and turns a wheel in place of the icon. */
  isBusy?: boolean
  /** A dot says that something waits behind the button; the label must say it too. */
  hasDot?: boolean
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
    background: ${token('accent')};
    border: 2px solid ${token('page')};
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

const Root = styled.button<RootProps>`
  ${buttonStyle}
  flex: none;
  inline-size: ${token('control-h')};
  padding: 0;
  color: ${token('text-muted')};
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
      ${media.coarsePointer} {
        inline-size: 2.75rem;
      }
    `}
  ${({ $hasDot }) => $hasDot && dot}

  ${media.hover} {
    &:hover {
      background: color-mix(in oklab, ${token('text')} 7%, transparent);
      ${({ $isPlain }) => $isPlain && 'border-color: transparent;'}
      color: ${token('text')};
    }
  }

  &:disabled,
  &[aria-disabled='true']:not([aria-busy]) {
    ${({ $isPlain }) => $isPlain && 'background: none;'}
    color: ${token('text-disabled')};
  }
`

export function IconButton({ icon, label, size = 'm', variant = 'plain', isBusy = false, hasDot, ...rest }: IconButtonProps) {
  return (
    <Root
      {...usePressed(rest, isBusy)}
      aria-label={label}
      $variant="secondary"
      $size={size}
      $isSmall={size === 's'}
      $isPlain={variant === 'plain'}
      $hasDot={hasDot}
      data-icon-only=""
      data-variant={variant}
    >
      <Icon of={isBusy ? LoaderCircle : icon} />
    </Root>
  )
}
