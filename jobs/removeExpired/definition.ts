import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/**
 * Removes sessions, keys of links, throttles, idempotency keys and notes of open records whose time is over: nothing counts them any more. And the files
 * of forms that were never sent.
 */
export const removeExpired = defineJob({
  name: 'removeExpired',
  queue: 'upkeep',
  concurrency: 1,
  input: z.object({}),
  retries: 2,
  backoff: { firstMs: 60_000, maxMs: 600_000 },
  schedule: { everyMs: 3_600_000 },
  handler: async () => (await import('./handler')).removeExpired,
})
