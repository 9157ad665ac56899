import Big from 'big.js'
import type { IsoDate } from '../dates'
import { type Ratio, ratio } from '../ratio'

/* Figures of risk over returns of equal periods. Sums are decimal; each function says by how many returns it divides, because sources differ. */

/** Divide by n (`population`, as Bacon) or by n − 1 (`sample`, as empyrical and most screens). */
export type Divisor = 'population' | 'sample'

const sumOf = (values: readonly Big[]): Big => values.reduce((sum, value) => sum.plus(value), new Big(0))
const meanOf = (values: readonly Ratio[]): Big => sumOf(values.map((value) => new Big(value))).div(values.length)

/** Arithmetic mean; null for no returns. */
export const meanReturn = (returns: readonly Ratio[]): Ratio | null => (returns.length === 0 ? null : ratio(meanOf(returns).toNumber()))

/** Standard deviation of returns; null below two of them. */
export function standardDeviation(returns: readonly Ratio[], divisor: Divisor): Ratio | null {
  if (returns.length < 2) return null
  return ratio(covarianceOf(returns, returns, divisor).sqrt().toNumber())
}

/** `stdev × √periods`, sample: 12 periods a year for months. Null below two returns. */
export const volatility = (returns: readonly Ratio[], periodsPerYear = 12): Ratio | null =>
  scaled(standardDeviation(returns, 'sample'), periodsPerYear)

/** Downside deviation `√(Σ min(r − MAR, 0)² / n)` with n of all periods (Bacon). `mar` is of one period. Null for no returns. */
export function downsideDeviation(returns: readonly Ratio[], mar: Ratio): Ratio | null {
  if (returns.length === 0) return null
  return ratio(
    sumOf(shortfalls(returns, mar).map((each) => each.pow(2)))
      .div(returns.length)
      .sqrt()
      .toNumber(),
  )
}

/** Downside potential `Σ max(MAR − r, 0) / n` (Bacon). Null for no returns. */
export function downsidePotential(returns: readonly Ratio[], mar: Ratio): Ratio | null {
  return returns.length === 0 ? null : ratio(sumOf(shortfalls(returns, mar)).div(returns.length).toNumber())
}

/** Excess return for each unit of risk, `(R − Rf) / σ`: Sharpe with the volatility, Sortino with the downside deviation, all of one period. Null for no risk. */
export function excessOverRisk(given: Readonly<{ total: Ratio; riskFree: Ratio; risk: Ratio | null }>): Ratio | null {
  const { risk, riskFree, total } = given
  return risk === null || risk === 0 ? null : ratio(new Big(total).minus(riskFree).div(risk).toNumber())
}

/** Tracking error `stdev(p − b) × √periods`, sample. Null below two pairs. Throws a `RangeError` for lists of different length. */
export function trackingError(portfolio: readonly Ratio[], benchmark: readonly Ratio[], periodsPerYear = 12): Ratio | null {
  assertPairs(portfolio, benchmark)
  const differences = portfolio.map((own, index) => ratio(new Big(own).minus(benchmark[index] ?? 0).toNumber()))
  return scaled(standardDeviation(differences, 'sample'), periodsPerYear)
}

/** Beta `cov(p, b) / var(b)`. Null below two pairs and for a benchmark that never moved. Throws a `RangeError` for lists of different length. */
export function beta(portfolio: readonly Ratio[], benchmark: readonly Ratio[]): Ratio | null {
  assertPairs(portfolio, benchmark)
  if (portfolio.length < 2) return null
  const variance = covarianceOf(benchmark, benchmark, 'population')
  return variance.eq(0) ? null : ratio(covarianceOf(portfolio, benchmark, 'population').div(variance).toNumber())
}

/** M² `Rp × σb / σp` with a risk-free rate of zero (Bacon): what the portfolio had earned at the benchmark's risk. Null for no risk. */
export function mSquared(given: Readonly<{ total: Ratio; risk: Ratio | null; benchmarkRisk: Ratio | null }>): Ratio | null {
  const { benchmarkRisk, risk, total } = given
  return risk === null || benchmarkRisk === null || risk === 0 ? null : ratio(new Big(total).times(benchmarkRisk).div(risk).toNumber())
}

/** Jensen's alpha `Rp − β × Rb` with a risk-free rate of zero (Bacon). Null without a beta. */
export const jensenAlpha = (total: Ratio, benchmark: Ratio, slope: Ratio | null): Ratio | null =>
  slope === null ? null : ratio(new Big(total).minus(new Big(slope).times(benchmark)).toNumber())

/** A deepest fall: from the day of the peak to the day of the trough, and the first day that was as high again; null when there was none yet. */
export type Drawdown = Readonly<{ fall: Ratio; peak: IsoDate; trough: IsoDate; recovered: IsoDate | null }>

/**
 * Maximum drawdown `max (1 − V_t / max V_s)` of cumulative returns (Portfolio Performance, `Risk.java`); it is never annualised. `fall` is positive, and
 * zero where nothing fell. Null below two points, and where all was lost before.
 */
export function maxDrawdown(series: readonly Readonly<{ date: IsoDate; portfolio: Ratio }>[]): Drawdown | null {
  let peak = series[0]
  if (!peak || series.length < 2) return null
  let deepest = { fall: new Big(0), peak, trough: peak }
  for (const point of series) {
    const top = new Big(peak.portfolio).plus(1)
    if (top.lte(0)) return null
    const fall = new Big(1).minus(new Big(point.portfolio).plus(1).div(top))
    if (fall.gt(deepest.fall)) deepest = { fall, peak, trough: point }
    if (point.portfolio >= peak.portfolio) peak = point
  }
  const { fall, peak: from, trough } = deepest
  const recovered = series.find(({ date, portfolio }) => date > trough.date && portfolio >= from.portfolio)
  return { fall: ratio(fall.toNumber()), peak: from.date, trough: trough.date, recovered: fall.eq(0) ? null : (recovered?.date ?? null) }
}

const scaled = (deviation: Ratio | null, periods: number): Ratio | null =>
  deviation === null ? null : ratio(new Big(periods).sqrt().times(deviation).toNumber())

const shortfalls = (returns: readonly Ratio[], mar: Ratio): Big[] =>
  returns.map((each) => (each < mar ? new Big(mar).minus(each) : new Big(0)))

function covarianceOf(a: readonly Ratio[], b: readonly Ratio[], divisor: Divisor): Big {
  const [meanA, meanB] = [meanOf(a), meanOf(b)]
  const products = a.map((value, index) => new Big(value).minus(meanA).times(new Big(b[index] ?? 0).minus(meanB)))
  return sumOf(products).div(divisor === 'sample' ? a.length - 1 : a.length)
}

function assertPairs(portfolio: readonly Ratio[], benchmark: readonly Ratio[]): void {
  if (portfolio.length !== benchmark.length) throw new RangeError(`${portfolio.length} returns beside ${benchmark.length} of the benchmark`)
}
