import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/** Has statements made again whose day has got another commentary, as a batch that somebody approves. */
export const followCommentary = defineJob({
  name: 'followCommentary',
  queue: 'follow',
  concurrency: 1,
  input: z.object({}),
  retries: 0,
  backoff: { firstMs: 0, maxMs: 0 },
  // A round without new commentary is one question to the database.
  schedule: { everyMs: 5 * 60_000 },
  handler: async () => (await import('./handler')).followCommentary,
})
