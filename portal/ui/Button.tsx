import LoaderCircle from 'lucide-react/icons/loader-circle'
import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './buttonStyle'
import { Icon, type IconShape } from './Icon'
import { type Pressing, usePressed } from './usePressed'

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'onClick'>, Pressing {
  /** One primary button a screen; secondary is the default. */
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: IconShape
  /** Keeps the focus, takes no press, and turns a wheel in place of the icon. */
  isBusy?: boolean
  wide?: boolean
}

const Root = styled.button<ButtonLook>`
  ${buttonStyle}
`

/** The browser's own button, so that no screen waits for more. To open a popover or a menu it stands within `Pressable`. */
export function Button({ variant = 'secondary', size = 'm', icon, isBusy = false, wide, children, ...rest }: ButtonProps) {
  const shape = isBusy ? LoaderCircle : icon
  return (
    <Root {...usePressed(rest, isBusy)} $variant={variant} $size={size} $wide={wide} data-variant={variant}>
      {shape && <Icon of={shape} />}
      {children}
    </Root>
  )
}
