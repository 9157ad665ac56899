import * as z from 'zod/mini'
import { isoInstantSchema } from '../domain/dates'
import { roles } from '../domain/roles'
import { localeSchema } from '../i18n/localeSchema'
import { railLinkSchema } from './railLinks'
import { portalThemeSchema } from '../theme/portalThemeSchema'

export const roleSchema = z.enum(roles)

/** Answer of `GET /api/session`: who is signed in, and where they belong on the host they came to. */
export const sessionResponseSchema = z.object({
  user: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    /** All that the person is; `homeRole` tells which of them chooses the first screen. */
    roles: z.array(roleSchema),
    locale: z.nullable(localeSchema),
    /** The zone of the person's own clock; absent for whoever has chosen none: the brand's then. */
    timeZone: z.optional(z.string()),
  }),
  /** Portals of this host's brand that the person belongs to; the first is the one to open. `language` is for whoever has chosen none. */
  portals: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      active: z.boolean(),
      theme: portalThemeSchema,
      language: localeSchema,
      /** What the portal adds to the screens in its rail, for this person; absent where there is nothing. */
      links: z.optional(z.array(railLinkSchema)),
    }),
  ),
  /** The accounts that the person is the client of, by name, then those that others let them read. */
  accounts: z.array(z.object({ id: z.string(), name: z.string(), portal: z.string(), isDelegated: z.optional(z.boolean()) })),
  /** When the session ends unless it is refreshed. */
  expiresAt: isoInstantSchema,
  /** When it ends however often it is refreshed. */
  endsAt: isoInstantSchema,
  /** Whoever signed in by a token only looks: the server refuses every write with `read_only_session`. */
  isReadOnly: z.optional(z.boolean()),
  /** Something may have to be shown before the person begins: `GET /api/greeting` says what. */
  hasGreeting: z.optional(z.boolean()),
  /** Path of the process that the person has to go through first. */
  onboarding: z.optional(z.string()),
  /** An advisor without an organisation, who sees nobody's account. */
  isUnbound: z.optional(z.boolean()),
  /** Path of the person's first screen. */
  home: z.string(),
})
export type SessionResponse = z.infer<typeof sessionResponseSchema>

/** Body of `POST /api/session/portal`: the portal's part of the address. */
export const enterPortalRequestSchema = z.object({ portal: z.string().check(z.minLength(1), z.maxLength(80)) })
