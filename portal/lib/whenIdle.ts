const patienceMs = 5_000

/** Calls back when the page is drawn and nothing else is to be done, or after five seconds. Returns how to call it off. */
export function whenIdle(call: () => void): () => void {
  // Safari has it not yet.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(call, 500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(call, { timeout: patienceMs })
  return () => cancelIdleCallback(handle)
}
