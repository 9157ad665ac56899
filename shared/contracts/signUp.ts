import * as z from 'zod/mini'
import { localeSchema } from '../i18n/localeSchema'

/**
 * Body of `POST /api/users/signup`. The address has to be one that a mail can be sent to, in letters of ASCII: a domain that only looks like another
 * has none such. `from` is the path that was asked from. Nothing else of the person is taken here: who asks may not be who reads the mailbox.
 */
export const signUpRequestSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email()),
  locale: z.optional(localeSchema),
  from: z.optional(z.string().check(z.maxLength(2000))),
})
export type SignUpRequest = z.infer<typeof signUpRequestSchema>

/** The key of the link that we mailed. */
const signUpKeySchema = z.string().check(z.minLength(1), z.maxLength(200))

/** Body of `POST /api/users/signup-link`: is the link still good? */
export const openSignUpRequestSchema = z.object({ key: signUpKeySchema })

/** Its answer, for whoever reads that mailbox. */
export const openSignUpSchema = z.object({
  email: z.string(),
  /** Of the person, or of the account that waits for them; empty where there is neither. */
  name: z.string(),
  /** The address signs in already, on another brand or in another account: its own password is asked for. */
  isKnown: z.boolean(),
  /** What is agreed to, by language; empty for the portal's own sentence. */
  consent: z.partialRecord(localeSchema, z.string()),
})
export type OpenSignUp = z.infer<typeof openSignUpSchema>

/** Body of `POST /api/users/complete-signup`. `password` is the new one, or that of a person who signs in already; their name stays. */
export const completeSignUpRequestSchema = z.object({
  key: signUpKeySchema,
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  password: z.string().check(z.minLength(1), z.maxLength(1025)),
  consent: z.literal(true),
  locale: z.optional(localeSchema),
})
export type CompleteSignUpRequest = z.infer<typeof completeSignUpRequestSchema>
