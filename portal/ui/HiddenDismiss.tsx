import { useLayoutEffect, useRef } from 'react'

/**
 * Stands inside a modal that has a Close of its own, and hides the buttons by which a screen reader would leave it: they would be said
 * twice. The library has no way to leave them out.
 */
export function HiddenDismiss() {
  const marker = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    for (let element = marker.current?.parentElement; element && element !== document.body; element = element.parentElement) {
      const buttons = [...element.querySelectorAll<HTMLElement>('button[aria-label][tabindex="-1"]')].filter(
        (button) => button.style.width === '1px' && button.style.height === '1px',
      )
      for (const button of buttons) button.setAttribute('aria-hidden', 'true')
      if (buttons.length > 0) return
    }
  }, [])

  return <span ref={marker} hidden />
}
