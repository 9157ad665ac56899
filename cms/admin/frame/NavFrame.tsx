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
  useEffect(() => (navRef.current ? rememberGroups(navRef.current) : undefined), [navRef])
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

const storedAs = 'quayside-menu'

/** Opens and closes the groups of the menu as this browser last had them; the group of the page that is open stays open. */
function rememberGroups(nav: HTMLElement): () => void {
  const stored = readStored()
  for (const group of nav.querySelectorAll<HTMLDetailsElement>('details[data-group]')) {
    const wasOpen = stored[group.dataset.group ?? '']
    if (typeof wasOpen === 'boolean' && !group.querySelector('[aria-current]')) group.open = wasOpen
  }
  const handleToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.dataset.group) return
    try {
      localStorage.setItem(storedAs, JSON.stringify({ ...readStored(), [target.dataset.group]: target.open }))
    } catch {
      // A browser that stores nothing forgets; the menu works all the same.
    }
  }
  // `toggle` does not bubble.
  nav.addEventListener('toggle', handleToggle, true)
  return () => nav.removeEventListener('toggle', handleToggle, true)
}

function readStored(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storedAs) ?? '{}')
    return stored !== null && typeof stored === 'object' ? (stored as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
