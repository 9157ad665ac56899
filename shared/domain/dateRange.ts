import * as z from 'zod/mini'
import { addDays, addMonths, type IsoDate, isoDate, yearOf } from './dates'

/** Windows of a list of transactions, in the order in which they are offered. */
export const dateRanges = ['all', '1m', '3m', '6m', '12m', 'tax-year', 'previous-tax-year', 'custom'] as const
export const dateRangeSchema = z.enum(dateRanges)
export type DateRange = z.infer<typeof dateRangeSchema>

/** The windows that a list of transactions may begin with: a setting of the brand. */
export const firstRanges = ['1m', '3m'] as const satisfies readonly DateRange[]
export type FirstRange = (typeof firstRanges)[number]

/** Both days belong to the period. */
export type Period = Readonly<{ from: IsoDate; to: IsoDate }>

export type DateRangeContext = Readonly<{
  today: IsoDate
  /** First day of the portfolio; null when the feed does not tell, and `all` then starts at `earliestDate`. */
  inception: IsoDate | null
  /** First day of the tax year, `MM-DD`: `04-06` in the United Kingdom. */
  taxYearStart: string
  /** For range `custom`, which needs both. */
  from?: IsoDate | undefined
  to?: IsoDate | undefined
}>

/** Where range `all` starts when the inception is not known. */
export const earliestDate = isoDate('1970-01-01')

const monthsOf = { '1m': 1, '3m': 3, '6m': 6, '12m': 12 } as const

/**
 * First and last day of a range. Ranges of months start on the same day of the earlier month, or on its last day.
 * Throws a `RangeError` when `custom` lacks a day, when `from` is after `to`, and when `taxYearStart` is no day of every year.
 */
export function resolveDateRange(range: DateRange, context: DateRangeContext): Period {
  const { today, inception, taxYearStart, from, to } = context
  switch (range) {
    case 'all':
      return { from: inception === null ? earliestDate : earlierOf(inception, today), to: today }
    case '1m':
    case '3m':
    case '6m':
    case '12m':
      return { from: addMonths(today, -monthsOf[range]), to: today }
    case 'tax-year':
      return { from: taxYearOf(today, taxYearStart).from, to: today }
    case 'previous-tax-year':
      return taxYearOf(addDays(taxYearOf(today, taxYearStart).from, -1), taxYearStart)
    case 'custom':
      if (from === undefined || to === undefined) throw new RangeError('a custom range needs both from and to')
      if (from > to) throw new RangeError(`from ${from} is after to ${to}`)
      return { from, to }
    default:
      return range satisfies never
  }
}

/** The tax year in which `date` falls: 5 April 2026 is the last day of 2025/26 where the year starts on 6 April. */
export function taxYearOf(date: IsoDate, taxYearStart: string): Period {
  const year = yearOf(date)
  const thisYear = startIn(year, taxYearStart)
  const from = date >= thisYear ? thisYear : startIn(year - 1, taxYearStart)
  return { from, to: addDays(startIn(yearOf(from) + 1, taxYearStart), -1) }
}

const earlierOf = (a: IsoDate, b: IsoDate): IsoDate => (a < b ? a : b)

function startIn(year: number, taxYearStart: string): IsoDate {
  if (taxYearStart === '02-29') throw new RangeError('a tax year cannot start on 29 February')
  try {
    return isoDate(`${year}-${taxYearStart}`)
  } catch {
    throw new RangeError(`not the first day of a tax year: ${taxYearStart}`)
  }
}
