import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/** Adds the activity log up by portal and day, up to yesterday. */
export const rollUpAnalytics = defineJob({
  name: 'rollUpAnalytics',
  queue: 'upkeep',
  concurrency: 1,
  input: z.object({}),
  retries: 3,
  backoff: { firstMs: 60_000, maxMs: 600_000 },
  schedule: { cron: '30 2 * * *' },
  handler: async () => (await import('./handler')).rollUpAnalytics,
})
