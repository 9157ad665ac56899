import type { Book } from '../book/book'

/** Days with a valuation from `start` on, the newest first: every business day of the last year, month ends before. */
export function valuationDates({ importedAt, market }: Book, start: number): { lastImported: string; dates: string[] } {
  const { calendar, lastDay } = market
  const dates: string[] = []
  for (let day = lastDay; day >= Math.max(start, 0); day--) {
    if (lastDay - day <= 261 || calendar.isMonthEnd(day)) dates.push(calendar.dateOf(day))
  }
  return { lastImported: importedAt, dates }
}
