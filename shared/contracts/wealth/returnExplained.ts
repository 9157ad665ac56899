import * as z from 'zod/mini'
import { currencyCodeSchema } from '../../domain/currency'
import { isoDateSchema } from '../../domain/dates'
import { moneySchema } from '../../domain/money'
import { ratioSchema } from '../../domain/ratio'
import { transactionTypeSchema } from '../../domain/transactionType'
import { provenanceSchema } from '../provenance'
import { explanationSchema } from './explanation'
import { missingReasonSchema, periodReturnSchema } from './figures'

/** A stretch between two payments: `(closing + paidOut) / (opening + paidIn)` is its factor, to the rounding of the values. */
export const stretchSchema = z.object({
  from: isoDateSchema,
  to: isoDateSchema,
  opening: moneySchema,
  /** From the start of its day. */
  paidIn: moneySchema,
  /** At the end of its day; positive. */
  paidOut: moneySchema,
  closing: moneySchema,
  /** 1 plus the return of the stretch, chained from the provider's series. */
  factor: ratioSchema,
})
export type Stretch = z.infer<typeof stretchSchema>

/** A payment as a figure counts it, and as it was booked where that was in another currency. */
export const countedFlowSchema = z.object({
  date: isoDateSchema,
  type: transactionTypeSchema,
  /** Positive is paid in. */
  amount: moneySchema,
  /** Null where it was booked in the currency of the figure. */
  booked: z.nullable(z.object({ amount: moneySchema, rateDate: isoDateSchema })),
})
export type CountedFlow = z.infer<typeof countedFlowSchema>

/* ---------- GET /api/wealth/portfolios/{id}/return?period=&toDate=, GET /api/wealth/accounts/{id}/return?period=&toDate= ---------- */

export const explainedPeriods = ['ytd', '6m', '1y', '3y', '5y', 'inception'] as const
export const explainedPeriodSchema = z.enum(explainedPeriods)
export type ExplainedPeriod = z.infer<typeof explainedPeriodSchema>

/** `1d`: the change on the last day. */
export const returnPeriods = ['1d', ...explainedPeriods] as const
export const returnPeriodSchema = z.enum(returnPeriods)
export type ReturnPeriod = z.infer<typeof returnPeriodSchema>

export const returnQuerySchema = z.strictObject({
  period: z._default(returnPeriodSchema, '1y'),
  toDate: z.optional(isoDateSchema),
})

export const returnExplainedResponseSchema = z.extend(provenanceSchema, {
  currency: currencyCodeSchema,
  period: returnPeriodSchema,
  benchmarkName: z.nullable(z.string()),
  /** Of the first and the last day, where `base`, the first day of the series, is 100; null without a benchmark on both. */
  benchmarkLevels: z.nullable(z.object({ base: isoDateSchema, opening: z.number(), closing: z.number() })),
  /** What the tiles and the matrix show for this period. */
  total: periodReturnSchema,
  /** Null below one year. */
  annualised: z.nullable(ratioSchema),
  /** Portfolio less benchmark, of the shown figures; null without one. */
  excess: z.nullable(ratioSchema),
  opening: z.nullable(moneySchema),
  closing: z.nullable(moneySchema),
  /** Their factors multiply to 1 plus the return. Null when a payment or a value is not known. */
  stretches: z.nullable(z.array(stretchSchema)),
  /** Payments of the period, oldest first; positive is paid in. */
  flows: z.nullable(z.array(countedFlowSchema)),
  /** In money: closing less opening less payments, after charges as the values are. */
  earned: z.nullable(moneySchema),
  /** What the person's own money earned; below one year of the period, not a year. */
  moneyWeighted: z.nullable(z.object({ rate: ratioSchema, isAnnualised: z.boolean() })),
  /** Taken off in the period; null when they are not known. */
  charges: z.nullable(moneySchema),
  /** Why something above is null. */
  missing: z.nullable(missingReasonSchema),
  explanation: explanationSchema,
})
export type ReturnExplainedResponse = z.infer<typeof returnExplainedResponseSchema>
