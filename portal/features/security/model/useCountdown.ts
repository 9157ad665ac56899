import { useEffect, useState } from 'react'

/** Whole seconds that are left of so many; `restart` begins anew. Counted by the clock, as a tab in the background skips its ticks. */
export function useCountdown(seconds: number): { left: number; restart: (seconds: number) => void } {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  const restart = (next: number) => {
    setNow(Date.now())
    setEnd(Date.now() + next * 1000)
  }
  return { left, restart }
}
