import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type ButtonLook, type ButtonVariant, buttonStyle } from '../ui/buttonStyle'

const Root = styled.a<ButtonLook>`
  ${buttonStyle}
`

/** A link that leaves the portal and looks like a button. */
export function ButtonAnchor({
  variant = 'secondary',
  href,
  children,
}: Readonly<{ variant?: ButtonVariant; href: string; children: ReactNode }>) {
  return (
    <Root href={href} $variant={variant} data-variant={variant}>
      {children}
    </Root>
  )
}
