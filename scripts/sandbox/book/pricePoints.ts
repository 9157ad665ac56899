import { addMonths, type IsoDate } from '../../../shared/domain/dates'
import type { Book } from './book'

/** Weekly prices of the last year and monthly ones of the four years before, oldest first, ending with `day`. */
export function pricePoints({ market: { calendar }, prices }: Book, security: number, day: number): { date: IsoDate; price: number }[] {
  const date = calendar.dateOf(day)
  const yearAgo = calendar.onOrBefore(addMonths(date, -12))
  const first = Math.max(calendar.onOrBefore(addMonths(date, -60)), 0)
  const days: number[] = []
  for (let month = first; month < yearAgo; month++) if (month === first || calendar.isMonthEnd(month)) days.push(month)
  for (let week = day - Math.floor((day - Math.max(yearAgo, 0)) / 5) * 5; week <= day; week += 5) days.push(week)
  return days.map((point) => ({ date: calendar.dateOf(point), price: prices.priceE4(security, point) / 10_000 }))
}
