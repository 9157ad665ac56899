import * as z from 'zod/mini'
import { isoDateSchema } from '../../domain/dates'
import { moneySchema } from '../../domain/money'
import { ratioSchema } from '../../domain/ratio'

/** What was put in, what it earned, what it cost, what it is worth: `paidIn + growth − charges = value`, to the penny. */
export const ledgerSchema = z.object({
  /** Contributions less withdrawals, transfers included. */
  paidIn: moneySchema,
  /** Growth and income before charges. */
  growth: moneySchema,
  charges: moneySchema,
  value: moneySchema,
})
export type Ledger = z.infer<typeof ledgerSchema>

/**
 * Why a figure is missing. `incomplete`: a part of it failed or lost rows, and a figure of the rest would be too small. `no_rate`: a part
 * is in another currency and came without a rate of its day.
 */
export const missingReasonSchema = z.enum([
  'too_short',
  'no_history',
  'no_benchmark',
  'under_one_year',
  'unavailable',
  'incomplete',
  'no_rate',
])
export type MissingReason = z.infer<typeof missingReasonSchema>

/** A return of the portfolio and of its benchmark over one period. A missing figure is null with a reason, never 0. */
export const periodReturnSchema = z.object({
  portfolio: z.nullable(ratioSchema),
  benchmark: z.nullable(ratioSchema),
  from: z.nullable(isoDateSchema),
  to: z.nullable(isoDateSchema),
  reason: z.nullable(missingReasonSchema),
})
export type PeriodReturn = z.infer<typeof periodReturnSchema>

export const tilePeriods = ['ytd', '3y', '1y', '6m'] as const
export const tileSchema = z.extend(periodReturnSchema, { period: z.enum(tilePeriods) })
export type Tile = z.infer<typeof tileSchema>

/** One point of the cumulative series: returns since the first point. */
export const seriesPointSchema = z.object({
  date: isoDateSchema,
  portfolio: ratioSchema,
  benchmark: z.nullable(ratioSchema),
})
export type SeriesPoint = z.infer<typeof seriesPointSchema>

export const changeSchema = z.object({ amount: moneySchema, ratio: z.nullable(ratioSchema) })
export type Change = z.infer<typeof changeSchema>

/** Why figures of a head are null; null where the figure is there. */
export const missingFiguresSchema = z.object({
  value: z.nullable(missingReasonSchema),
  dayChange: z.nullable(missingReasonSchema),
  ledger: z.nullable(missingReasonSchema),
})
export type MissingFigures = z.infer<typeof missingFiguresSchema>

/** Changes as the provider sends them: of a day, a month, the year to date, one, three and five years, and since inception. */
export const changesSchema = z.object({
  change1d: z.nullable(ratioSchema),
  change1m: z.nullable(ratioSchema),
  changeYtd: z.nullable(ratioSchema),
  change1y: z.nullable(ratioSchema),
  change3y: z.nullable(ratioSchema),
  change5y: z.nullable(ratioSchema),
  changeAll: z.nullable(ratioSchema),
})

/** A page of the web. Links are followed, so the server leaves every other scheme out. */
const webPageSchema = z.nullable(z.string().check(z.regex(/^https:\/\//i)))

/** Whom to write to or call. */
export const contactSchema = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** A second number, of the office. */
  telephone: z.nullable(z.string()),
  /** What the person is: "Investment Manager". */
  title: z.nullable(z.string()),
  profileUrl: webPageSchema,
  linkedin: webPageSchema,
  /** Path of the photo. */
  photo: z.nullable(z.string()),
})
export type Contact = z.infer<typeof contactSchema>
