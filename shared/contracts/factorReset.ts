import * as z from 'zod/mini'

/** Why the second factor of a person is not reset: there is none, it is one's own (the profile's), or theirs is not this administrator's to reset. */
export const factorResetObstacles = ['no_factor', 'yourself', 'not_yours'] as const
export type FactorResetObstacle = (typeof factorResetObstacles)[number]

/** What whoever resets one has to say; it stands in the log. */
export const factorResetReasonSchema = z.object({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)) })

/** Body of `POST /api/functions/resetSecondFactor`. */
export const factorResetRequestSchema = z.extend(factorResetReasonSchema, {
  userId: z.string().check(z.minLength(1), z.maxLength(200)),
})
export type FactorResetRequest = z.infer<typeof factorResetRequestSchema>

/** Answer of `GET /api/functions/resetSecondFactor/:id`, and of a reset. */
export const factorResetStateSchema = z.object({
  name: z.string(),
  /** Null when it can be reset. */
  obstacle: z.nullable(z.enum(factorResetObstacles)),
})
export type FactorResetState = z.infer<typeof factorResetStateSchema>
