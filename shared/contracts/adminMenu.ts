import * as z from 'zod/mini'
import { localeSchema } from '../i18n/localeSchema'

/* ---------- GET /api/session/admin-menu?locale= ---------- */

export const adminMenuQuerySchema = z.object({ locale: localeSchema })

export const adminMenuResponseSchema = z.object({
  groups: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** Lists of the panel, each under the slug of its collection. */
      lists: z.array(z.object({ slug: z.string(), label: z.string() })),
    }),
  ),
})
export type AdminMenuResponse = z.infer<typeof adminMenuResponseSchema>
