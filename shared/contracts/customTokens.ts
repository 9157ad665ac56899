import * as z from 'zod/mini'
import { isoInstantSchema } from '../domain/dates'

/** A path of the portal, without its query. */
const pathSchema = z.string().check(z.regex(/^\/(?![/\\])[^?#\\\s]*$/), z.maxLength(1000))

/** Body of `POST /api/functions/getCustomToken`: whom the token stands for, oneself when absent, and the one page that it opens. */
export const customTokenRequestSchema = z.object({
  uid: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  path: pathSchema,
})
export type CustomTokenRequest = z.infer<typeof customTokenRequestSchema>

/** Its answer. The token is for `?token=` of that page. */
export const customTokenSchema = z.object({ token: z.string(), expiresAt: isoInstantSchema })
export type CustomToken = z.infer<typeof customTokenSchema>

/** Body of `POST /api/users/custom-token`: the token, and the page that it came on. */
export const exchangeTokenRequestSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)), path: pathSchema })
export type ExchangeTokenRequest = z.infer<typeof exchangeTokenRequestSchema>
