import { useLayoutEffect, useRef } from 'react'
import { useText } from '../lib/i18n/useText'

/**
 * Stands inside a popover or a modal and names, in the language shown, the hidden buttons by which a screen reader leaves it. The library
 * takes their name from the language of the browser, has none in Icelandic, and lets nobody else set it. Redundant beside a Close of our own
 * they are hidden.
 */
export function DismissWords({ isRedundant = false }: { isRedundant?: boolean }) {
  const marker = useRef<HTMLSpanElement>(null)
  const label = useText('ui')('close')

  useLayoutEffect(() => {
    for (let element = marker.current?.parentElement; element && element !== document.body; element = element.parentElement) {
      const buttons = [...element.querySelectorAll<HTMLElement>('button[aria-label][tabindex="-1"]')].filter(
        (button) => button.style.width === '1px' && button.style.height === '1px',
      )
      for (const button of buttons) {
        button.setAttribute('aria-label', label)
        if (isRedundant) button.setAttribute('aria-hidden', 'true')
      }
      if (buttons.length > 0) return
    }
  }, [label, isRedundant])

  return <span ref={marker} hidden />
}
