import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/**
 * Puts a copy of a file that came with a submission into the library that its form names. The file itself says where it is still to go
 * (`form-files.library`), so that none is forgotten when the server stops between the submission and its job.
 */
export const fileInLibrary = defineJob({
  name: 'fileInLibrary',
  queue: 'files',
  concurrency: 2,
  input: z.object({ fileId: z.string() }),
  retries: 5,
  backoff: { firstMs: 5000, maxMs: 300_000 },
  handler: async () => (await import('./handler')).fileInLibrary,
  repair: async () => (await import('./enqueueDue')).enqueueDue,
})
