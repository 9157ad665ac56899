import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/** Writes the statements of a batch, one for each account, and leaves a job for each. */
export const fillBatch = defineJob({
  name: 'fillBatch',
  queue: 'batches',
  concurrency: 1,
  input: z.object({ batchId: z.string() }),
  retries: 5,
  backoff: { firstMs: 2000, maxMs: 60_000 },
  handler: async () => (await import('./handler')).fillBatch,
  repair: async () => (await import('./repairBatches')).repairBatches,
})
