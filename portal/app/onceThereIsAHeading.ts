const patienceMs = 10_000

/** Calls back with the page's h1, now or when it appears; gives up when the reader begins to do something. Returns how to stop. */
export function onceThereIsAHeading(found: (heading: HTMLElement) => void): () => void {
  const look = () => {
    // What stands for a heading that is on its way would take the focus with it when it goes.
    const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find((each) => !each.closest('[aria-busy=true]'))
    if (!heading) return
    stop()
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
