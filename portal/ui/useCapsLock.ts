import { type KeyboardEvent, useCallback, useState } from 'react'

/** Whether Caps Lock is on, as far as the keys pressed so far tell; `onKey` is for keydown and keyup. */
export function useCapsLock(): Readonly<{ isOn: boolean; onKey: (event: KeyboardEvent) => void }> {
  const [isOn, setOn] = useState(false)
  const onKey = useCallback((event: KeyboardEvent) => setOn(event.getModifierState('CapsLock')), [])
  return { isOn, onKey }
}
