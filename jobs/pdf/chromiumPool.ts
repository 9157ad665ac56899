import { type Chromium, createChromium } from './chromium'

/** A bounded number of browsers, each lent to one report at a time: what ends one of them ends no neighbour's report. */
export type ChromiumPool = Readonly<{
  /** Runs `work` with a browser that is its own meanwhile; waits while all are lent. One that is up goes before one that would have to start. */
  lend: <T>(work: (chromium: Chromium) => Promise<T>) => Promise<T>
  /** Ends all browsers at once. */
  kill: () => void
}>

export function createChromiumPool(place: Parameters<typeof createChromium>[0], size: number): ChromiumPool {
  const all = Array.from({ length: size }, () => createChromium(place))
  const free = new Set(all)
  const waiting: (() => void)[] = []

  async function take(): Promise<Chromium> {
    for (;;) {
      const found = [...free].find((one) => one.pid() !== undefined) ?? [...free][0]
      if (found) {
        free.delete(found)
        return found
      }
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
  }

  return {
    async lend(work) {
      const chromium = await take()
      try {
        return await work(chromium)
      } finally {
        free.add(chromium)
        waiting.shift()?.()
      }
    },
    kill: () => {
      for (const one of all) one.kill()
    },
  }
}
