import type { Book } from '../book/book'

/** Days with a valuation from `start` on, the newest first: every business day of the last year, month ends before. */
export function valuationDates({ market, dataDate }: Book, start: number): { lastImported: string; dates: string[] } {
  const { calendar, lastDay } = market
  const dates: string[] = []
  for (let day = lastDay; day >= Math.max(start, 0); day--) {
    if (lastDay - day <= 261 || calendar.isMonthEnd(day)) dates.push(calendar.dateOf(day))
  }
  // Prices of a day are imported at half past four the next morning.
  const imported = new Date(Date.parse(`${dataDate}T04:30:00Z`) + 86_400_000)
  return { lastImported: imported.toISOString(), dates }
}
