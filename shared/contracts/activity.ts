import * as z from 'zod/mini'
import { isoInstantSchema } from '../domain/dates'

/** What a line of one's own log tells; `other` for what has no sentence of its own. */
export const activityCodes = [
  'signed_in',
  'signed_out',
  'signed_up',
  'user_logged_in',
  'viewed',
  'downloaded',
  'report_made',
  'message_sent',
  'profile_changed',
  'created',
  'updated',
  'published',
  'deleted',
  'restored',
  'invited',
  'terms_accepted',
  'access_granted',
  'access_revoked',
  'two_factor_switched_on',
  'two_factor_switched_off',
  'passkey_added',
  'passkey_removed',
  'custom_token',
  'other',
] as const
export type ActivityCode = (typeof activityCodes)[number]

/** Query of `GET /api/users/me/activity`. */
export const activityQuerySchema = z.object({ page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))) })

/** Its answer: what the person did, the latest first. */
export const activitySchema = z.object({
  /** Of all pages. */
  count: z.number(),
  pageSize: z.number(),
  lines: z.array(
    z.object({
      id: z.string(),
      at: isoInstantSchema,
      code: z.enum(activityCodes),
      /** What it was done to, as it was called at the time; null where the line does not say. */
      subject: z.nullable(z.string()),
    }),
  ),
})
export type OwnActivity = z.infer<typeof activitySchema>
