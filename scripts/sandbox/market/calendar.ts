import { addDays, type IsoDate, isoDate } from '../../../shared/domain/dates'

/** The first day of every series. */
export const firstDay = isoDate('2012-01-02')

/** Business days in order; a day is known by its index. Mondays to Fridays without New Year's Day, Good Friday, Christmas Day and Boxing Day. */
export type Calendar = Readonly<{
  days: readonly IsoDate[]
  /** Days since 1970-01-01: the key of a day's random numbers. */
  epochDays: Int32Array
  /** Years since 2000 × 12 + month (0 to 11). */
  months: Int32Array
  /** Which business day of its month a day is, from 1. */
  ordinals: Int32Array
  isMonthEnd: (day: number) => boolean
  /** Index of the last business day on or before `date`; −1 when `date` is before the first. */
  onOrBefore: (date: IsoDate) => number
  /** Index of the first business day on or after `date`. */
  onOrAfter: (date: IsoDate) => number
  dateOf: (day: number) => IsoDate
}>

const dayMs = 86_400_000
const epochDayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm, Meeus, Astronomical Algorithms, chapter 8), as days since 1970-01-01. */
function easterOf(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1) / dayMs
}

export function isBusinessDay(date: IsoDate): boolean {
  const epochDay = epochDayOf(date)
  const weekday = (epochDay + 4) % 7
  const monthDay = date.slice(5)
  if (weekday === 0 || weekday === 6) return false
  return !['01-01', '12-25', '12-26'].includes(monthDay) && epochDay !== easterOf(Number(date.slice(0, 4))) - 2
}

/** The last business day before `today`: the newest day that has closing prices. */
export function lastBusinessDayBefore(today: IsoDate): IsoDate {
  let date = addDays(today, -1)
  while (!isBusinessDay(date)) date = addDays(date, -1)
  return date
}

export function createCalendar(until: IsoDate): Calendar {
  const days: IsoDate[] = []
  const lastEpochDay = epochDayOf(until)
  for (let epochDay = epochDayOf(firstDay); epochDay <= lastEpochDay; epochDay++) {
    const date = new Date(epochDay * dayMs).toISOString().slice(0, 10) as IsoDate
    if (isBusinessDay(date)) days.push(date)
  }
  const epochDays = Int32Array.from(days, epochDayOf)
  const months = Int32Array.from(days, (date) => (Number(date.slice(0, 4)) - 2000) * 12 + Number(date.slice(5, 7)) - 1)
  const ordinals = new Int32Array(days.length)
  days.forEach((_, i) => {
    ordinals[i] = i > 0 && months[i] === months[i - 1] ? (ordinals[i - 1] ?? 0) + 1 : 1
  })

  const dateOf = (day: number): IsoDate => {
    const date = days[day]
    if (date === undefined) throw new RangeError(`no business day ${day}`)
    return date
  }
  const onOrAfter = (date: IsoDate): number => {
    let low = 0
    let high = days.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (dateOf(middle) < date) low = middle + 1
      else high = middle
    }
    return low
  }
  const onOrBefore = (date: IsoDate): number => {
    const next = onOrAfter(date)
    return days[next] === date ? next : next - 1
  }
  return { days, epochDays, months, ordinals, isMonthEnd: (day) => months[day] !== months[day + 1], onOrBefore, onOrAfter, dateOf }
}
