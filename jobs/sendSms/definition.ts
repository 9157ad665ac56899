import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/** Sends one text message of the outbox `sms`. Whoever waits for a PIN waits for minutes: the tries go on for a quarter of an hour. */
export const sendSms = defineJob({
  name: 'sendSms',
  // Its own, so that no slow mail server holds up a sign-in.
  queue: 'sms',
  concurrency: 3,
  input: z.object({ smsId: z.string() }),
  retries: 12,
  backoff: { firstMs: 3000, maxMs: 2 * 60_000 },
  handler: async () => (await import('./handler')).sendSms,
  repair: async () => (await import('./repairSms')).repairSms,
  onDeadLetter: async () => (await import('./handler')).failSms,
})
