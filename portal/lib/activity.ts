/** Signs that somebody is there. */
const activityEvents = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'touchstart'] as const

/** Calls back on every sign of activity; returns how to stop. */
export function onActivity(listener: () => void): () => void {
  const options = { capture: true, passive: true }
  for (const event of activityEvents) window.addEventListener(event, listener, options)
  return () => {
    for (const event of activityEvents) window.removeEventListener(event, listener, options)
  }
}

type Contact = Readonly<{
  now: number
  /** When this length of the session was given. */
  since: number
  expiresAt: number
  /** When the server last heard from this browser. */
  lastContact: number
  lastKeepAlive: number
  idleMs: number
}>

const minute = 60_000

/**
 * Whether an active person's session wants to be kept alive now: in its last minute (at most every 10 seconds), or, at most every
 * 5 minutes, when more than half of it or of the server's idle limit has passed. All in milliseconds.
 */
export function isKeepAliveDue({ now, since, expiresAt, lastContact, lastKeepAlive, idleMs }: Contact): boolean {
  const sinceKeepAlive = now - lastKeepAlive
  if (expiresAt - now <= minute) return sinceKeepAlive >= 10_000
  if (sinceKeepAlive < 5 * minute) return false
  return now - since > (expiresAt - since) / 2 || now - lastContact > idleMs / 2
}
