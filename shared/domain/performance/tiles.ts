import type { PeriodReturn, SeriesPoint, Tile } from '../../contracts/wealth/figures'
import { type IsoDate, yearEnd, yearOf } from '../dates'
import { returnBetween, returnOver } from './chain'

/** The four tiles of a portfolio, in the order of the specification: year to date, 3 years, 1 year, 6 months. Cumulative, not annualised. */
export function tileReturns(series: readonly SeriesPoint[], asOf: IsoDate): Tile[] {
  return [
    { period: 'ytd', ...returnYearToDate(series, asOf) },
    { period: '3y', ...returnOver(series, asOf, 36) },
    { period: '1y', ...returnOver(series, asOf, 12) },
    { period: '6m', ...returnOver(series, asOf, 6) },
  ]
}

/**
 * Return since 31 December of the year before. For a portfolio that began this year the base is its first point, so
 * the figure is the return since inception; `from` tells.
 */
export function returnYearToDate(series: readonly SeriesPoint[], asOf: IsoDate): PeriodReturn {
  const base = yearEnd(yearOf(asOf) - 1)
  const first = series[0]
  return returnBetween(series, first && first.date > base && first.date <= asOf ? first.date : base, asOf)
}
