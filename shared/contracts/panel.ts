import * as z from 'zod/mini'
import { moneySchema } from '../domain/money'
import { localeSchema } from '../i18n/localeSchema'

/** An action of the back office was taken on. */
export const acceptedSchema = z.object({ ok: z.literal(true) })

/** What somebody types to find a record by its name. */
export const panelSearchQuery = z.object({ q: z.string().check(z.minLength(2), z.maxLength(100)) })

/** Records by collection, a few of each; `collection` is its slug. */
export const panelSearchSchema = z.object({
  found: z.array(
    z.object({ collection: z.string(), records: z.array(z.object({ id: z.string(), name: z.string(), detail: z.nullable(z.string()) })) }),
  ),
})
export type PanelSearch = z.infer<typeof panelSearchSchema>

/** The external id to test, which need not be saved yet. */
export const testLinkBody = z.object({ externalId: z.string().check(z.minLength(1), z.maxLength(200)) })

/** What the data provider of an account's portal says of an external id. */
export const testLinkSchema = z.object({
  /** `found`; `unknown` to the provider; `unavailable` when it does not answer, which says nothing of the id. */
  outcome: z.enum(['found', 'unknown', 'unavailable']),
  /** The account's name at the provider, its value and how many portfolios; null unless it was found. */
  name: z.nullable(z.string()),
  value: z.nullable(moneySchema),
  portfolios: z.nullable(z.number()),
  /** Another account that has this external id already; null when there is none. */
  takenBy: z.nullable(z.object({ id: z.string(), name: z.string() })),
})
export type TestLink = z.infer<typeof testLinkSchema>

/** A list of the panel by the slug of its collection. */
export const listParams = z.object({ collection: z.string().check(z.maxLength(60)) })

/** What narrows a list besides its `where`, which is Payload's own: its search, and the brand whose records it shows. */
const listQuery = {
  search: z.optional(z.string().check(z.maxLength(200))),
  ofBrand: z.optional(z.string().check(z.maxLength(60))),
}

export const listCountQuery = z.object(listQuery)
export type ListCountQuery = z.infer<typeof listCountQuery>
export const listCountSchema = z.object({ count: z.number() })

/** What a list shows besides `where` and `sort`: the names of its columns with commas between, and whether it is the trash. */
export const listCsvQuery = z.object({
  ...listQuery,
  columns: z.optional(z.string().check(z.maxLength(1000))),
  trash: z.optional(z.literal('true')),
  locale: z.optional(localeSchema),
})
export type ListCsvQuery = z.infer<typeof listCsvQuery>
