import * as z from 'zod/mini'
import { currencyCodeSchema } from '../../domain/currency'
import { isoDateSchema } from '../../domain/dates'
import { decimalStringSchema } from '../../domain/money'
import { provenanceSchema } from '../provenance'
import { missingReasonSchema } from './figures'

/* ---------- GET /api/wealth/accounts/{id}/values, GET /api/wealth/family/values?portal= ---------- */

/** What was in an account at the end of a day, and what had been paid in by then less withdrawals; amounts in the answer's currency. */
export const valuePointSchema = z.object({
  date: isoDateSchema,
  value: decimalStringSchema,
  /** Null when a payment is in another currency and came without a rate of its day. */
  paidIn: z.nullable(decimalStringSchema),
})
export type ValuePoint = z.infer<typeof valuePointSchema>

export const valuesResponseSchema = z.extend(provenanceSchema, {
  currency: currencyCodeSchema,
  /** Why there are no points; null as well for an account that has no history yet. */
  missing: z.nullable(missingReasonSchema),
  /** Oldest first: daily in the last quarter, weekly before. */
  points: z.array(valuePointSchema),
})
export type ValuesResponse = z.infer<typeof valuesResponseSchema>
