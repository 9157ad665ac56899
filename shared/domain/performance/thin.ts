import { addDays, addMonths, type IsoDate } from '../dates'

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
    return mondayOf(point.date) !== mondayOf(next.date) || point.date.slice(0, 7) !== next.date.slice(0, 7)
  })
}

/** ISO 8601 weeks start on Monday. */
function mondayOf(date: IsoDate): IsoDate {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return addDays(date, -((weekday + 6) % 7))
}
