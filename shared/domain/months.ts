import { addMonths, daysBetween, type IsoDate, isoDateOf, yearOf } from './dates'

/**
 * Months from the close of `from` to the close of `to`: whole calendar months as one each, the rest as its share of the days of the month
 * that it lies in (15/01 to 18/03 is 2 + 3/31). From the end of a month to the end of a month is whole: 30/06 to 31/12 is 6.
 * Throws a `RangeError` when `to` is earlier.
 */
export function monthsBetween(from: IsoDate, to: IsoDate): number {
  if (to < from) throw new RangeError(`from ${from} is after to ${to}`)
  const isMonthEnds = from === monthEnd(from) && to === monthEnd(to)
  const after = (months: number): IsoDate => (isMonthEnds ? monthEnd(addMonths(from, months)) : addMonths(from, months))
  let whole = Math.max(0, (yearOf(to) - yearOf(from)) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1)
  while (after(whole) > to) whole -= 1
  const start = after(whole)
  return whole + daysBetween(start, to) / daysBetween(start, after(whole + 1))
}

/** The last day of the month of `date`. */
export function monthEnd(date: IsoDate): IsoDate {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return isoDateOf(new Date(Date.UTC(year, month, 0)))
}

/** The day some months before `day`; of the last day of a month the last day of that month too. */
export function startOfMonths(day: IsoDate, months: number): IsoDate {
  const start = addMonths(day, -months)
  return day === monthEnd(day) ? monthEnd(start) : start
}
