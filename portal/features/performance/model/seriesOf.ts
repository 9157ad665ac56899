import type { PerformanceResponse, PeriodReturn, SeriesPoint } from '../../../../shared/contracts/wealth'
import { addMonths, type IsoDate } from '../../../../shared/domain/dates'
import { ratio, type Ratio } from '../../../../shared/domain/ratio'

export const chartPeriods = ['1y', '3y', '5y', 'inception'] as const
export type ChartPeriod = (typeof chartPeriods)[number]

const years: Record<Exclude<ChartPeriod, 'inception'>, number> = { '1y': 1, '3y': 3, '5y': 5 }

/** (1 + c) / (1 + base) − 1: a cumulative return rebased to a later start. */
const rebased = (value: Ratio, base: number): Ratio => ratio((1 + value) / (1 + base) - 1)

/** The base for which the last point shows exactly the return that the server names for the period. */
const baseFor = (last: Ratio | null, shown: Ratio | null): number | null =>
  last === null || shown === null ? null : (1 + last) / (1 + shown) - 1

/**
 * The series since the start of `period`, rebased to 0 there. The series is weekly, so the start day itself is often not in it: the base comes from
 * the return that the server computed for the same period, so chart, tiles and matrix always show one figure. Null when the history is shorter.
 */
export function seriesOf(
  { series, discrete }: Pick<PerformanceResponse, 'series' | 'discrete'>,
  period: ChartPeriod,
): SeriesPoint[] | null {
  const first = series.at(0)
  const last = series.at(-1)
  if (!first || !last) return null
  if (period === 'inception') return series
  const from = addMonths(last.date, -12 * years[period])
  const known = discrete.find((entry) => entry.kind === period)
  const start = known?.from ?? from
  if (start < first.date || (known && known.portfolio === null)) return null
  return rebaseFrom(series, start, known ?? null)
}

function rebaseFrom(series: SeriesPoint[], start: IsoDate, known: PeriodReturn | null): SeriesPoint[] | null {
  const before = series.findLast((point) => point.date <= start)
  const last = series.at(-1)
  if (!before || !last) return null
  const base = baseFor(last.portfolio, known?.portfolio ?? null) ?? before.portfolio
  const benchmarkBase = baseFor(last.benchmark, known?.benchmark ?? null) ?? before.benchmark
  const later = series.filter((point) => point.date > start)
  const origin = { date: start, portfolio: ratio(0), benchmark: benchmarkBase === null ? null : ratio(0) }
  return [
    origin,
    ...later.map((point) => ({
      date: point.date,
      portfolio: rebased(point.portfolio, base),
      benchmark: point.benchmark === null || benchmarkBase === null ? null : rebased(point.benchmark, benchmarkBase),
    })),
  ]
}

/** The points that a table shows: the last one of each calendar year (of each month when the series is shorter than two years), and the last. */
export function tablePoints(series: SeriesPoint[]): SeriesPoint[] {
  const first = series.at(0)
  const last = series.at(-1)
  if (!first || !last) return []
  const isLong = addMonths(first.date, 24) < last.date
  const bucket = (date: IsoDate): string => (isLong ? date.slice(0, 4) : date.slice(0, 7))
  return series.filter((point, index) => {
    const next = series[index + 1]
    return !next || bucket(next.date) !== bucket(point.date)
  })
}
