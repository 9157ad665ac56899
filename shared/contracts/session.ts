import * as z from 'zod/mini'
import { isoInstantSchema } from '../domain/dates'
import { localeSchema } from '../i18n/locales'

export const roleSchema = z.enum(['admin', 'company-admin', 'advisor', 'investor'])
export type Role = z.infer<typeof roleSchema>

/** In this order the first screen is chosen for a person who bears several roles: work comes before one's own money. */
const homeOrder = ['admin', 'advisor', 'investor', 'company-admin'] as const satisfies readonly Role[]

/** The role whose first screen a person gets; null for one who bears none. */
export const homeRole = ({ roles }: Readonly<{ roles: readonly Role[] }>): Role | null =>
  homeOrder.find((role) => roles.includes(role)) ?? null

/** Whether a person's first screen is their own account and not the accounts of others; so for one without any role too. */
export const isClient = (person: Readonly<{ roles: readonly Role[] }>): boolean => (homeRole(person) ?? 'investor') === 'investor'

/** Body of `POST /api/users/login`. */
export const loginRequestSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(1024)),
  pin: z.optional(z.string()),
})
export type LoginRequest = z.infer<typeof loginRequestSchema>

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
  /** Portals of this host's brand that the person belongs to; the first is the one to open. */
  portals: z.array(z.object({ slug: z.string(), name: z.string(), active: z.boolean() })),
  /** The accounts that the person is the client of, by name. */
  accounts: z.array(z.object({ id: z.string(), name: z.string(), portal: z.string() })),
  /** When the session ends unless it is refreshed. */
  expiresAt: isoInstantSchema,
  /** Path of the person's first screen. */
  home: z.string(),
})
export type SessionResponse = z.infer<typeof sessionResponseSchema>
