import { type RefObject, useCallback, useEffect, useState } from 'react'

interface Edges {
  previous: boolean
  next: boolean
  /** It does not fit into the box around it, which is its parent, with as much room behind its last child as before its first. */
  isTooLong: boolean
}

/** What is hidden counts from here, in px. */
const sliver = 8

/** Whether a sideways scrolling element has more to its left and to its right, and would have with all the room that there is. */
export function useScrollEdges(ref: RefObject<HTMLElement | null>): Edges & { scrollBy: (pages: number) => void } {
  const [edges, setEdges] = useState<Edges>({ previous: false, next: false, isTooLong: false })

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const previous = element.scrollLeft > sliver
      const next = element.scrollLeft + element.clientWidth < element.scrollWidth - sliver
      // Of its own width nothing can be told: what lies beside it when it is too long has made it narrower.
      const isTooLong = lengthOf(element) > (element.parentElement?.clientWidth ?? 0) + sliver
      setEdges((old) =>
        old.previous === previous && old.next === next && old.isTooLong === isTooLong ? old : { previous, next, isTooLong },
      )
    }
    element.addEventListener('scroll', measure, { passive: true })
    // It calls at once too, after the browser's own layout: a measure taken here would force one.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    observer?.observe(element)
    return () => {
      element.removeEventListener('scroll', measure)
      observer?.disconnect()
    }
  }, [ref])

  const scrollBy = useCallback(
    (pages: number) => {
      const element = ref.current
      const isCalm = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
      element?.scrollBy({ left: pages * element.clientWidth, behavior: isCalm ? 'auto' : 'smooth' })
    },
    [ref],
  )

  return { ...edges, scrollBy }
}

function lengthOf({ children }: HTMLElement): number {
  const [first, last] = [children[0], children[children.length - 1]]
  return first instanceof HTMLElement && last instanceof HTMLElement ? first.offsetLeft + last.offsetLeft + last.offsetWidth : 0
}
