import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/** Starts the quarterly statements of each active portal, on the day after the quarter's end that its brand names. */
export const startQuarterlyBatches = defineJob({
  name: 'startQuarterlyBatches',
  queue: 'upkeep',
  concurrency: 1,
  input: z.object({}),
  retries: 2,
  backoff: { firstMs: 60_000, maxMs: 600_000 },
  schedule: { cron: '30 3 * * *' },
  handler: async () => (await import('./handler')).startQuarterlyBatches,
})
