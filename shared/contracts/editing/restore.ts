import * as z from 'zod/mini'

/** Collections whose records advisors move to the trash. */
export const restorableSlugs = ['portfolios', 'holdings', 'transactions'] as const

/** Body of `POST /api/editing/restore`. */
export const restoreRequestSchema = z.strictObject({
  collection: z.enum(restorableSlugs),
  id: z.string().check(z.minLength(1), z.maxLength(80)),
})
export type RestoreRequest = z.infer<typeof restoreRequestSchema>

export const restoreResponseSchema = z.object({ restored: z.literal(true) })
