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
      setSpot(box ? ringIn(box) : null)
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

/** What the ring takes beyond the element; at the edges of the window it keeps within. */
const ringWidth = 6

function ringIn(box: DOMRect): Spot {
  const left = Math.max(box.left, ringWidth)
  const top = Math.max(box.top, ringWidth)
  const right = Math.min(box.right, document.documentElement.clientWidth - ringWidth)
  const bottom = Math.min(box.bottom, document.documentElement.clientHeight - ringWidth)
  return { insetInlineStart: left, insetBlockStart: top, inlineSize: Math.max(0, right - left), blockSize: Math.max(0, bottom - top) }
}

const isShown = (element: Element): boolean => element.getClientRects().length > 0
