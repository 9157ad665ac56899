import type { SeriesPoint } from '../../shared/contracts/wealth/figures'
import type { IsoDate } from '../../shared/domain/dates'
import { type Ratio, ratio } from '../../shared/domain/ratio'

type Point = Pick<SeriesPoint, 'portfolio' | 'benchmark'>

const maxPoints = 54

/**
 * One period out of a cumulative series, starting at zero: (1 + c) / (1 + c at the start) − 1. The start is the last point on or
 * before `from`. Thinned to what a sparkline can show, first and last point kept. Empty without a period.
 */
export function periodSeries(series: readonly SeriesPoint[], from: IsoDate | null, to: IsoDate | null): Point[] {
  if (!from || !to) return []
  const before = series.findLastIndex((point) => point.date <= from)
  const points = thin(series.slice(Math.max(0, before)).filter((point) => point.date <= to))
  const [first] = points
  if (!first) return []
  return points.map((point) => ({
    portfolio: since(first.portfolio, point.portfolio) ?? ratio(0),
    benchmark: first.benchmark === null || point.benchmark === null ? null : since(first.benchmark, point.benchmark),
  }))
}

/** Null from a total loss: nothing can be earned on nothing. */
const since = (start: Ratio, now: Ratio): Ratio | null => (start === -1 ? null : ratio((1 + now) / (1 + start) - 1))

function thin(points: readonly SeriesPoint[]): readonly SeriesPoint[] {
  if (points.length <= maxPoints) return points
  const kept = new Set(Array.from({ length: maxPoints }, (_, index) => Math.round((index * (points.length - 1)) / (maxPoints - 1))))
  return points.filter((_, index) => kept.has(index))
}
