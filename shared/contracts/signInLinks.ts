import * as z from 'zod/mini'

/** Why a person gets no link to a first sign-in. */
export const signInLinkObstacles = ['signed_in', 'disabled', 'other_brand'] as const
export type SignInLinkObstacle = (typeof signInLinkObstacles)[number]

/** Body of `POST /api/functions/sendSignInLink`. */
export const signInLinkRequestSchema = z.object({ userId: z.string().check(z.minLength(1), z.maxLength(200)) })
export type SignInLinkRequest = z.infer<typeof signInLinkRequestSchema>

/** Answer of `GET /api/functions/sendSignInLink/:id`, and of sending one. */
export const signInLinkStateSchema = z.object({
  email: z.string(),
  /** Null when they can get one. */
  obstacle: z.nullable(z.enum(signInLinkObstacles)),
})
export type SignInLinkState = z.infer<typeof signInLinkStateSchema>
