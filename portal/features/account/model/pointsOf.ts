import type { ValuePoint } from '../../../../shared/contracts/wealth/values'
import { addMonths } from '../../../../shared/domain/dates'

export const valuePeriods = ['1y', '3y', '5y', 'all'] as const
export type ValuePeriod = (typeof valuePeriods)[number]

const months: Readonly<Record<Exclude<ValuePeriod, 'all'>, number>> = { '1y': 12, '3y': 36, '5y': 60 }

/** The points of a period, from the last one on or before its start; null when the history is shorter. */
export function pointsOf(points: readonly ValuePoint[], period: ValuePeriod): readonly ValuePoint[] | null {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  if (period === 'all') return points
  const from = addMonths(last.date, -months[period])
  if (from < first.date) return null
  const start = points.findLastIndex(({ date }) => date <= from)
  return points.slice(start)
}

/** The points that a table shows: the last of each calendar year (of each month when the history is shorter than two years). */
export function yearEnds(points: readonly ValuePoint[]): readonly ValuePoint[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  const length = addMonths(first.date, 24) < last.date ? 4 : 7
  return points.filter(({ date }, index) => points[index + 1]?.date.slice(0, length) !== date.slice(0, length))
}
