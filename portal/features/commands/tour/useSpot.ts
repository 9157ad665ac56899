import { useEffect, useState } from 'react'

/** Where a ring is drawn, in px of the window. */
export type Spot = Readonly<{ insetInlineStart: number; insetBlockStart: number; inlineSize: number; blockSize: number }>

/** The place of the first element of `selectors` that is in sight, brought into view; null while there is none. Follows scrolling and resizing. */
export function useSpot(selectors: readonly string[]): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null)
  // Between lines, as a selector may hold a comma.
  const key = selectors.join('\n')
  useEffect(() => {
    const places = key.split('\n')
    const find = () => places.flatMap((selector) => [...document.querySelectorAll(selector)]).find(isShown)
    const measure = () => {
      const box = find()?.getBoundingClientRect()
      setSpot(box ? { insetInlineStart: box.left, insetBlockStart: box.top, inlineSize: box.width, blockSize: box.height } : null)
    }
    find()?.scrollIntoView?.({ block: 'nearest' })
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [key])
  return spot
}

const isShown = (element: Element): boolean => element.getClientRects().length > 0
