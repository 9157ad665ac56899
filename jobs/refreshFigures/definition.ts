import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/** Brings the figures of accounts up to date that nobody opened since the providers' last import. */
export const refreshFigures = defineJob({
  name: 'refreshFigures',
  queue: 'upkeep',
  concurrency: 1,
  input: z.object({}),
  retries: 0,
  backoff: { firstMs: 0, maxMs: 0 },
  // Short enough that an account linked in the morning has figures soon; a round without due accounts is one question.
  schedule: { everyMs: 5 * 60_000 },
  handler: async () => (await import('./handler')).refreshFigures,
})
