import { availableParallelism } from 'node:os'
import { APIError } from 'payload'

type Task<T> = () => Promise<T>

/**
 * Runs at most `concurrency` tasks at once and lets `maxWaiting` wait. Throws an `APIError` 503 `busy` when more come.
 */
export function createQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }): <T>(task: Task<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting)
        throw new APIError('Too many people sign in at this moment. Try again shortly.', 503, { code: 'busy', retryAfter: 5 }, true)
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await task()
    } finally {
      // The place is handed on; it is free only when nobody waits.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** Each keeps a thread, and with it a processor, for a tenth of a second (`passwordThreads`). */
export const passwordsAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1))

/** All password checks of sign-ins in this process. */
export const queuePasswordCheck = createQueue({ concurrency: passwordsAtOnce, maxWaiting: 200 })
