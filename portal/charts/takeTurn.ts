const waiting: (() => void)[] = []
let isUnderWay = false

const whenIdle = (callback: () => void): void => {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: 300 })
  else setTimeout(callback, 30)
}

function callNext(): void {
  waiting.shift()?.()
  isUnderWay = waiting.length > 0
  if (isUnderWay) whenIdle(callNext)
}

/**
 * Calls back soon, when the browser has nothing better to do, and one caller at a time: charts that are all drawn at once hold the page up. `isAwaited`: by
 * somebody who asked for it, so that the first of them does not wait for that. Returns how to withdraw.
 */
export function takeTurn(callback: () => void, isAwaited = false): () => void {
  waiting.push(callback)
  if (!isUnderWay) {
    isUnderWay = true
    if (isAwaited) setTimeout(callNext)
    else whenIdle(callNext)
  }
  return () => {
    const place = waiting.indexOf(callback)
    if (place >= 0) waiting.splice(place, 1)
  }
}
