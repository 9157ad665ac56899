import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/** Leaves the runs of the data processes that run each night, and removes the datasets that no step writes any more. */
export const runNightlyProcesses = defineJob({
  name: 'runNightlyProcesses',
  queue: 'upkeep',
  concurrency: 1,
  input: z.object({}),
  retries: 2,
  backoff: { firstMs: 60_000, maxMs: 600_000 },
  schedule: { cron: '10 2 * * *' },
  handler: async () => (await import('./handler')).runNightlyProcesses,
})
