import * as z from 'zod/mini'
import { assetClassSchema } from '../../domain/assetClass'
import { moneySchema } from '../../domain/money'
import { portfolioTypeSchema } from '../../domain/portfolioType'

/* ---------- GET /api/wealth/search?portal=&q= ---------- */

/** Longest text that is looked for. */
export const longestSearch = 80

export const searchQuerySchema = z.strictObject({
  portal: z.string().check(z.maxLength(80)),
  q: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestSearch)),
})

const ownerSchema = z.object({ id: z.string(), sortName: z.string() })

export const foundAccountSchema = z.extend(ownerSchema, {
  externalId: z.nullable(z.string()),
  /** False for an account without figures to show: no external id, nothing fetched yet, or value 0. */
  isLinked: z.boolean(),
  /** As it was last known; null when unlinked. */
  value: z.nullable(moneySchema),
})
export type FoundAccount = z.infer<typeof foundAccountSchema>

export const foundPortfolioSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: portfolioTypeSchema,
  externalId: z.nullable(z.string()),
  account: ownerSchema,
  /** As it was last known; null when nothing is known of it. */
  value: z.nullable(moneySchema),
})
export type FoundPortfolio = z.infer<typeof foundPortfolioSchema>

/** A holding within one portfolio, as the last good answer has it. */
export const foundHoldingSchema = z.object({
  id: z.string(),
  name: z.string(),
  symbol: z.nullable(z.string()),
  assetClass: assetClassSchema,
  /** In the portfolio's currency. */
  value: moneySchema,
  portfolio: z.object({ id: z.string(), name: z.string() }),
  account: ownerSchema,
})
export type FoundHolding = z.infer<typeof foundHoldingSchema>

const foundOf = <Row extends z.ZodMiniType>(row: Row) => z.object({ rows: z.array(row), /** There are more. */ hasMore: z.boolean() })

export const searchResponseSchema = z.object({
  /** By name. */
  accounts: foundOf(foundAccountSchema),
  /** By name. */
  portfolios: foundOf(foundPortfolioSchema),
  /** The largest first. `isPartial`: looked for in the largest portfolios alone, of which there are too many. */
  holdings: z.extend(foundOf(foundHoldingSchema), { isPartial: z.boolean() }),
})
export type SearchResponse = z.infer<typeof searchResponseSchema>
