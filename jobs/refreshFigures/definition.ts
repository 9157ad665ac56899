import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/** Brings the figures of accounts up to date that nobody opened since their source's last import. */
export const refreshFigures = defineJob({
  name: 'refreshFigures',
  queue: 'upkeep',
  concurrency: 1,
  input: z.object({}),
  retries: 0,
  backoff: { firstMs: 0, maxMs: 0 },
  // How long an import waits to be seen, and an account that was just linked for its figures. A round without due accounts is one question to each
  // source that says when it imported.
  schedule: { everyMs: 5 * 60_000 },
  handler: async () => (await import('./handler')).refreshFigures,
})
