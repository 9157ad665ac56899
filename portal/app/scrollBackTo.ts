const patienceMs = 5_000

/** Scrolls down as the page grows, until `top` is reached, the reader scrolls, or patience ends. Returns how to stop. */
export function scrollBackTo(top: number): (() => void) | undefined {
  window.scrollTo(0, top)
  const isThere = () => Math.abs(window.scrollY - top) < 2
  if (isThere() || typeof ResizeObserver === 'undefined') return
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (isThere()) stop()
  })
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(event, stop)
  }
  const timer = setTimeout(stop, patienceMs)
  observer.observe(document.body)
  for (const event of ['wheel', 'touchmove', 'keydown']) window.addEventListener(event, stop, { passive: true })
  return stop
}
