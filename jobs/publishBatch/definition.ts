import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/** Releases the statements of an approved batch and has their clients told. */
export const publishBatch = defineJob({
  name: 'publishBatch',
  queue: 'batches',
  concurrency: 1,
  input: z.object({ batchId: z.string() }),
  retries: 5,
  backoff: { firstMs: 2000, maxMs: 60_000 },
  handler: async () => (await import('./handler')).publishBatch,
  repair: async () => (await import('./repairDeliveries')).repairDeliveries,
  onDeadLetter: async () => (await import('./handler')).givePublicationBack,
})
