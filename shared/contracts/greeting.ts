import * as z from 'zod/mini'
import { isoInstantSchema } from '../domain/dates'
import { localeSchema } from '../i18n/localeSchema'

const slugSchema = z.string().check(z.minLength(1), z.maxLength(100))
/** Language and the first twelve characters of the text's SHA-256: `en-9f86d081884c`. */
const termsVersionSchema = z.string().check(z.regex(/^[a-z]{2}-[\da-f]{12}$/))

/** Query of `GET /api/greeting`. `locale` is that of the page. */
export const greetingQuerySchema = z.object({ portal: slugSchema, locale: z.optional(localeSchema) })

/** Its answer: what the person is to see before they begin on a portal. Nothing of it is due once all are null or false. */
export const greetingSchema = z.object({
  /**
   * Terms that the person has yet to accept; `html` is sanitised. `acceptedAt`: when they accepted a former text. `document`: what the portal wants
   * read with them; null for none, and for one that the person may not read.
   */
  terms: z.nullable(
    z.object({
      html: z.string(),
      locale: localeSchema,
      version: termsVersionSchema,
      acceptedAt: z.nullable(isoInstantSchema),
      document: z.nullable(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
  /** None of the person's accounts on the portal is linked to the data provider yet. */
  isLimited: z.boolean(),
  /** Not yet told not to be shown again. */
  hasIntro: z.boolean(),
  /** Words of the person's highest-scored group that they have not seen. */
  group: z.nullable(z.object({ name: z.string(), text: z.string() })),
})
export type Greeting = z.infer<typeof greetingSchema>

/** Body of `POST /api/greeting/terms`: the text that was read and is accepted, for all of the person's accounts on the portal. */
export const acceptTermsRequestSchema = z.strictObject({ portal: slugSchema, version: termsVersionSchema })
export type AcceptTermsRequest = z.infer<typeof acceptTermsRequestSchema>
export const acceptTermsResponseSchema = z.object({ acceptedAt: isoInstantSchema })

/**
 * Answer of `GET /api/users/me/terms`: what the person has accepted on the portals of the brand, the latest first. `isFormer`: the portal
 * says something else by now. `text` is null when the words are not known any more, `version` when it was accepted before there were versions.
 */
export const acceptedTermsSchema = z.object({
  accepted: z.array(
    z.object({
      portal: z.object({ slug: slugSchema, name: z.string() }),
      acceptedAt: isoInstantSchema,
      version: z.nullable(termsVersionSchema),
      isFormer: z.boolean(),
      text: z.nullable(z.object({ html: z.string(), locale: localeSchema })),
    }),
  ),
})
export type AcceptedTerms = z.infer<typeof acceptedTermsSchema>['accepted'][number]

/** Body of `POST /api/greeting/seen`: the welcome was closed. */
export const greetingSeenRequestSchema = z.strictObject({ portal: slugSchema, hideIntro: z.boolean() })
export type GreetingSeenRequest = z.infer<typeof greetingSeenRequestSchema>
export const greetingSeenResponseSchema = z.object({ seen: z.boolean() })
