import * as z from 'zod/mini'
import { isoInstantSchema } from '../domain/dates'
import { localeSchema } from '../i18n/localeSchema'
import { isTimeZone } from '../i18n/timeZone'
import { roleSchema } from './session'

const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const phoneSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))
const timeZoneSchema = z.string().check(z.minLength(1), z.maxLength(60), z.refine(isTimeZone, 'is no time zone'))
const passwordSchema = z.string().check(z.minLength(1), z.maxLength(1024))
/** A mailbox, in lower case. Whether it exists is proven by the link that goes there. */
const mailboxSchema = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/))

/** Most bytes of a photo. */
export const maxPhotoBytes = 5_000_000
/** Endings of files that are taken as a photo. */
export const photoEndings = ['jpg', 'jpeg', 'png'] as const

/** Answer of `GET /api/users/me/profile`, and of a change. */
export const profileSchema = z.object({
  name: z.string(),
  phone: z.nullable(z.string()),
  /** Null for whoever has chosen none: the portal's is shown. */
  language: z.nullable(localeSchema),
  /** IANA name of the zone that times are shown in; null for whoever has chosen none: the brand's is shown. */
  timeZone: z.nullable(z.string()),
  email: z.string(),
  /** Whether the person has opened a link that was sent to it, or an administrator vouches for it. */
  isEmailProven: z.boolean(),
  roles: z.array(roleSchema),
  /** Name of the organisation that the person belongs to. */
  organisation: z.nullable(z.string()),
  /** Path of the photo; null without one. */
  photo: z.nullable(z.string()),
  /** An address that the person wants to sign in with and has not proven yet, while its link is good. */
  pendingEmail: z.nullable(z.string()),
  since: isoInstantSchema,
  passwordChangedAt: z.nullable(isoInstantSchema),
  /** What a change must name, so that nothing is overwritten unseen. */
  updatedAt: isoInstantSchema,
})
export type Profile = z.infer<typeof profileSchema>

/** The fields that the person fills in. */
export const profileDetailsSchema = z.object({ name: nameSchema, phone: phoneSchema, language: localeSchema, timeZone: timeZoneSchema })
/** Body of `PATCH /api/users/me/profile`. Without a time zone the one that is there stays. */
export const profileChangeSchema = z.extend(profileDetailsSchema, { timeZone: z.optional(timeZoneSchema), updatedAt: isoInstantSchema })
export type ProfileChange = z.infer<typeof profileChangeSchema>

/** Answer of `POST` and `DELETE /api/users/me/photo`. */
export const photoResponseSchema = z.object({ photo: z.nullable(z.string()) })

/** Body of `POST /api/users/me/email`: the person's own password, and where the link goes. */
export const emailChangeSchema = z.object({ email: mailboxSchema, password: passwordSchema })
export type EmailChange = z.infer<typeof emailChangeSchema>

/** Body of `POST /api/users/confirm-email`: the key of that link. */
export const confirmEmailRequestSchema = z.object({ key: z.string().check(z.minLength(1), z.maxLength(200)) })
/** Its answer: what to sign in with from now on. */
export const confirmEmailResponseSchema = z.object({ email: z.string() })

/** Body of `POST /api/users/me/password`. What a new password must be the server says, by codes. */
export const passwordChangeSchema = z.object({ current: passwordSchema, password: z.string().check(z.minLength(1), z.maxLength(1025)) })
export type PasswordChange = z.infer<typeof passwordChangeSchema>

/** Body of `POST /api/users/me/export`. */
export const exportRequestSchema = z.object({ password: passwordSchema })
