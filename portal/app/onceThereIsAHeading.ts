const patienceMs = 10_000
const fieldsOfPage = 'main :is(input, textarea, select)'

/**
 * Gives the page's h1 the focus, now or when it appears, and calls back with it; gives up when the reader begins to do something. A field of the page
 * that took the focus keeps it: somebody may be typing before this file has come. Returns how to stop.
 */
export function onceThereIsAHeading(found: (heading: HTMLElement) => void): () => void {
  const look = () => {
    // What stands for a heading that is on its way would take the focus with it when it goes.
    const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find((each) => !each.closest('[aria-busy=true]'))
    if (!heading) return
    stop()
    if (!document.activeElement?.matches(fieldsOfPage)) {
      heading.tabIndex = -1
      // A heading does nothing, so nobody needs to see where the focus is.
      heading.style.outline = 'none'
      heading.focus({ preventScroll: true })
    }
    found(heading)
  }
  const observer = new MutationObserver(look)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of ['keydown', 'pointerdown']) window.removeEventListener(event, stop)
  }
  const timer = setTimeout(stop, patienceMs)
  observer.observe(document.body, { childList: true, subtree: true })
  for (const event of ['keydown', 'pointerdown']) window.addEventListener(event, stop)
  look()
  return stop
}
