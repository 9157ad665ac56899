import * as z from 'zod/mini'
import { localeSchema } from '../../shared/i18n/localeSchema'
import { defineJob } from '../defineJob'

/**
 * Mails whoever reads a mailbox the way on to a sign-in of their own, or that they have one. A job, so that the door which takes the address does
 * the same for everybody and its time tells nobody who exists. `portal` is the slug of the portal that was asked from.
 */
export const sendSignUpLink = defineJob({
  name: 'sendSignUpLink',
  queue: 'mail',
  concurrency: 3,
  input: z.object({ email: z.string(), brand: z.string(), locale: localeSchema, portal: z.nullable(z.string()) }),
  fairBy: ({ email }) => email,
  retries: 5,
  backoff: { firstMs: 5000, maxMs: 60_000 },
  handler: async () => (await import('./handler')).mailSignUpLink,
})
