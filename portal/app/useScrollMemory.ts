import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { onceLoaded } from '../lib/onceLoaded'

const positions = new Map<string, number>()
const storageKey = 'left-at'

/** Keeps where the page was left, for when it is loaded anew. A history entry that is changed while its page goes is not kept by the browser. */
const leave = (): void => sessionStorage.setItem(storageKey, `${window.scrollY} ${location.href}`)

/** Where this page was left; undefined for another one. */
function leftAt(): number | undefined {
  const [top, href] = (sessionStorage.getItem(storageKey) ?? '').split(' ')
  return href === location.href ? Number(top) : undefined
}

function scrollTo(top: number | undefined): (() => void) | undefined {
  if (top === undefined) return
  window.scrollTo(0, top)
  return onceLoaded(import('./scrollBackTo'), ({ scrollBackTo }) => scrollBackTo(top))
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
    const stop = scrollTo(leftAt())
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
    if (type === NavigationType.Pop) return scrollTo(positions.get(key))
    if (before.pathname !== pathname && !hash) window.scrollTo(0, 0)
  }, [key, pathname, hash, type])
}
