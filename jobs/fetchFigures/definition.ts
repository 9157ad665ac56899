import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/** Fetches the figures of one account, because somebody of the firm asked for them. */
export const fetchFigures = defineJob({
  name: 'fetchFigures',
  queue: 'upkeep',
  concurrency: 1,
  input: z.object({ accountId: z.string() }),
  retries: 1,
  backoff: { firstMs: 30_000, maxMs: 30_000 },
  handler: async () => (await import('./handler')).fetchFigures,
})
