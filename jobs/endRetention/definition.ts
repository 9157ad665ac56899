import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/** Anonymises people who were deleted, and removes for good what has been in the trash, and in the log, as long as it must be kept (decision 105). */
export const endRetention = defineJob({
  name: 'endRetention',
  queue: 'upkeep',
  concurrency: 1,
  input: z.object({}),
  retries: 2,
  backoff: { firstMs: 60_000, maxMs: 600_000 },
  schedule: { cron: '20 4 * * *' },
  handler: async () => (await import('./handler')).endRetention,
})
