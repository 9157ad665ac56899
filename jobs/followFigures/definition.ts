import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/** Has statements made again whose figures have changed since, as a batch that somebody approves. */
export const followFigures = defineJob({
  name: 'followFigures',
  queue: 'follow',
  concurrency: 1,
  input: z.object({}),
  retries: 1,
  backoff: { firstMs: 600_000, maxMs: 600_000 },
  // After the night's imports: it asks the sources for every statement of the last quarter.
  schedule: { cron: '15 6 * * *' },
  handler: async () => (await import('./handler')).followFigures,
})
