import * as z from 'zod/mini'
import { currencyCodeSchema, quoteUnitSchema } from '../../domain/currency'
import { daysBetween, isoDateSchema } from '../../domain/dates'
import { decimalStringSchema } from '../../domain/money'
import { provenanceSchema } from '../provenance'

/* ---------- GET /api/market/quotes/{symbol}?from=&to=, GET /api/market/rates/{base}/{quote}?from=&to= ---------- */

/** A longer period is for a chart that nobody can read, and for a feed to be emptied by. */
const mostDays = 366 * 30

/** The last month when neither is given; `to` is today when it is left out. */
export const daysQuerySchema = z.strictObject({ from: z.optional(isoDateSchema), to: z.optional(isoDateSchema) }).check(
  z.refine(({ from, to }) => from === undefined || to === undefined || (from <= to && daysBetween(from, to) <= mostDays), {
    error: 'must be a period of 30 years at most',
  }),
)
export type DaysQuery = z.infer<typeof daysQuerySchema>

export const quotesResponseSchema = z.extend(provenanceSchema, {
  symbol: z.string(),
  name: z.string(),
  /** Unit of the prices; GBX is pence. */
  quoteUnit: quoteUnitSchema,
  /** Closes, oldest first. The first may be of the last business day before the period. */
  days: z.array(z.object({ date: isoDateSchema, price: decimalStringSchema })),
})
export type QuotesResponse = z.infer<typeof quotesResponseSchema>

export const ratesResponseSchema = z.extend(provenanceSchema, {
  base: currencyCodeSchema,
  quote: currencyCodeSchema,
  /** Units of `quote` for one of `base`, oldest first. The first may be of the last business day before the period. */
  days: z.array(z.object({ date: isoDateSchema, rate: decimalStringSchema })),
})
export type RatesResponse = z.infer<typeof ratesResponseSchema>
