import { startTransition, useEffect, useState } from 'react'

const first = 80
const more = 240

/**
 * How many of `count` rows to render now: enough for the screen at once, the rest in steps that the reader can interrupt. Whenever
 * `list` changes it starts over. All rows end up in the page, so that searching in the page and printing find them.
 */
export function useGrowing(list: unknown, count: number): number {
  const [grown, setGrown] = useState({ list, shown: first })
  const shown = grown.list === list ? grown.shown : first

  useEffect(() => {
    if (shown >= count) return
    const timer = setTimeout(() => startTransition(() => setGrown({ list, shown: shown + more })), 16)
    return () => clearTimeout(timer)
  }, [list, shown, count])

  return Math.min(shown, count)
}
