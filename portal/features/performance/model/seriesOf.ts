import type { PeriodReturn, SeriesPoint } from '../../../../shared/contracts/wealth/figures'
import type { PerformanceResponse } from '../../../../shared/contracts/wealth/performance'
import { addMonths, daysBetween, type IsoDate } from '../../../../shared/domain/dates'
import { ratio, type Ratio } from '../../../../shared/domain/ratio'

export const chartPeriods = ['1y', '3y', '5y', 'inception'] as const
export type ChartPeriod = (typeof chartPeriods)[number]

const years: Record<Exclude<ChartPeriod, 'inception'>, number> = { '1y': 1, '3y': 3, '5y': 5 }

/** (1 + c) / (1 + base) − 1: a cumulative return rebased to a later start. */
const rebased = (value: Ratio, base: number): Ratio => ratio((1 + value) / (1 + base) - 1)

/**
 * The series since the start of `period`, rebased to 0 there. The series is weekly, so the start day itself is often not in it: its level comes
 * from the return that the server computed over the same days from the whole series, so that chart and tiles show one figure. Null when the
 * history is shorter.
 */
export function seriesOf(answer: Answer, period: ChartPeriod): SeriesPoint[] | null {
  const { series } = answer
  const first = series.at(0)
  const last = series.at(-1)
  if (!first || !last) return null
  if (period === 'inception') return series
  const known = figureOf(answer, period)
  const start = known?.from ?? addMonths(last.date, -12 * years[period])
  if (start < first.date || (known && known.portfolio === null)) return null
  const base = levelAt(series, start, (point) => point.portfolio, known?.portfolio ?? null)
  const benchmarkBase = levelAt(series, start, (point) => point.benchmark, known?.benchmark ?? null)
  if (base === null) return null
  const later = series.filter((point) => point.date > start)
  return [
    { date: start, portfolio: ratio(0), benchmark: benchmarkBase === null ? null : ratio(0) },
    ...later.map((point) => ({
      date: point.date,
      portfolio: rebased(point.portfolio, base),
      benchmark: point.benchmark === null || benchmarkBase === null ? null : rebased(point.benchmark, benchmarkBase),
    })),
  ]
}

type Answer = Pick<PerformanceResponse, 'series' | 'tiles' | 'discrete'>

/** The server's return of the period: the tile, which is chained from the series, else the discrete figure, which may be as an upstream sent it. */
const figureOf = ({ tiles, discrete }: Answer, period: ChartPeriod): PeriodReturn | undefined =>
  tiles.find((tile) => tile.period === period) ?? discrete.find((entry) => entry.kind === period)

/** Within a week a portfolio moves less than this; a figure that would need more was not computed from this series. */
const plausible = 0.05

/** Cumulative level at `start`: between the points round it, or what the known return of the period makes of the last level when it fits there. */
function levelAt(series: SeriesPoint[], start: IsoDate, figure: (point: SeriesPoint) => Ratio | null, known: Ratio | null): number | null {
  const before = series.findLast((point) => point.date <= start)
  const after = series.find((point) => point.date >= start)
  const last = series.at(-1)
  if (!before || !after || !last) return null
  const [from, to, end] = [figure(before), figure(after), figure(last)]
  if (from === null || to === null || end === null) return null
  const days = daysBetween(before.date, after.date)
  const between = days === 0 ? from : from + ((to - from) * daysBetween(before.date, start)) / days
  const implied = known === null ? between : (1 + end) / (1 + known) - 1
  return Math.abs(implied - between) < plausible ? implied : between
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
