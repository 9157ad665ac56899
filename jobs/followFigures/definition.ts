import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/** Has statements of a source made again whose figures have changed since, as a batch that somebody approves. Enqueued after each import (`refreshFigures`). */
export const followFigures = defineJob({
  name: 'followFigures',
  // Its own: it asks the source for every statement of the last quarter, which a commentary does not wait for.
  queue: 'followFigures',
  concurrency: 1,
  input: z.object({ source: z.string() }),
  retries: 1,
  backoff: { firstMs: 600_000, maxMs: 600_000 },
  handler: async () => (await import('./handler')).followFigures,
})
