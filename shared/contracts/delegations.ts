import * as z from 'zod/mini'
import { isoDateSchema, isoInstantSchema } from '../domain/dates'

/** The longest that a delegation lasts, in days; it can be granted again. */
export const mostDelegationDays = 366

export const delegationSchema = z.object({
  id: z.string(),
  email: z.string(),
  account: z.object({ id: z.string(), name: z.string() }),
  reason: z.string(),
  from: isoInstantSchema,
  /** The last moment at which it counts. */
  until: isoInstantSchema,
  mayDownload: z.boolean(),
})
export type Delegation = z.infer<typeof delegationSchema>

/** Answer of `GET /api/delegations/own`: those that the person has granted and that still count, and the accounts that they can grant. */
export const ownDelegationsSchema = z.object({
  delegations: z.array(delegationSchema),
  accounts: z.array(z.object({ id: z.string(), name: z.string() })),
})

/** Body of `POST /api/delegations/grant`. `until` is the last day. */
export const grantRequestSchema = z.strictObject({
  account: z.string().check(z.minLength(1), z.maxLength(64)),
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/)),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  until: isoDateSchema,
  mayDownload: z.boolean(),
})
export type GrantRequest = z.infer<typeof grantRequestSchema>
export const revokeRequestSchema = z.strictObject({})
export const doneSchema = z.object({ done: z.boolean() })
