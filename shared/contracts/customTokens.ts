import * as z from 'zod/mini'
import { isoInstantSchema } from '../domain/dates'

/** A path of the portal, without its query. */
const pathSchema = z.string().check(z.regex(/^\/(?![/\\])[^?#\\\s]*$/), z.maxLength(1000))

/** What a token is made for: somebody else's look, or the way back from the brand's national login. */
export const tokenPurposes = ['look', 'national_login'] as const
export const tokenPurposeSchema = z.enum(tokenPurposes)

/**
 * Body of `POST /api/functions/getCustomToken`: whom the token stands for, oneself when absent, and the one page that it opens. The purpose
 * `national_login` is for platform admins, on brands that name one.
 */
export const customTokenRequestSchema = z.object({
  uid: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  path: pathSchema,
  purpose: z._default(tokenPurposeSchema, 'look'),
})
export type CustomTokenRequest = z.infer<typeof customTokenRequestSchema>

/** Its answer. The token is for `?token=` of that page. */
export const customTokenSchema = z.object({ token: z.string(), expiresAt: isoInstantSchema })
export type CustomToken = z.infer<typeof customTokenSchema>

/** Body of `POST /api/users/custom-token`: the token, and the page that it came on. */
export const exchangeTokenRequestSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)), path: pathSchema })
export type ExchangeTokenRequest = z.infer<typeof exchangeTokenRequestSchema>

/** Why nobody can look with a person's eyes: they have rights of their own, no account here, may not sign in, or prove more than a token can. */
export const customTokenObstacles = ['staff', 'no_account', 'disabled', 'second_factor', 'national_login'] as const
export type CustomTokenObstacle = (typeof customTokenObstacles)[number]

/** Answer of `GET /api/functions/getCustomToken/:id`. */
export const customTokenStateSchema = z.object({
  name: z.string(),
  /** Null when a token can be made. */
  obstacle: z.nullable(z.enum(customTokenObstacles)),
  /** What a token can open. */
  pages: z.array(z.object({ path: z.string(), name: z.string() })),
  /** How long a token is good, and the look that it begins. */
  seconds: z.number(),
  lookSeconds: z.number(),
})
export type CustomTokenState = z.infer<typeof customTokenStateSchema>
