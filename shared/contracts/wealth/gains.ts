import * as z from 'zod/mini'
import { currencyCodeSchema, quoteUnitSchema } from '../../domain/currency'
import { isoDateSchema } from '../../domain/dates'
import { decimalStringSchema, moneySchema } from '../../domain/money'
import { provenanceSchema } from '../provenance'
import { explanationSchema } from './explanation'
import { missingReasonSchema } from './figures'

/** What a unit was dealt at as its market quotes it; null where the deals of the day differ, or the provider does not say. */
const dealtAtSchema = z.nullable(z.object({ price: decimalStringSchema, unit: quoteUnitSchema }))

/** The acquisitions that units of a disposal are matched to: the line that explains it. */
export const disposalMatchSchema = z.object({
  rule: z.enum(['same_day', 'thirty_days', 'pool']),
  units: decimalStringSchema,
  proceeds: moneySchema,
  cost: z.nullable(moneySchema),
  gain: z.nullable(moneySchema),
  /** The day of the acquisition and how many days after the disposal it was; null for the pool. */
  acquired: z.nullable(isoDateSchema),
  /** Of the acquisition; null for the pool. */
  dealtAt: dealtAtSchema,
  day: z.nullable(z.number()),
  /** The pool before the units were taken out of it; null for the other rules. */
  pool: z.nullable(z.object({ units: decimalStringSchema, cost: z.nullable(moneySchema) })),
})
export type DisposalMatch = z.infer<typeof disposalMatchSchema>

/** All sales of a security on one day. */
export const disposalSchema = z.object({
  security: z.string(),
  name: z.string(),
  /** Ids of the sales. */
  transactions: z.array(z.string()),
  date: isoDateSchema,
  units: decimalStringSchema,
  dealtAt: dealtAtSchema,
  proceeds: z.nullable(moneySchema),
  cost: z.nullable(moneySchema),
  gain: z.nullable(moneySchema),
  /** `unknown_cost`: units came by a transfer, or were paid in another currency without a rate. `not_held`: more was sold than was ever bought here. */
  missing: z.nullable(z.enum(['unknown_cost', 'unknown_proceeds', 'not_held'])),
  matches: z.array(disposalMatchSchema),
})
export type Disposal = z.infer<typeof disposalSchema>

export const taxYearGainsSchema = z.object({
  /** The calendar year in which it begins: 2026 for 2026/27. */
  year: z.number(),
  from: isoDateSchema,
  to: isoDateSchema,
  disposals: z.number(),
  gains: z.nullable(moneySchema),
  /** Zero or negative. */
  losses: z.nullable(moneySchema),
  net: z.nullable(moneySchema),
  /** Annual exempt amount; null where none applies or it is not known. */
  exempt: z.nullable(moneySchema),
  /** What lies above it. */
  above: z.nullable(moneySchema),
  missing: z.nullable(missingReasonSchema),
})
export type TaxYearGains = z.infer<typeof taxYearGainsSchema>

/* ---------- GET /api/wealth/portfolios/{id}/gains?taxYear=, GET /api/wealth/accounts/{id}/gains?taxYear= ---------- */

export const gainsQuerySchema = z.strictObject({
  /** The calendar year in which the tax year begins; all disposals when it is left out. */
  taxYear: z.optional(z.coerce.number().check(z.int(), z.minimum(1990), z.maximum(2100))),
})

export const gainsResponseSchema = z.extend(provenanceSchema, {
  currency: currencyCodeSchema,
  /** Whether these gains count for tax; null where that is not known of the wrapper. */
  isTaxable: z.nullable(z.boolean()),
  /** Portfolios whose disposals are in the answer; of an account those that are taxable. */
  portfolios: z.array(z.string()),
  /** The newest first; of all disposals, whatever was asked for. */
  years: z.array(taxYearGainsSchema),
  /** The newest first. */
  disposals: z.array(disposalSchema),
  /** What is left of each security, with its cost. */
  pools: z.array(z.object({ security: z.string(), name: z.string(), units: decimalStringSchema, cost: z.nullable(moneySchema) })),
  missing: z.nullable(missingReasonSchema),
  explanation: explanationSchema,
})
export type GainsResponse = z.infer<typeof gainsResponseSchema>
