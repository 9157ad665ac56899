import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/** Sends one mail of the outbox. A mail server that is away for hours loses nothing: the tries go on for nine. */
export const sendMail = defineJob({
  name: 'sendMail',
  queue: 'mail',
  concurrency: 3,
  input: z.object({ mailId: z.string() }),
  retries: 22,
  backoff: { firstMs: 15_000, maxMs: 30 * 60_000 },
  handler: async () => (await import('./handler')).sendMail,
  repair: async () => (await import('./repairMails')).repairMails,
  onDeadLetter: async () => (await import('./handler')).failMail,
})
