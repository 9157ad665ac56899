import * as z from 'zod/mini'
import { assetClassSchema } from '../../domain/assetClass'
import { cashTypeSchema } from '../../domain/cashFlow'
import { currencyCodeSchema, quoteUnitSchema } from '../../domain/currency'
import { isoDateSchema } from '../../domain/dates'
import { decimalStringSchema, moneySchema } from '../../domain/money'
import { ratioSchema } from '../../domain/ratio'
import { provenanceSchema } from '../provenance'
import { missingReasonSchema } from './figures'
import { transactionSchema } from './transactions'

/* ---------- GET /api/wealth/portfolios/{id}/holdings ---------- */

export const holdingSchema = z.object({
  id: z.string(),
  name: z.string(),
  symbol: z.nullable(z.string()),
  sedol: z.nullable(z.string()),
  assetClass: assetClassSchema,
  sector: z.nullable(z.string()),
  region: z.nullable(z.string()),
  /** Capital or income account, for cash. */
  cashType: z.nullable(cashTypeSchema),
  /** The unit of the quoted price; GBX is pence. */
  quoteUnit: quoteUnitSchema,
  /** Null for cash. */
  units: z.nullable(decimalStringSchema),
  /** Price of one unit in `quoteUnit`; null for cash. */
  price: z.nullable(decimalStringSchema),
  priceDate: z.nullable(isoDateSchema),
  /** In the portfolio's currency. */
  value: moneySchema,
  cost: z.nullable(moneySchema),
  gain: z.nullable(moneySchema),
  gainRatio: z.nullable(ratioSchema),
  weight: z.nullable(ratioSchema),
  /** Yearly income over price. */
  yield: z.nullable(ratioSchema),
  dayChange: z.nullable(moneySchema),
})
export type Holding = z.infer<typeof holdingSchema>

export const holdingGroupSchema = z.object({
  assetClass: assetClassSchema,
  /** Of the rows listed. */
  count: z.number(),
  value: moneySchema,
  /** Sums of the rows that have the figure; null when none has. */
  cost: z.nullable(moneySchema),
  gain: z.nullable(moneySchema),
  gainRatio: z.nullable(ratioSchema),
  weight: z.nullable(ratioSchema),
})
export type HoldingGroup = z.infer<typeof holdingGroupSchema>

/** The sums of a list that may have lost rows. All figures are null then: a sum of the rest would be too small. */
export const holdingSumSchema = z.extend(z.omit(holdingGroupSchema, { assetClass: true, value: true }), {
  value: z.nullable(moneySchema),
  /** Why the figures are null; null where they are known. */
  missing: z.nullable(missingReasonSchema),
})
export type HoldingSum = z.infer<typeof holdingSumSchema>

export const holdingGroupSumSchema = z.extend(holdingSumSchema, { assetClass: assetClassSchema })
export type HoldingGroupSum = z.infer<typeof holdingGroupSumSchema>

export const holdingsResponseSchema = z.extend(provenanceSchema, {
  currency: currencyCodeSchema,
  /** In the shown order of asset classes; a class without holdings is left out. */
  groups: z.array(holdingGroupSumSchema),
  /** Within a class by value, the largest first. */
  holdings: z.array(holdingSchema),
  total: holdingSumSchema,
})
export type HoldingsResponse = z.infer<typeof holdingsResponseSchema>

/* ---------- GET /api/wealth/accounts/{id}/allocation, GET /api/wealth/family/allocation?portal= ---------- */

export const allocationResponseSchema = z.extend(provenanceSchema, {
  currency: currencyCodeSchema,
  /** Why there are no groups; null as well when nothing is held. */
  missing: z.nullable(missingReasonSchema),
  groups: z.array(holdingGroupSchema),
  value: z.nullable(moneySchema),
  portfolios: z.number(),
})
export type AllocationResponse = z.infer<typeof allocationResponseSchema>

/* ---------- GET /api/wealth/portfolios/{id}/holdings/{holdingId} ---------- */

export const holdingDetailResponseSchema = z.extend(provenanceSchema, {
  holding: holdingSchema,
  /** Weight of the holding within its asset class. */
  shareOfClass: z.nullable(ratioSchema),
  /** Prices in `holding.quoteUnit`, oldest first: weekly in the last year, monthly before. Empty for cash. */
  prices: z.array(z.object({ date: isoDateSchema, price: decimalStringSchema })),
  /** Since inception, the newest first. */
  transactions: z.array(transactionSchema),
})
export type HoldingDetailResponse = z.infer<typeof holdingDetailResponseSchema>
