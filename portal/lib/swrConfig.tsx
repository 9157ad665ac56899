import { type ReactNode, useEffect, useState } from 'react'
import { type Cache, SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr'
import { ApiError, onReachability } from './apiClient'

/** True when asking again may help: no answer came, or the server failed. */
export const isWorthRetrying = (error: unknown): boolean => !(error instanceof ApiError) || error.code === 'offline' || error.status >= 500

/** Behaviour of every read of the portal. A fetcher is given with each key: there is no global one. */
export const swrOptions: SWRConfiguration<unknown, ApiError> = {
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
  dedupingInterval: 2000,
  shouldRetryOnError: isWorthRetrying,
  errorRetryCount: 3,
}

/** Cache of one person. Another `owner` starts an empty one, so nobody sees figures of whoever was signed in before. */
export function SwrProvider({ owner, children }: Readonly<{ owner: string; children: ReactNode }>) {
  return <OwnedCache key={owner}>{children}</OwnedCache>
}

function OwnedCache({ children }: Readonly<{ children: ReactNode }>) {
  const [value] = useState(() => {
    const cache: Cache = new Map()
    return { ...swrOptions, provider: () => cache }
  })
  return (
    <SWRConfig value={value}>
      <Recovery />
      {children}
    </SWRConfig>
  )
}

const askAgainMs = 10_000

/** SWR gives up after some tries. While no call gets an answer, what is on the screen is asked for again, and once more when one did. */
function Recovery() {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    let recovery: ReturnType<typeof setTimeout> | undefined
    let askedAt = Number.NEGATIVE_INFINITY
    const askAgain = () => {
      recovery = undefined
      askedAt = performance.now()
      if (navigator.onLine && document.visibilityState === 'visible') mutate(() => true).catch(() => undefined)
    }
    const stop = onReachability((isReachable) => {
      if (!isReachable) timer ??= setInterval(askAgain, askAgainMs)
      else if (timer !== undefined) {
        clearInterval(timer)
        timer = undefined
        // Not at once when that has just been: one address that never answers, beside others that do, would have everything asked for without end.
        recovery ??= setTimeout(askAgain, Math.max(0, askedAt + askAgainMs - performance.now()))
      }
    })
    return () => {
      stop()
      clearInterval(timer)
      clearTimeout(recovery)
    }
  }, [mutate])
  return null
}
