import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const positions = new Map<string, number>()
const patienceMs = 5_000

/** A new page starts at its top; back and forward return to where the reader was, also when the content arrives late. */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const shown = useRef({ key, pathname })

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => positions.set(shown.current.key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { key, pathname }
    if (before.key === key) return
    if (type === NavigationType.Pop) return scrollBackTo(positions.get(key))
    if (before.pathname !== pathname && !hash) window.scrollTo(0, 0)
  }, [key, pathname, hash, type])
}

/** Scrolls down as the page grows, until `top` is reached, the reader scrolls, or patience ends. Returns how to stop. */
function scrollBackTo(top: number | undefined): (() => void) | undefined {
  if (top === undefined) return
  window.scrollTo(0, top)
  const isThere = () => Math.abs(window.scrollY - top) < 2
  if (isThere() || typeof ResizeObserver === 'undefined') return
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (isThere()) stop()
  })
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(event, stop)
  }
  const timer = setTimeout(stop, patienceMs)
  observer.observe(document.body)
  for (const event of ['wheel', 'touchmove', 'keydown']) window.addEventListener(event, stop, { passive: true })
  return stop
}
