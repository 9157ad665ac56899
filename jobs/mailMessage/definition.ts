import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/**
 * Tells the people to whom a message was written that it is there, one mail each. The message itself says that this is still to be done
 * (`mailState`), so that none is forgotten when the server stops between the message and its job.
 */
export const mailMessage = defineJob({
  name: 'mailMessage',
  queue: 'mail',
  concurrency: 3,
  input: z.object({ messageId: z.string() }),
  retries: 5,
  backoff: { firstMs: 5000, maxMs: 300_000 },
  handler: async () => (await import('./handler')).mailMessage,
  repair: async () => (await import('./enqueueDue')).enqueueDue,
})
