import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../lib/i18n/useText'
import { VisuallyHidden } from '../ui/VisuallyHidden'

const patienceMs = 10_000

/** After a change of page the focus goes to its h1, as soon as there is one, and its name is announced. */
export function RouteFocus() {
  const { pathname } = useLocation()
  const t = useText('shell')
  const first = useRef(pathname)
  const [name, setName] = useState('')

  useEffect(() => {
    if (first.current === pathname) return
    first.current = ''
    return onceThereIsAHeading((heading) => {
      heading.tabIndex = -1
      // A heading does nothing, so nobody needs to see where the focus is.
      heading.style.outline = 'none'
      heading.focus({ preventScroll: true })
      setName(heading.textContent ?? '')
    })
  }, [pathname])

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {name && t('page.opened', { title: name })}
    </VisuallyHidden>
  )
}

/** Calls back with the page's h1, now or when it appears; gives up when the reader begins to do something. Returns how to stop. */
function onceThereIsAHeading(found: (heading: HTMLElement) => void): () => void {
  const look = () => {
    // What stands for a heading that is on its way would take the focus with it when it goes.
    const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find((each) => !each.closest('[aria-busy=true]'))
    if (!heading) return
    stop()
    found(heading)
  }
  const observer = new MutationObserver(look)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of ['keydown', 'pointerdown']) window.removeEventListener(event, stop)
  }
  const timer = setTimeout(stop, patienceMs)
  observer.observe(document.body, { childList: true, subtree: true })
  for (const event of ['keydown', 'pointerdown']) window.addEventListener(event, stop)
  look()
  return stop
}
