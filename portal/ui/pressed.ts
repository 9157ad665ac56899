import type { ComponentPropsWithRef, MouseEvent } from 'react'

/** What the buttons of the kit take beside the attributes of a `button`. */
export interface Pressing {
  /** By pointer, Enter or Space. */
  onPress?: (() => void) | undefined
  isDisabled?: boolean | undefined
}

type Given = Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'onClick'> & Pressing

/** Attributes of the `button` of the kit. A busy one keeps the focus and is pressed to no effect, not even on its form. */
export function pressed({ onPress, isDisabled, ...rest }: Given, isBusy = false): ComponentPropsWithRef<'button'> {
  // What a `Pressable` round it brings along.
  const { onClick } = rest as ComponentPropsWithRef<'button'>
  return {
    type: 'button',
    ...rest,
    disabled: isDisabled ?? false,
    ...(isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {}),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (isBusy) return event.preventDefault()
      onClick?.(event)
      onPress?.()
    },
  }
}
