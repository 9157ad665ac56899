import * as z from 'zod/mini'
import { localeSchema } from '../i18n/localeSchema'
import { secondProofFields } from './secondFactor'

/** Body of `POST /api/users/login`. */
export const loginRequestSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(1024)),
  ...secondProofFields,
})
export type LoginRequest = z.infer<typeof loginRequestSchema>

/** Body of `POST /api/users/forgot-password`. `locale` is that of the page that was asked on; the person's own choice comes before it. */
export const forgotPasswordRequestSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254)),
  locale: z.optional(localeSchema),
})
export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequestSchema>

/** The key of a link that we mailed. */
const linkKeySchema = z.string().check(z.minLength(1), z.maxLength(200))

/** Body of `POST /api/users/password-link`: is the link still good? */
export const passwordLinkRequestSchema = z.object({ key: linkKeySchema })
/** Its answer: whose password the link sets. */
export const passwordLinkResponseSchema = z.object({ email: z.string() })

/** Body of `POST /api/users/reset-password`. */
export const resetPasswordRequestSchema = z.object({ key: linkKeySchema, password: z.string().check(z.minLength(1), z.maxLength(1025)) })
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequestSchema>
