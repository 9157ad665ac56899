import * as z from 'zod/mini'

/* ---------- GET /api/market/portfolios/{id}/factsheet?family= ---------- */

export const fundFamilies = ['core', 'income', 'esg'] as const
export const factsheetQuerySchema = z.strictObject({
  /** By the portfolio's objective when it is left out: income, or core. */
  family: z.optional(z.enum(fundFamilies)),
})

/** Either a document of a fund, or an address. All null when the portfolio has no risk level or the firm has no factsheet for it. */
export const factsheetResponseSchema = z.object({
  family: z.enum(fundFamilies),
  riskProfile: z.nullable(z.number()),
  /** Of the fund that portfolios of this level follow; its factsheet is `document` of it (`/api/market/funds/{id}/documents/{document}`). */
  fund: z.nullable(z.object({ id: z.string(), name: z.string(), document: z.string() })),
  /** What the firm's risk profile names, where no fund has one; https alone. */
  url: z.nullable(z.string()),
})
export type FactsheetResponse = z.infer<typeof factsheetResponseSchema>
