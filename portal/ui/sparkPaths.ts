import type { SeriesPoint } from '../../shared/contracts/wealth'
import type { IsoDate } from '../../shared/domain/dates'

export interface SparkPath {
  /** SVG path within 100 × 36. */
  portfolio: string
  /** Null when the benchmark has no figure for some day of the period. */
  benchmark: string | null
}

const maxPoints = 54
const width = 100
const height = 36
const inset = 2

/**
 * Lines of one period out of a cumulative series, both starting at nought: (1 + c) / (1 + c at the start) − 1. The start is the last
 * point on or before `from`. Null when the series has fewer than two points of the period.
 */
export function sparkPaths(series: readonly SeriesPoint[], from: IsoDate | null, to: IsoDate | null): SparkPath | null {
  if (!from || !to) return null
  const start = Math.max(
    0,
    series.findLastIndex((point) => point.date <= from),
  )
  const points = thin(series.slice(start).filter((point) => point.date <= to))
  const [first] = points
  if (!first || points.length < 2) return null

  const own = points.map((point) => (1 + point.portfolio) / (1 + first.portfolio) - 1)
  const other = points.flatMap((point) =>
    point.benchmark === null || first.benchmark === null ? [] : [(1 + point.benchmark) / (1 + first.benchmark) - 1],
  )
  const benchmark = other.length === points.length ? other : []
  const all = [...own, ...benchmark]
  if (!all.every(Number.isFinite)) return null
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const draw = (values: readonly number[]): string =>
    values
      .map((value, index) => {
        const x = (index / (values.length - 1)) * width
        const y = high === low ? height / 2 : inset + ((high - value) / (high - low)) * (height - 2 * inset)
        return `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`
      })
      .join('')
  return { portfolio: draw(own), benchmark: benchmark.length > 0 ? draw(benchmark) : null }
}

/** Evenly fewer points, the first and the last among them; a drawing 88 px wide shows no more. */
function thin(points: readonly SeriesPoint[]): readonly SeriesPoint[] {
  if (points.length <= maxPoints) return points
  return Array.from({ length: maxPoints }, (_, index) => points[Math.round((index * (points.length - 1)) / (maxPoints - 1))]).filter(
    (point) => point !== undefined,
  )
}

const round = (value: number): number => Math.round(value * 100) / 100
