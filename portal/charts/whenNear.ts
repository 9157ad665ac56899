/** How far below or above the window something may be to be near it: a flick of a thumb brings it in. */
const margin = 0.1

/** Something was near already: what comes from now on was asked for by a press, or is the rest of the first screen. */
let pageStands = false

function isNear(element: Element): boolean {
  const { bottom, height, top } = element.getBoundingClientRect()
  return height > 0 && top < innerHeight * (1 + margin) && bottom > -innerHeight * margin
}

/**
 * Calls back once, as soon as an element is in the window or near it. At once where the browser cannot tell, and where the page stands and it is near: to be
 * told takes a frame, which the first screen has to spare and somebody who pressed a button (`isAwaited`) has not. Returns how to withdraw.
 */
export function whenNear(element: Element, callback: (isAwaited: boolean) => void): () => void {
  const isAwaited = pageStands && isNear(element)
  if (isAwaited || typeof IntersectionObserver === 'undefined') {
    callback(isAwaited)
    return () => undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      pageStands = true
      observer.disconnect()
      callback(false)
    },
    { rootMargin: `${margin * 100}% 0px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
