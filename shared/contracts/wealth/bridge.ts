import * as z from 'zod/mini'
import { assetClassSchema } from '../../domain/assetClass'
import { currencyCodeSchema } from '../../domain/currency'
import { isoDateSchema } from '../../domain/dates'
import { decimalStringSchema, moneySchema } from '../../domain/money'
import { provenanceSchema } from '../provenance'
import { chargeSumSchema } from './charges'
import { explanationSchema } from './explanation'
import { missingReasonSchema } from './figures'
import { countedFlowSchema, explainedPeriodSchema } from './returnExplained'

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

/** What a foreign currency was taken at: units of it for one of the portfolio's. */
export const usedRateSchema = z.object({ currency: currencyCodeSchema, rate: decimalStringSchema, date: z.nullable(isoDateSchema) })
export type UsedRate = z.infer<typeof usedRateSchema>

/** What is held of a class, with how many rows. */
export const classSumSchema = z.object({ assetClass: assetClassSchema, rows: z.number(), value: moneySchema })
export type ClassSum = z.infer<typeof classSumSchema>

/* ---------- GET /api/wealth/portfolios/{id}/bridge?period=&from=&toDate=, GET /api/wealth/accounts/{id}/bridge (since inception) ---------- */

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
  /** Payments of the period, oldest first; null when one carries no rate of its day. */
  flows: z.nullable(z.array(countedFlowSchema)),
  /** What `charges` is the sum of; null when they are not known. */
  charged: z.nullable(z.array(chargeSumSchema)),
  /** What `closing` is the sum of, as the asset classes stand; null when a row is missing. */
  held: z.nullable(z.array(classSumSchema)),
  /** What the holdings of the last day were valued at. */
  rates: z.array(usedRateSchema),
  explanation: explanationSchema,
})
export type BridgeResponse = z.infer<typeof bridgeResponseSchema>
