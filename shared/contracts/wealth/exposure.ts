import * as z from 'zod/mini'
import { assetClassSchema } from '../../domain/assetClass'
import { currencyCodeSchema } from '../../domain/currency'
import { isoDateSchema } from '../../domain/dates'
import { moneySchema } from '../../domain/money'
import { ratioSchema } from '../../domain/ratio'
import { provenanceSchema } from '../provenance'
import { explanationSchema } from './explanation'
import { missingReasonSchema } from './figures'

export const exposureRowSchema = z.object({
  assetClass: assetClassSchema,
  /** The holdings' own classes that are counted here, where the neutral allocation has fewer. */
  classes: z.array(assetClassSchema),
  value: moneySchema,
  share: z.nullable(ratioSchema),
  neutral: z.nullable(ratioSchema),
  /** Of the shown shares. */
  difference: z.nullable(ratioSchema),
})
export type ExposureRow = z.infer<typeof exposureRowSchema>

/* ---------- GET /api/wealth/portfolios/{id}/exposure?date=&level= ---------- */

export const exposureQuerySchema = z.strictObject({
  date: z.optional(isoDateSchema),
  /** Compare with another level than the portfolio's own. */
  level: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(7))),
})

export const exposureResponseSchema = z.extend(provenanceSchema, {
  currency: currencyCodeSchema,
  /** Without cash. */
  value: z.nullable(moneySchema),
  cash: z.nullable(moneySchema),
  rows: z.array(exposureRowSchema),
  elsewhere: z.nullable(ratioSchema),
  /** The portfolio's own risk level; null when nobody says. */
  ownLevel: z.nullable(z.number()),
  /** The level of the neutral allocation. */
  level: z.nullable(z.number()),
  /** Levels that the brand has a neutral allocation for. */
  levels: z.array(z.number()),
  /** Name of the neutral allocation, and the benchmark of its level. */
  neutralName: z.nullable(z.string()),
  benchmark: z.nullable(z.string()),
  /** Why there is nothing to compare with: the portfolio has no level, or the brand no allocation for it that can be read. */
  neutralMissing: z.nullable(z.enum(['no_level', 'no_model'])),
  missing: z.nullable(missingReasonSchema),
  explanation: explanationSchema,
})
export type ExposureResponse = z.infer<typeof exposureResponseSchema>
