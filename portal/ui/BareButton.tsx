import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'

interface BareButtonProps extends Omit<AriaButtonProps, 'children' | 'className'> {
  className?: string
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A button without a look of its own, for `styled(BareButton)`: the entries of the navigation. Can open a Popover. */
export function BareButton(props: BareButtonProps) {
  return <AriaButton {...props} />
}
