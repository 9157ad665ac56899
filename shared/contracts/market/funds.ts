import * as z from 'zod/mini'
import { assetClassSchema } from '../../domain/assetClass'
import { isoDateSchema } from '../../domain/dates'
import { fundDetailsSchema, fundSchema, fundSorts } from '../../domain/fund'
import { ratioSchema } from '../../domain/ratio'
import { localeSchema } from '../../i18n/localeSchema'
import { provenanceSchema } from '../provenance'
import { pageFields } from './page'

/* ---------- GET /api/market/funds ---------- */

export const fundsQuerySchema = z.strictObject({
  /** Words that are all in a name, an ISIN, a symbol or a manager's name. */
  text: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  assetClass: z.optional(assetClassSchema),
  sector: z.optional(z.string().check(z.maxLength(100))),
  /** 1 to 7. */
  maxRisk: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(7))),
  sort: z._default(z.enum(fundSorts), 'name'),
  ...pageFields,
})
export type FundsQuery = z.infer<typeof fundsQuerySchema>

export const fundsResponseSchema = z.extend(provenanceSchema, {
  page: z.number(),
  pageSize: z.number(),
  /** Of all pages; null when nothing is known. */
  total: z.nullable(z.number()),
  funds: z.array(fundSchema),
  /** What there is to choose from among all funds. */
  assetClasses: z.array(assetClassSchema),
  sectors: z.array(z.string()),
})
export type FundsResponse = z.infer<typeof fundsResponseSchema>

/* ---------- GET /api/market/funds/{id} ---------- */

export const localeQuerySchema = z.strictObject({ locale: z.optional(localeSchema) })
export const fundResponseSchema = z.extend(provenanceSchema, { fund: fundDetailsSchema })
export type FundResponse = z.infer<typeof fundResponseSchema>

/* ---------- GET /api/market/funds/compare?ids= ---------- */

export const mostCompared = 4

export const compareQuerySchema = z.strictObject({
  /** Two to four ids, with commas between. */
  ids: z.pipe(
    z.string().check(z.maxLength(420)),
    z.pipe(
      z.transform((text: string) => [...new Set(text.split(',').filter(Boolean))]),
      z.array(z.string()).check(z.minLength(2), z.maxLength(mostCompared)),
    ),
  ),
  locale: z.optional(localeSchema),
})

export const compareResponseSchema = z.extend(provenanceSchema, {
  /** In the order of the ids; one that is not known is left out and among `missing`. */
  funds: z.array(fundSchema),
  missing: z.array(z.string()),
  /** First and last of the dates that all have; null when they have fewer than two in common. */
  from: z.nullable(isoDateSchema),
  to: z.nullable(isoDateSchema),
  /** On common dates alone, oldest first: growth since the first of them, in the order of `funds`. */
  points: z.array(z.object({ date: isoDateSchema, growth: z.array(ratioSchema) })),
})
export type CompareResponse = z.infer<typeof compareResponseSchema>

/* ---------- GET /api/market/spotlights ---------- */

export const spotlightsResponseSchema = z.extend(provenanceSchema, {
  spotlights: z.array(z.object({ id: z.string(), title: z.string(), funds: z.array(fundSchema), missing: z.array(z.string()) })),
})
export type SpotlightsResponse = z.infer<typeof spotlightsResponseSchema>
