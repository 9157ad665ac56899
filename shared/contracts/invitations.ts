import * as z from 'zod/mini'
import { isoInstantSchema } from '../domain/dates'
import { localeSchema } from '../i18n/localeSchema'

/** Why a client cannot be invited as their account stands. */
export const inviteObstacles = ['no_email', 'account_inactive', 'portal_inactive', 'signed_in', 'other_address'] as const
export type InviteObstacle = (typeof inviteObstacles)[number]

/** Most characters of the sender's own words in an invitation. */
export const inviteMessageLength = 2000

/** Body of `POST /api/functions/inviteClient`. `email` is the account's, as whoever sends it saw it. */
export const inviteClientRequestSchema = z.object({
  accountId: z.string().check(z.minLength(1), z.maxLength(200)),
  email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254)),
  message: z._default(z.string().check(z.trim(), z.maxLength(inviteMessageLength)), ''),
})
export type InviteClientRequest = z.infer<typeof inviteClientRequestSchema>

/** Answer of `GET /api/functions/inviteClient/:id`, and of sending one: whether the client of an account can be invited. */
export const inviteStateSchema = z.object({
  email: z.nullable(z.string()),
  /** When the last invitation was sent. */
  sentAt: z.nullable(isoInstantSchema),
  /** Until when its link is good, unless a newer one was sent; null when none was. */
  validUntil: z.nullable(isoInstantSchema),
  /** Null when they can be. */
  obstacle: z.nullable(z.enum(inviteObstacles)),
})
export type InviteState = z.infer<typeof inviteStateSchema>

const invitationKeySchema = z.string().check(z.minLength(1), z.maxLength(200))

/** Body of `POST /api/users/invitation`: is the link of an invitation still good? */
export const openInvitationRequestSchema = z.object({ key: invitationKeySchema })

/** Its answer, for whoever reads that mailbox. */
export const invitationSchema = z.object({
  email: z.string(),
  /** The name that the account bears. */
  name: z.string(),
  portal: z.string(),
  /** The address signs in already: its own password opens the account too. */
  isKnown: z.boolean(),
  /** What is agreed to, by language; empty for the portal's own sentence. */
  consent: z.partialRecord(localeSchema, z.string()),
})
export type Invitation = z.infer<typeof invitationSchema>

/** Body of `POST /api/users/accept-invitation`. `password` is the new one, or that of a person who signs in already; their name stays. */
export const acceptInvitationRequestSchema = z.object({
  key: invitationKeySchema,
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  password: z.string().check(z.minLength(1), z.maxLength(1025)),
  consent: z.literal(true),
  locale: z.optional(localeSchema),
})
export type AcceptInvitationRequest = z.infer<typeof acceptInvitationRequestSchema>
