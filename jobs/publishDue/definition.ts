import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/**
 * Publishes a record at the moment that its editor chose, or takes it back. `at` is that moment: a record whose moment was changed since, or
 * that somebody published by hand, is left alone. Payload's own task for this runs without a lease, so it is not used (docs/decisions/142).
 */
export const publishDue = defineJob({
  name: 'publishDue',
  queue: 'upkeep',
  concurrency: 1,
  input: z.object({
    collection: z.string(),
    id: z.string(),
    action: z.enum(['publish', 'unpublish']),
    at: z.string(),
  }),
  retries: 6,
  backoff: { firstMs: 10_000, maxMs: 600_000 },
  handler: async () => (await import('./handler')).publishDue,
  repair: async () => (await import('./enqueueDue')).enqueueDue,
})
