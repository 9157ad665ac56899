import * as z from 'zod/mini'
import { currencyCodeSchema } from '../../domain/currency'
import { isoDateSchema } from '../../domain/dates'
import { moneySchema } from '../../domain/money'
import { portfolioTypeSchema } from '../../domain/portfolioType'
import { ratioSchema } from '../../domain/ratio'
import { provenanceSchema } from '../provenance'
import { missingReasonSchema } from './figures'

/* ---------- GET /api/wealth/portfolios/{id}/dates, GET /api/wealth/accounts/{id}/dates ---------- */

export const datesResponseSchema = z.extend(provenanceSchema, {
  /** The day of the newest prices; null when the source does not say. */
  lastImported: z.nullable(isoDateSchema),
  /** Days with a value, the newest first. */
  dates: z.array(isoDateSchema),
  /** Whether holdings and accounts can be asked for as of such a day. */
  hasHoldingsAt: z.boolean(),
  hasAccountAt: z.boolean(),
})
export type DatesResponse = z.infer<typeof datesResponseSchema>

/* ---------- GET /api/wealth/accounts/{id}/at?date= ---------- */

export const accountAtQuerySchema = z.strictObject({ date: isoDateSchema })

/** An account at the close of a day of the past. */
export const accountAtResponseSchema = z.extend(provenanceSchema, {
  date: isoDateSchema,
  currency: currencyCodeSchema,
  value: z.nullable(moneySchema),
  missing: z.nullable(missingReasonSchema),
  /** By value, the largest first; those that are shown today. */
  portfolios: z.array(
    z.object({ id: z.string(), name: z.string(), type: portfolioTypeSchema, value: moneySchema, share: z.nullable(ratioSchema) }),
  ),
})
export type AccountAtResponse = z.infer<typeof accountAtResponseSchema>
