import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { useWriting } from '../lib/readOnly'

/** What the buttons of the kit take beside the attributes of a `button`. */
export interface Pressing {
  /** By pointer, Enter or Space. */
  onPress?: (() => void) | undefined
  isDisabled?: boolean | undefined
  /** The press changes something by itself, and is no way to a form: in a session that only looks it is unavailable and says why. */
  writes?: boolean | undefined
}

type Given = Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'onClick'> & Pressing

/** Attributes of the `button` of the kit. A busy one keeps the focus and is pressed to no effect, not even on its form. */
export function usePressed({ onPress, isDisabled, writes = false, ...rest }: Given, isBusy = false): ComponentPropsWithRef<'button'> {
  const refused = useWriting(writes)
  // What a `Pressable` round it brings along.
  const { onClick } = rest as ComponentPropsWithRef<'button'>
  return {
    type: 'button',
    ...rest,
    disabled: isDisabled ?? false,
    ...(isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {}),
    ...refused?.attributes,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (isBusy) return event.preventDefault()
      if (refused) {
        event.preventDefault()
        return refused.explain()
      }
      onClick?.(event)
      onPress?.()
    },
  }
}
