import * as z from 'zod/mini'
import { isoInstantSchema } from '../domain/dates'
import { roles } from '../domain/roles'
import { localeSchema } from '../i18n/localeSchema'
import { railLinkSchema } from './railLinks'
import { themeNameSchema } from '../theme/themeSchemas'

export const roleSchema = z.enum(roles)

/** Body of `POST /api/users/login`. */
export const loginRequestSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(1024)),
  pin: z.optional(z.string()),
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

/** Answer of `GET /api/session`: who is signed in, and where they belong on the host they came to. */
export const sessionResponseSchema = z.object({
  user: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    /** All that the person is; `homeRole` tells which of them chooses the first screen. */
    roles: z.array(roleSchema),
    locale: z.nullable(localeSchema),
  }),
  /** Portals of this host's brand that the person belongs to; the first is the one to open. `language` is for whoever has chosen none. */
  portals: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      active: z.boolean(),
      theme: themeNameSchema,
      language: localeSchema,
      /** What the portal adds to the screens in its rail, for this person; absent where there is nothing. */
      links: z.optional(z.array(railLinkSchema)),
    }),
  ),
  /** The accounts that the person is the client of, by name. */
  accounts: z.array(z.object({ id: z.string(), name: z.string(), portal: z.string() })),
  /** When the session ends unless it is refreshed. */
  expiresAt: isoInstantSchema,
  /** Path of the person's first screen. */
  home: z.string(),
})
export type SessionResponse = z.infer<typeof sessionResponseSchema>
