'use client'

import { useNav } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'

/** From here on the menu stands; below, it opens over the page. The same width as in `styles/frame.css`. */
const stands = '(min-width: 1200px)'

type Props = Readonly<{ label: string; closeLabel: string; children: ReactNode }>

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/**
 * The menu's box. Payload keeps whether it is open; a press beside it, on a link of it, or Escape closes it where it lies over the page.
 * Control+A hides and shows it, as the customer's admins are used to; in a text field it chooses the text, as everywhere.
 */
export function NavFrame({ children, closeLabel, label }: Props) {
  const { hydrated, navOpen, navRef, setNavOpen } = useNav()
  const close = () => {
    if (!window.matchMedia(stands).matches) setNavOpen(false)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isOver = !window.matchMedia(stands).matches
      if (event.key === 'Escape' && isOver) setNavOpen(false)
      if (event.key.toLowerCase() !== 'a' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTyping(event.target)) return
      event.preventDefault()
      if (isOver) setNavOpen(!navOpen)
      else document.documentElement.toggleAttribute('data-menu-hidden')
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [navOpen, setNavOpen])
  const isOver = hydrated && navOpen
  return (
    <>
      {isOver && <button type="button" className="qs-scrim" aria-label={closeLabel} tabIndex={-1} onClick={close} />}
      <nav
        className={`qs-nav${isOver ? ' qs-nav--open' : ''}`}
        aria-label={label}
        ref={navRef}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) close()
        }}
      >
        {children}
      </nav>
    </>
  )
}
