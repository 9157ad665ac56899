import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/** Removes sessions, keys of links, throttles and idempotency keys whose time is over. Nothing counts them any more; this only keeps their tables small. */
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
