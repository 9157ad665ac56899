import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/** Removes the rows of jobs that ended a month ago. */
export const sweepJobs = defineJob({
  name: 'sweepJobs',
  queue: 'upkeep',
  concurrency: 1,
  input: z.object({}),
  retries: 2,
  backoff: { firstMs: 60_000, maxMs: 600_000 },
  schedule: { cron: '20 3 * * *' },
  handler: async () => (await import('./handler')).sweepJobs,
})
