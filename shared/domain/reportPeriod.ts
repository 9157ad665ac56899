import * as z from 'zod/mini'
import { addDays, isoDate, type IsoDate, isoDateSchema, yearOf } from './dates'
import { startOfMonths } from './months'

/** Periods of a report in the order in which they are offered: three months, since 1 January, twelve months, or from a chosen day. */
export const reportRanges = ['quarter', 'ytd', 'year', 'custom'] as const
export const reportRangeSchema = z.enum(reportRanges)
export type ReportRange = z.infer<typeof reportRangeSchema>

/** What somebody chose. */
export const reportPeriodSchema = z.object({
  range: z._default(reportRangeSchema, 'quarter'),
  /** The first day, with range `custom` and only then. */
  from: z.optional(isoDateSchema),
  /** The last day, on which holdings are valued; the newest prices when it is left out. */
  date: z.optional(isoDateSchema),
})
export type ReportPeriod = z.infer<typeof reportPeriodSchema>

/** First and last day of a report that ends on `to`; both belong to it. Throws a `RangeError` for a custom period without a first day before its last. */
export function resolveReportPeriod({ range, from }: Pick<ReportPeriod, 'range' | 'from'>, to: IsoDate): { from: IsoDate; to: IsoDate } {
  switch (range) {
    case 'quarter':
      return { from: addDays(startOfMonths(to, 3), 1), to }
    case 'year':
      return { from: addDays(startOfMonths(to, 12), 1), to }
    case 'ytd':
      return { from: isoDate(`${yearOf(to)}-01-01`), to }
    case 'custom':
      if (from === undefined || from >= to) throw new RangeError('a custom period needs a first day before its last')
      return { from, to }
    default:
      return range satisfies never
  }
}
