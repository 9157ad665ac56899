import { type RefObject, useCallback, useEffect, useState } from 'react'

interface Edges {
  previous: boolean
  next: boolean
}

/** Whether a sideways scrolling element has more to its left and to its right. A sliver of 8 px does not count. */
export function useScrollEdges(ref: RefObject<HTMLElement | null>): Edges & { scrollBy: (pages: number) => void } {
  const [edges, setEdges] = useState<Edges>({ previous: false, next: false })

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const previous = element.scrollLeft > 8
      const next = element.scrollLeft + element.clientWidth < element.scrollWidth - 8
      setEdges((old) => (old.previous === previous && old.next === next ? old : { previous, next }))
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
