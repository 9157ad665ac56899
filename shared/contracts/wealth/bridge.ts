import * as z from 'zod/mini'
import { currencyCodeSchema } from '../../domain/currency'
import { isoDateSchema } from '../../domain/dates'
import { moneySchema } from '../../domain/money'
import { provenanceSchema } from '../provenance'
import { explanationSchema } from './explanation'
import { missingReasonSchema } from './figures'
import { explainedPeriodSchema } from './returnExplained'

export const bridgeParts = ['paidIn', 'paidOut', 'income', 'realised', 'unrealised', 'currency', 'charges'] as const
export type BridgePart = (typeof bridgeParts)[number]

/** From one value to another; each part with its sign, so that `opening` and all parts and the residual add up to `closing`, to the penny. */
export const valueBridgeSchema = z.object({
  opening: moneySchema,
  paidIn: moneySchema,
  paidOut: moneySchema,
  /** Dividends and interest. */
  income: moneySchema,
  /** Of prices, on what was sold. */
  realised: moneySchema,
  /** Of prices, on what is still held. */
  unrealised: moneySchema,
  /** Of exchange rates, on what was sold and on what is still held. */
  currency: moneySchema,
  charges: moneySchema,
  /** What the parts do not explain. */
  residual: moneySchema,
  closing: moneySchema,
})
export type ValueBridge = z.infer<typeof valueBridgeSchema>

/* ---------- GET /api/wealth/portfolios/{id}/bridge?period=&from=&toDate= ---------- */

export const bridgeQuerySchema = z.strictObject({
  period: z.optional(explainedPeriodSchema),
  /** The close of this day is the start, in place of a period. */
  from: z.optional(isoDateSchema),
  toDate: z.optional(isoDateSchema),
})

export const bridgeResponseSchema = z.extend(provenanceSchema, {
  currency: currencyCodeSchema,
  bridge: z.nullable(valueBridgeSchema),
  missing: z.nullable(missingReasonSchema),
  /** Payments in, payments out and sales of the period. */
  counts: z.object({ paidIn: z.number(), paidOut: z.number(), sales: z.number() }),
  explanation: explanationSchema,
})
export type BridgeResponse = z.infer<typeof bridgeResponseSchema>
