import { addMonths, type IsoDate } from '../dates'

/**
 * Fewer points for a chart, oldest first: each one of the last three months, before that the last of each ISO week.
 * The first and last points and the last point of every month are kept, so returns of months and years read from the
 * thinned series are those of the whole.
 */
export function thinSeries<Point extends Readonly<{ date: IsoDate }>>(points: readonly Point[], asOf: IsoDate): Point[] {
  const dailyFrom = addMonths(asOf, -3)
  return points.filter((point, index) => {
    const next = points[index + 1]
    if (index === 0 || next === undefined || point.date >= dailyFrom) return true
    return weekOf(point.date) !== weekOf(next.date) || point.date.slice(0, 7) !== next.date.slice(0, 7)
  })
}

/** Number of the ISO 8601 week, which starts on Monday, counted from that of 1970-01-01 (a Thursday). Of thousands of days at once: no `Date` each. */
const weekOf = (date: IsoDate): number => Math.floor((Date.parse(date) / 86_400_000 + 3) / 7)
