import * as z from 'zod/mini'
import { localeSchema } from '../../shared/i18n/localeSchema'
import { defineJob } from '../defineJob'

/**
 * Mails the link to a new password to whoever has this address on this brand; does nothing when nobody has. A job, so that the door which
 * takes the address does the same for everybody and its time tells nobody who exists.
 */
export const sendPasswordLink = defineJob({
  name: 'sendPasswordLink',
  queue: 'mail',
  concurrency: 3,
  input: z.object({ email: z.string(), brand: z.string(), locale: localeSchema }),
  fairBy: ({ email }) => email,
  retries: 5,
  backoff: { firstMs: 5000, maxMs: 60_000 },
  handler: async () => (await import('./handler')).mailPasswordLink,
})
