import * as z from 'zod/mini'
import { localeSchema } from '../../i18n/localeSchema'
import { shownContentSchema } from './content'

const collectionSchema = z.enum(['pages', 'posts'])

/** Records of a list at a time. */
export const publishedPageSize = 50

/** Query of `GET /api/functions/getPublishedList`. All languages of the brand unless one is named. */
export const publishedListQuery = z.object({
  collection: collectionSchema,
  language: z.optional(localeSchema),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
})

const listedContentSchema = z.extend(
  z.pick(shownContentSchema, {
    id: true,
    language: true,
    title: true,
    summary: true,
    picture: true,
    author: true,
    date: true,
    tags: true,
  }),
  { slug: z.string() },
)

/** Answer of `GET /api/functions/getPublishedList`: what is published and its reader may open, pages in the editors' order, posts the latest first. */
export const publishedListResponse = z.object({
  collection: collectionSchema,
  items: z.array(listedContentSchema),
  page: z.number(),
  hasMore: z.boolean(),
})
export type PublishedList = z.infer<typeof publishedListResponse>

/** Query of `GET /api/functions/getPublishedContent`: one page or post by its id, or by its slug in a language, the brand's first one unless said. */
export const publishedContentQuery = z
  .object({
    collection: collectionSchema,
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    slug: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
    language: z.optional(localeSchema),
  })
  .check(z.refine(({ id, slug }) => (id === undefined) !== (slug === undefined), 'Name either id or slug'))
export type PublishedContentQuery = z.infer<typeof publishedContentQuery>
