import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const positions = new Map<string, number>()
const patienceMs = 5_000
const storageKey = 'left-at'

/** Keeps where the page was left, for when it is loaded anew. A history entry that is changed while its page goes is not kept by the browser. */
const leave = (): void => sessionStorage.setItem(storageKey, JSON.stringify([location.href, window.scrollY]))

/** Where this page was left; undefined at its top, and for another page. */
function leftAt(): number | undefined {
  const kept = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  const [href, top] = kept === null ? [] : (JSON.parse(kept) as unknown[])
  return href === location.href && typeof top === 'number' && top > 0 ? top : undefined
}

/** A new page starts at its top; back, forward and a reload return to where the reader was, also when the content arrives late. */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const shown = useRef({ key, pathname })

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => positions.set(shown.current.key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', leave)
    const stop = scrollBackTo(leftAt())
    return () => {
      stop?.()
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', leave)
    }
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
