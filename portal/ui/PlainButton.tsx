import LoaderCircle from 'lucide-react/icons/loader-circle'
import type { ComponentPropsWithRef } from 'react'
import { keyframes, styled } from 'styled-components'
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './buttonStyle'
import { Icon, type IconShape } from './Icon'

interface PlainButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: IconShape
  /** Keeps the focus, is pressed to no effect, and turns a wheel in place of the icon. */
  isBusy?: boolean
  wide?: boolean
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`

const Root = styled.button<ButtonLook>`
  ${buttonStyle}

  &[aria-busy='true'] {
    cursor: progress;

    [data-icon] {
      animation: ${turn} 800ms linear infinite;
    }
  }
`

/**
 * Looks like Button and is the browser's own. For what must be small, because it comes before everything else (sign-in), or must not
 * depend on code that may be missing (errors, toasts).
 */
export function PlainButton({
  variant = 'secondary',
  size = 'm',
  icon,
  isBusy = false,
  wide,
  onClick,
  children,
  ...rest
}: PlainButtonProps) {
  const shape = isBusy ? LoaderCircle : icon
  return (
    <Root
      type="button"
      {...rest}
      $variant={variant}
      $size={size}
      $wide={wide}
      data-variant={variant}
      data-plain=""
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      {shape && <Icon of={shape} />}
      {children}
    </Root>
  )
}
