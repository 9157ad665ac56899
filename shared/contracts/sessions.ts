import * as z from 'zod/mini'
import { isoInstantSchema } from '../domain/dates'

/** Answer of `GET /api/users/me/sessions`: where the person is signed in on this brand, the latest use first. */
export const sessionListSchema = z.object({
  devices: z.array(
    z.object({
      /** Names the session here; it is no key to it. */
      id: z.string(),
      /** Null where the browser did not say. */
      browser: z.nullable(z.string()),
      /** System, or the device itself where it is known: "Windows", "iPhone". */
      system: z.nullable(z.string()),
      /** IANA name of the zone that the browser was set to, as a hint of the place. */
      timeZone: z.nullable(z.string()),
      startedAt: isoInstantSchema,
      /** To the minute. */
      lastUsedAt: isoInstantSchema,
      endsAt: isoInstantSchema,
      /** The session that asks. */
      isThis: z.boolean(),
    }),
  ),
})
export type SessionList = z.infer<typeof sessionListSchema>
