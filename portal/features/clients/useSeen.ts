import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether a section of `list` has come near the screen, so that it is worth its rows; it stays true until the list changes. Everything
 * is seen when the page is printed, and where the browser cannot tell.
 */
export function useSeen<E extends Element>(list: unknown, isAlways: boolean): { isSeen: boolean; placeholder: RefObject<E | null> } {
  const [seenList, setSeenList] = useState<unknown>(null)
  const placeholder = useRef<E>(null)
  const isSeen = isAlways || seenList === list || typeof IntersectionObserver === 'undefined'

  useEffect(() => {
    const element = placeholder.current
    if (isSeen || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) startTransition(() => setSeenList(list))
      },
      { rootMargin: '1200px 0px' },
    )
    // Paper takes what is on the page the moment this handler returns.
    const handlePrint = () => flushSync(() => setSeenList(list))
    observer.observe(element)
    window.addEventListener('beforeprint', handlePrint)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', handlePrint)
    }
  }, [isSeen, list])

  return { isSeen, placeholder }
}
