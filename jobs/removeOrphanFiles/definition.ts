import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/**
 * Removes stored files without a record: those whose record was refused while the store could not be asked to remove them, and what a process left half
 * written when it was killed. Files are stored before their record, so only those older than a day are looked at.
 */
export const removeOrphanFiles = defineJob({
  name: 'removeOrphanFiles',
  queue: 'upkeep',
  concurrency: 1,
  input: z.object({}),
  retries: 2,
  backoff: { firstMs: 60_000, maxMs: 600_000 },
  schedule: { cron: '10 4 * * *' },
  handler: async () => (await import('./handler')).removeOrphanFiles,
})
