import { useCallback, useEffect, useRef, useState } from 'react'
import { isKeepAliveDue, onActivity } from './activity'
import { onReachability } from './apiClient'
import { openSessionChannel } from './sessionChannel'

/** How long before the end of the idle time the person is warned. */
export const idleWarningMs = 120_000

type Options = Readonly<{
  /** End of the session, or null when nobody is signed in: the timer then rests. */
  expiresAt: number | null
  idleMs: number
  /** Asks the server for a longer session. */
  keepAlive: () => Promise<void>
  onIdle: () => void
  /** The session's own end has come, once. The server knows best: the clock here may be wrong. */
  onExpiry: () => void
}>

/**
 * Watches for activity: keeps the session alive while there is some, and calls `onIdle` after `idleMs` without any. `endsAt` is set
 * during the last two minutes before that, so that the person can be warned; `stay` counts as activity.
 */
export function useIdleTimer({
  expiresAt,
  idleMs,
  keepAlive,
  onIdle,
  onExpiry,
}: Options): Readonly<{ endsAt: number | null; stay: () => void }> {
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const handlers = useRef({ keepAlive, onIdle, onExpiry })
  useEffect(() => {
    handlers.current = { keepAlive, onIdle, onExpiry }
  })
  const touch = useRef<() => void>(() => undefined)
  const stay = useCallback(() => touch.current(), [])

  useEffect(() => {
    if (expiresAt === null) return
    const since = Date.now()
    let lastActivity = since
    let lastContact = since
    let lastKeepAlive = since
    let lastTold = since
    let isIdle = false
    let hasAskedAtEnd = false

    /** Runs on every tick and before activity counts: a laptop that was asleep wakes up with an old session. */
    const check = () => {
      const now = Date.now()
      if (isIdle) return
      if (now - lastActivity >= idleMs) {
        isIdle = true
        setEndsAt(null)
        handlers.current.onIdle()
        return
      }
      setEndsAt(now - lastActivity >= idleMs - Math.min(idleWarningMs, idleMs / 2) ? lastActivity + idleMs : null)
      if (now < expiresAt || hasAskedAtEnd) return
      hasAskedAtEnd = true
      handlers.current.onExpiry()
    }

    const channel = openSessionChannel((message) => {
      if (message === 'active') lastActivity = Date.now()
    })

    const act = () => {
      const now = Date.now()
      if (isIdle || now - lastActivity >= idleMs) return check()
      lastActivity = now
      setEndsAt(null)
      if (now - lastTold >= 10_000) {
        lastTold = now
        channel.tell('active')
      }
      if (now >= expiresAt) return check()
      if (!isKeepAliveDue({ now, since, expiresAt, lastContact, lastKeepAlive, idleMs })) return
      lastKeepAlive = now
      // A refusal has its own handler; without an answer the next sign of activity asks again.
      handlers.current.keepAlive().catch(() => undefined)
    }

    touch.current = act
    const stopActivity = onActivity(act)
    const stopReachability = onReachability((isReachable) => {
      if (isReachable) lastContact = Date.now()
    })
    const tick = setInterval(check, 5_000)
    document.addEventListener('visibilitychange', check)
    return () => {
      touch.current = () => undefined
      stopActivity()
      stopReachability()
      clearInterval(tick)
      document.removeEventListener('visibilitychange', check)
      channel.close()
      setEndsAt(null)
    }
  }, [expiresAt, idleMs])

  return { endsAt, stay }
}
