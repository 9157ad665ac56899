import type { PeriodReturn, SeriesPoint } from '../../contracts/wealth/figures'
import type { DiscreteReturn } from '../../contracts/wealth/performance'
import { type IsoDate, yearEnd, yearOf } from '../dates'
import { annualise, isOneYear } from './annualise'
import { returnBetween, returnOver, returnSinceInception } from './chain'
import { returnYearToDate } from './tiles'

const calendarYears = 5

/**
 * The columns of the matrix of discrete returns: year to date, the five calendar years before (the newest first), 1, 3 and 5 years,
 * since inception, and annualised since inception. A calendar year runs from 31 December to 31 December, the twelve returns of thirteen
 * month-end points (COBS 4.6.2R: complete twelve-month periods); a year that the portfolio did not see whole is missing.
 * Periods over one year are cumulative; `annualised` is missing with reason `under_one_year` below one year.
 */
export function discreteReturns(series: readonly SeriesPoint[], asOf: IsoDate, inception: IsoDate | null): DiscreteReturn[] {
  const thisYear = yearOf(asOf)
  const years = Array.from({ length: calendarYears }, (_, index) => thisYear - 1 - index)
  const sinceInception = returnSinceInception(series, asOf, inception)
  return [
    { kind: 'ytd', year: null, ...returnYearToDate(series, asOf) },
    ...years.map((year): DiscreteReturn => ({ kind: 'year', year, ...returnBetween(series, yearEnd(year - 1), yearEnd(year)) })),
    { kind: '1y', year: null, ...returnOver(series, asOf, 12) },
    { kind: '3y', year: null, ...returnOver(series, asOf, 36) },
    { kind: '5y', year: null, ...returnOver(series, asOf, 60) },
    { kind: 'inception', year: null, ...sinceInception },
    { kind: 'annualised', year: null, ...annualised(sinceInception) },
  ]
}

function annualised(total: PeriodReturn): PeriodReturn {
  const { portfolio, benchmark, from, to } = total
  if (portfolio === null || from === null || to === null) return total
  if (!isOneYear(from, to)) return { portfolio: null, benchmark: null, from, to, reason: 'under_one_year' }
  return { ...total, portfolio: annualise(portfolio, from, to), benchmark: benchmark === null ? null : annualise(benchmark, from, to) }
}
