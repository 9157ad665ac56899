import type { SeriesPoint } from '../../contracts/wealth/figures'
import type { RiskFigures } from '../../contracts/wealth/risk'
import type { IsoDate } from '../dates'
import { type Ratio, ratio } from '../ratio'
import { yearlyRate } from './annualise'
import { type MonthlyReturn, monthlyReturns } from './monthlyReturns'
import { beta, downsideDeviation, excessOverRisk, maxDrawdown, trackingError, volatility } from './risk'
import { linkReturns } from './twr'

/** GIPS: ex-post risk over 36 monthly returns. */
export const riskMonths = 36
/** Below a year the spread of a few months says nothing. */
const leastMonths = 12
/** No feed sends a rate of cash; the answer says that it is zero. */
const riskFree = ratio(0)

/**
 * Volatility, downside deviation, Sharpe, Sortino, beta and tracking error over the last 36 whole months, or over as many as there are from twelve on;
 * the deepest fall over the points of the same months. Yearly, from monthly returns; standard deviations are of the sample (n − 1), the downside
 * deviation is of all periods (n) against zero. Missing: `too_short` below twelve months, `no_benchmark` for what needs one.
 */
export function riskFigures(series: readonly SeriesPoint[], asOf: IsoDate): RiskFigures {
  const months = monthlyReturns(series, asOf).slice(-riskMonths)
  const [first] = months
  const last = months.at(-1)
  const within = first ? fallWithin(series, first, asOf) : null
  if (!first || !last || months.length < leastMonths) return { ...nothing, months: months.length, drawdown: within, reason: 'too_short' }
  const own = months.map(({ portfolio }) => portfolio)
  const theirs = months.flatMap(({ benchmark }) => benchmark ?? [])
  const hasBenchmark = theirs.length === own.length
  const risk = volatility(own)
  const downside = yearly(downsideDeviation(own, riskFree))
  const total = yearlyRate(linkReturns(own), own.length)
  return {
    months: months.length,
    firstMonth: first.month,
    lastMonth: last.month,
    riskFree,
    annualisedReturn: total,
    volatility: risk,
    benchmarkVolatility: hasBenchmark ? volatility(theirs) : null,
    downsideDeviation: downside,
    sharpe: total === null ? null : excessOverRisk({ total, riskFree, risk }),
    sortino: total === null ? null : excessOverRisk({ total, riskFree, risk: downside }),
    beta: hasBenchmark ? beta(own, theirs) : null,
    trackingError: hasBenchmark ? trackingError(own, theirs) : null,
    drawdown: within,
    reason: hasBenchmark ? null : 'no_benchmark',
  }
}

const nothing = {
  firstMonth: null,
  lastMonth: null,
  riskFree,
  annualisedReturn: null,
  volatility: null,
  benchmarkVolatility: null,
  downsideDeviation: null,
  sharpe: null,
  sortino: null,
  beta: null,
  trackingError: null,
} as const

const yearly = (deviation: Ratio | null): Ratio | null => (deviation === null ? null : ratio(deviation * Math.sqrt(12)))

/** The base of the first month is the last point before it. */
function fallWithin(series: readonly SeriesPoint[], { month }: MonthlyReturn, asOf: IsoDate): RiskFigures['drawdown'] {
  const first = series.findLastIndex(({ date }) => date.slice(0, 7) < month)
  return maxDrawdown(series.slice(Math.max(0, first)).filter(({ date }) => date <= asOf))
}
