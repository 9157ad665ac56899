import * as z from 'zod/mini'
import { isoInstantSchema } from '../../domain/dates'
import { localeSchema } from '../../i18n/localeSchema'
import { provenanceSchema } from '../provenance'
import { pageFields } from './page'

/* ---------- GET /api/market/news, GET /api/market/news/{id} ---------- */

export const newsQuerySchema = z.strictObject({
  locale: z.optional(localeSchema),
  tag: z.optional(z.string().check(z.maxLength(60))),
  ...pageFields,
})
export type NewsQuery = z.infer<typeof newsQuerySchema>

export const articleHeadSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Plain text. */
  summary: z.string(),
  author: z.nullable(z.string()),
  published: isoInstantSchema,
  tags: z.array(z.string()),
  /** Of the original, https alone. */
  link: z.nullable(z.string()),
})

export const newsResponseSchema = z.extend(provenanceSchema, {
  page: z.number(),
  pageSize: z.number(),
  total: z.nullable(z.number()),
  /** The newest first. */
  articles: z.array(articleHeadSchema),
})
export type NewsResponse = z.infer<typeof newsResponseSchema>

export const articleResponseSchema = z.extend(provenanceSchema, {
  /** `body` is markup that was put together anew (`sanitiseHtml`). */
  article: z.extend(articleHeadSchema, { body: z.string() }),
})
export type ArticleResponse = z.infer<typeof articleResponseSchema>
