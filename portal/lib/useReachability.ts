import { useEffect, useState } from 'react'
import { onReachability } from './apiClient'

/** `offline`: this device has no connection. `unreachable`: it has one, but the last call got no answer. */
export type Reachability = 'ok' | 'offline' | 'unreachable'

export function useReachability(): Reachability {
  const [isOnline, setOnline] = useState(() => navigator.onLine)
  const [isReachable, setReachable] = useState(true)

  useEffect(() => {
    const goOnline = () => {
      setOnline(true)
      // Whether the server answers again is for the next call to find out.
      setReachable(true)
    }
    const goOffline = () => setOnline(false)
    const stop = onReachability(setReachable)
    window.addEventListener('online', goOnline)
    window.addEventListener('offline', goOffline)
    return () => {
      stop()
      window.removeEventListener('online', goOnline)
      window.removeEventListener('offline', goOffline)
    }
  }, [])

  if (!isOnline) return 'offline'
  return isReachable ? 'ok' : 'unreachable'
}
