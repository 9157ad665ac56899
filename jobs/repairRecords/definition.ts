import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/** Gives records of former versions what newer code needs of them. A first worker after an upgrade runs it at once. */
export const repairRecords = defineJob({
  name: 'repairRecords',
  queue: 'upkeep',
  concurrency: 1,
  input: z.object({}),
  retries: 3,
  backoff: { firstMs: 60_000, maxMs: 600_000 },
  schedule: { cron: '35 3 * * *' },
  handler: async () => (await import('./handler')).repairRecords,
})
