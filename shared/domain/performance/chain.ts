import Big from 'big.js'
import type { PeriodReturn, SeriesPoint } from '../../contracts/wealth/figures'
import { addDays, type IsoDate } from '../dates'
import { startOfMonths } from '../months'
import { type Ratio, ratio } from '../ratio'

/** Days by which the last known point may lie before the day asked for: the distance of monthly points. */
const maxGapDays = 31

/**
 * Return between two points of a cumulative series, `(1 + cTo) / (1 + cFrom) − 1` (GIPS 2020, linking).
 * Null when all was lost at the first point: nothing can be earned on nothing. Decimal, so that 2.505 % since the start stays
 * 2.505 % and is rounded as its source would round it.
 */
export function chainReturn(cFrom: Ratio, cTo: Ratio): Ratio | null {
  const base = new Big(cFrom).plus(1)
  return base.gt(0) ? ratio(new Big(cTo).plus(1).div(base).minus(1).toNumber()) : null
}

/**
 * Return of portfolio and benchmark from the close of `from` to the close of `to`, on a series of cumulative returns, oldest first.
 * A day without a point takes the last point before it; `from` and `to` of the answer are the days of the points taken,
 * or the days asked for when there is no figure. A point more than 31 days old is not taken: a gap is no return.
 * Throws a `RangeError` when `from` is after `to`.
 */
export function returnBetween(series: readonly SeriesPoint[], from: IsoDate, to: IsoDate): PeriodReturn {
  if (from > to) throw new RangeError(`from ${from} is after to ${to}`)
  const missing = { portfolio: null, benchmark: null, from, to }
  const first = series[0]
  if (!first) return { ...missing, reason: 'no_history' }
  if (first.date > from) return { ...missing, reason: 'too_short' }

  const start = pointAt(series, from)
  const end = pointAt(series, to)
  if (!start || !end) return { ...missing, reason: 'no_history' }
  if (start.date === end.date) return { ...missing, reason: 'too_short' }

  const portfolio = chainReturn(start.portfolio, end.portfolio)
  if (portfolio === null) return { ...missing, reason: 'unavailable' }
  const benchmark = start.benchmark === null || end.benchmark === null ? null : chainReturn(start.benchmark, end.benchmark)
  return { portfolio, benchmark, from: start.date, to: end.date, reason: benchmark === null ? 'no_benchmark' : null }
}

/** Return over the `months` that end on `asOf`, 12 for one year. From the end of a month it runs to the end of a month: 30/06 less six is 31/12. */
export function returnOver(series: readonly SeriesPoint[], asOf: IsoDate, months: number): PeriodReturn {
  return returnBetween(series, startOfMonths(asOf, months), asOf)
}

/**
 * Return since the first point. When `inception` is known and the series starts more than a month after it, the return since
 * inception is not known: null with reason `too_short`.
 */
export function returnSinceInception(series: readonly SeriesPoint[], asOf: IsoDate, inception: IsoDate | null): PeriodReturn {
  const first = series[0]
  if (!first || first.date > asOf) return { portfolio: null, benchmark: null, from: inception, to: asOf, reason: 'no_history' }
  if (inception === null || inception <= first.date) {
    const isComplete = inception === null || addDays(inception, maxGapDays) >= first.date
    if (isComplete) return returnBetween(series, first.date, asOf)
    return { portfolio: null, benchmark: null, from: inception, to: asOf, reason: 'too_short' }
  }
  return inception > asOf
    ? { portfolio: null, benchmark: null, from: inception, to: asOf, reason: 'too_short' }
    : returnBetween(series, inception, asOf)
}

function pointAt(series: readonly SeriesPoint[], date: IsoDate): SeriesPoint | undefined {
  const point = series.findLast((candidate) => candidate.date <= date)
  return point && addDays(point.date, maxGapDays) >= date ? point : undefined
}
