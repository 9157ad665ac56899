import * as z from 'zod/mini'
import { currencyCodeSchema } from '../../domain/currency'
import { isoDateSchema } from '../../domain/dates'
import { decimalStringSchema, moneySchema } from '../../domain/money'
import { ratioSchema } from '../../domain/ratio'

/* ---------- GET /api/wealth/simulation?portal=&level=&amount=&monthly=&years=&terms= ---------- */

/** In pounds of the day, or in what they buy today. */
export const simulationTerms = ['nominal', 'real'] as const

export const simulationLimits = { amount: 1_000_000_000, monthly: 10_000_000, years: 50 } as const

/** An amount of whole units with at most two decimals: no exponent, no sign, no grouping. */
const amountIn = (most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/, 'must be an amount such as 250000 or 99.50')),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number().check(z.maximum(most)),
    ),
  )

export const simulationQuerySchema = z
  .strictObject({
    portal: z.string().check(z.maxLength(80)),
    /** Risk level, 1 to 7, whose outcomes are wanted year by year. */
    level: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(7)),
    amount: amountIn(simulationLimits.amount),
    /** Paid in at the end of each month. */
    monthly: z._default(amountIn(simulationLimits.monthly), 0),
    years: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(simulationLimits.years)),
    terms: z._default(z.enum(simulationTerms), 'nominal'),
    /** Of all amounts; the brand's when it is left out. */
    currency: z.optional(currencyCodeSchema),
  })
  .check(z.refine(({ amount, monthly }) => amount > 0 || monthly > 0, { message: 'give an amount or a monthly payment', path: ['amount'] }))
export type SimulationQuery = z.infer<typeof simulationQuerySchema>

/** Percentiles of all outcomes: 1 in 20 below, 1 in 4 below, the middle, 1 in 4 above, 1 in 20 above. */
const outcomeShape = {
  p5: decimalStringSchema,
  p25: decimalStringSchema,
  p50: decimalStringSchema,
  p75: decimalStringSchema,
  p95: decimalStringSchema,
}

export const simulatedPointSchema = z.object({ date: isoDateSchema, paidIn: decimalStringSchema, ...outcomeShape })
export type SimulatedPoint = z.infer<typeof simulatedPointSchema>

/** The model portfolio of a risk level, and what the plan becomes with it. */
export const simulatedLevelSchema = z.object({
  level: z.number(),
  /** Of the risk profile. */
  name: z.string(),
  /** Of the model portfolio that serves it. */
  model: z.nullable(z.string()),
  /** Share of equity that the model is run at. */
  shares: z.nullable(ratioSchema),
  benchmark: z.nullable(z.string()),
  /** Growth a year in the middle of all outcomes, after the charge. */
  middle: ratioSchema,
  volatility: ratioSchema,
  /** What a year brings at most in the worst 1 of 20. */
  badYear: ratioSchema,
  charge: ratioSchema,
  low: moneySchema,
  value: moneySchema,
  high: moneySchema,
})
export type SimulatedLevel = z.infer<typeof simulatedLevelSchema>

export const simulationResponseSchema = z.object({
  currency: currencyCodeSchema,
  /** The plan as it was asked for. */
  plan: z.object({ level: z.number(), amount: moneySchema, monthly: moneySchema, years: z.number(), terms: z.enum(simulationTerms) }),
  /** The day that the assumptions are of. */
  assumedOn: isoDateSchema,
  /** A year; taken out of all values in today's money. */
  inflation: ratioSchema,
  /** From now, four a year; the last is the end. */
  points: z.array(simulatedPointSchema),
  /** The brand's, by level. */
  levels: z.array(simulatedLevelSchema),
})
export type SimulationResponse = z.infer<typeof simulationResponseSchema>
