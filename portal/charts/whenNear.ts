/** How far below or above the window something may be to be near it: a flick of a thumb brings it in. */
const margin = '10%'

/** Calls back once, as soon as an element is in the window or near it. At once where the browser cannot tell. Returns how to withdraw. */
export function whenNear(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    callback()
    return () => undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin: `${margin} 0px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
