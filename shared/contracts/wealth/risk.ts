import * as z from 'zod/mini'
import { isoDateSchema } from '../../domain/dates'
import { ratioSchema } from '../../domain/ratio'
import { provenanceSchema } from '../provenance'
import { explanationSchema } from './explanation'
import { missingReasonSchema } from './figures'

const nullableRatio = z.nullable(ratioSchema)

export const drawdownSchema = z.object({
  /** Positive: 0.1 is a fall of 10 %. */
  fall: ratioSchema,
  peak: isoDateSchema,
  trough: isoDateSchema,
  /** The first day that was as high again; null when there was none yet. */
  recovered: z.nullable(isoDateSchema),
})

export const riskFiguresSchema = z.object({
  /** Whole months that the figures are made of: 36 at most. */
  months: z.number(),
  /** `YYYY-MM`. */
  firstMonth: z.nullable(z.string()),
  lastMonth: z.nullable(z.string()),
  /** A year's rate of cash; no feed sends one, so it is zero, and the answer says so. */
  riskFree: ratioSchema,
  annualisedReturn: nullableRatio,
  volatility: nullableRatio,
  benchmarkVolatility: nullableRatio,
  downsideDeviation: nullableRatio,
  sharpe: nullableRatio,
  sortino: nullableRatio,
  beta: nullableRatio,
  trackingError: nullableRatio,
  drawdown: z.nullable(drawdownSchema),
  /** Why figures are null: fewer than twelve months, or no benchmark. */
  reason: z.nullable(missingReasonSchema),
})
export type RiskFigures = z.infer<typeof riskFiguresSchema>

/* ---------- GET /api/wealth/portfolios/{id}/risk?toDate=, GET /api/wealth/accounts/{id}/risk?toDate= ---------- */

export const toDateQuerySchema = z.strictObject({
  /** As things stood at the close of a day; the newest when it is left out. */
  toDate: z.optional(isoDateSchema),
})

export const riskResponseSchema = z.extend(provenanceSchema, {
  benchmarkName: z.nullable(z.string()),
  /** Null when there is no history; `explanation` and `reasons` then say why. */
  risk: z.nullable(riskFiguresSchema),
  missing: z.nullable(missingReasonSchema),
  explanation: explanationSchema,
})
export type RiskResponse = z.infer<typeof riskResponseSchema>
