import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/** Keeps the last good answers of each source and feed within their bounds of age, number and size. */
export const trimAnswers = defineJob({
  name: 'trimAnswers',
  queue: 'upkeep',
  concurrency: 1,
  input: z.object({}),
  retries: 2,
  backoff: { firstMs: 60_000, maxMs: 600_000 },
  schedule: { cron: '50 3 * * *' },
  handler: async () => (await import('./handler')).trimAnswers,
})
