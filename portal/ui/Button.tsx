import LoaderCircle from 'lucide-react/icons/loader-circle'
import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { keyframes, styled } from 'styled-components'
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './buttonStyle'
import { Icon, type IconShape } from './Icon'

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'isPending'> {
  /** One primary button a screen; secondary is the default. */
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: IconShape
  /** Keeps the focus, takes no press, and turns a wheel in place of the icon. */
  isBusy?: boolean
  wide?: boolean
  className?: string
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`

const Root = styled(AriaButton)<ButtonLook>`
  ${buttonStyle}

  &[data-pending] {
    cursor: progress;
    [data-icon] {
      animation: ${turn} 800ms linear infinite;
    }
  }
`

export function Button({ variant = 'secondary', size = 'm', icon, isBusy = false, wide, children, ...rest }: ButtonProps) {
  const shape = isBusy ? LoaderCircle : icon
  return (
    <Root {...rest} $variant={variant} $size={size} $wide={wide} isPending={isBusy} data-variant={variant}>
      {shape && <Icon of={shape} />}
      {children}
    </Root>
  )
}
