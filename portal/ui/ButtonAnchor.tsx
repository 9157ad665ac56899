import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './buttonStyle'
import { Icon, type IconShape } from './Icon'

interface ButtonAnchorProps extends ComponentPropsWithRef<'a'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: IconShape
  wide?: boolean
}

const Root = styled.a<ButtonLook>`
  ${buttonStyle}
`

/** A link that leaves the portal, or fetches a file, and looks like a button. */
export function ButtonAnchor({ variant = 'secondary', size = 'm', icon, wide, children, ...rest }: ButtonAnchorProps) {
  return (
    <Root {...rest} $variant={variant} $size={size} $wide={wide} data-variant={variant}>
      {icon && <Icon of={icon} />}
      {children}
    </Root>
  )
}
