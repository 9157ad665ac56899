import * as z from 'zod/mini'
import { chargeKinds } from '../../domain/charges/chargeKinds'
import { currencyCodeSchema } from '../../domain/currency'
import { isoDateSchema } from '../../domain/dates'
import { moneySchema } from '../../domain/money'
import { ratioSchema } from '../../domain/ratio'
import { provenanceSchema } from '../provenance'
import { explanationSchema } from './explanation'
import { missingReasonSchema } from './figures'

export const chargeKindSchema = z.enum(chargeKinds)
export const chargeSumSchema = z.object({ kind: chargeKindSchema, count: z.number(), amount: moneySchema })
export type ChargeSum = z.infer<typeof chargeSumSchema>
export const chargesOfYearSchema = z.object({
  year: z.number(),
  count: z.number(),
  amount: moneySchema,
  /** The classes that occur, in their order. */
  kinds: z.array(chargeSumSchema),
  /** Of the mean of the values of the year's days, not of a year's worth of them; null without a history of it. */
  ratio: z.nullable(ratioSchema),
})
export type ChargesOfYear = z.infer<typeof chargesOfYearSchema>

/* ---------- GET /api/wealth/portfolios/{id}/charges?from=&to=, GET /api/wealth/accounts/{id}/charges?from=&to= ---------- */

export const fromToQuerySchema = z.strictObject({ from: z.optional(isoDateSchema), to: z.optional(isoDateSchema) })

export const chargesFiguresSchema = z.object({
  currency: currencyCodeSchema,
  from: z.nullable(isoDateSchema),
  to: isoDateSchema,
  /** Taken from the account in the period; what funds take inside their price no feed sends. */
  total: z.nullable(moneySchema),
  kinds: z.array(chargeSumSchema),
  /** All years of the history, whatever the period. */
  years: z.array(chargesOfYearSchema),
  /** The newest first. */
  items: z.array(z.object({ label: z.string(), kind: chargeKindSchema, date: isoDateSchema, amount: moneySchema })),
  /** Mean of the values of the period's days; null without a history of it. */
  averageValue: z.nullable(moneySchema),
  /** `total` of `averageValue`, over the period and not a year. */
  ratio: z.nullable(ratioSchema),
  missing: z.nullable(missingReasonSchema),
})
export type ChargesFigures = z.infer<typeof chargesFiguresSchema>

/** What costs did to the return of one calendar year, and to 100,000 of the currency from the first of the years on. */
export const costEffectSchema = z.object({
  year: z.number(),
  before: ratioSchema,
  costs: ratioSchema,
  after: ratioSchema,
  withoutCosts: moneySchema,
  withCosts: moneySchema,
  /** What the costs of all these years took, with what it would have earned. */
  effect: moneySchema,
})
export type CostEffect = z.infer<typeof costEffectSchema>

export const chargesResponseSchema = z.extend(provenanceSchema, {
  ...chargesFiguresSchema.shape,
  /** Of up to five years that end with the period, the oldest first; only those whose charges and return are known, without a gap up to the last. */
  effect: z.array(costEffectSchema),
  /** The last day of `effect`: that of the period, or of the history where it ends before. */
  effectTo: z.nullable(isoDateSchema),
  explanation: explanationSchema,
})
export type ChargesResponse = z.infer<typeof chargesResponseSchema>
