import * as z from 'zod/mini'
import { currencyCodeSchema } from '../../domain/currency'
import { isoDateSchema } from '../../domain/dates'
import { moneySchema } from '../../domain/money'
import { ratioSchema } from '../../domain/ratio'
import { provenanceSchema } from '../provenance'
import { explanationSchema } from './explanation'
import { missingReasonSchema } from './figures'

export const breakdownKinds = ['assetClass', 'sector', 'currency'] as const
export type BreakdownKind = (typeof breakdownKinds)[number]

export const breakdownRowSchema = z.object({
  /** An asset class, a sector in the provider's words, or a currency; null for what has no sector. */
  key: z.nullable(z.string()),
  count: z.number(),
  value: moneySchema,
  share: z.nullable(ratioSchema),
})
export type BreakdownRow = z.infer<typeof breakdownRowSchema>

export const breakdownSchema = z.object({ kind: z.enum(breakdownKinds), rows: z.array(breakdownRowSchema) })
export type Breakdown = z.infer<typeof breakdownSchema>

/* ---------- GET /api/wealth/portfolios/{id}/breakdowns?date=, GET /api/wealth/accounts/{id}/breakdowns?date= ---------- */

export const dateQuerySchema = z.strictObject({
  /** The close of a day of the past; the newest prices when it is left out. */
  date: z.optional(isoDateSchema),
})

export const breakdownsResponseSchema = z.extend(provenanceSchema, {
  currency: currencyCodeSchema,
  value: z.nullable(moneySchema),
  /** Asset classes, sectors, currencies; empty with a reason when a part is missing. */
  breakdowns: z.array(breakdownSchema),
  missing: z.nullable(missingReasonSchema),
  explanation: explanationSchema,
})
export type BreakdownsResponse = z.infer<typeof breakdownsResponseSchema>
