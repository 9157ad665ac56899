import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Link, type LinkProps } from '../lib/Link'
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './buttonStyle'
import { Icon, type IconShape } from './Icon'

export interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: IconShape
  wide?: boolean
  children: ReactNode
}

const Root = styled(Link)<ButtonLook>`
  ${buttonStyle}
`

/** A link within the portal that looks like a button. */
export function ButtonLink({ variant = 'secondary', size = 'm', icon, wide, children, ...rest }: ButtonLinkProps) {
  return (
    <Root {...rest} $variant={variant} $size={size} $wide={wide} data-variant={variant}>
      {icon && <Icon of={icon} />}
      {children}
    </Root>
  )
}
