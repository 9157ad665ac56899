/** The shortest way to an element in this window alone: `scrollIntoView` moves the page as well that has this one in a frame. */
export function scrollOwnWindowTo(element: Element): void {
  const { bottom, top } = element.getBoundingClientRect()
  const way = top < 0 ? top : Math.min(top, Math.max(0, bottom - window.innerHeight))
  if (way !== 0) window.scrollBy(0, way)
}
