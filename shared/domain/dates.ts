import * as z from 'zod/mini'

export const isoDateSchema = z.iso.date('must be a day of the calendar, such as 2026-03-31').brand<'IsoDate'>()
/** A calendar day without a zone, `"2026-03-31"`; 2024-02-31 is refused. */
export type IsoDate = z.infer<typeof isoDateSchema>

export const isoInstantSchema = z.iso.datetime().brand<'IsoInstant'>()
/** A moment in UTC, `"2026-03-31T12:04:00.000Z"`. */
export type IsoInstant = z.infer<typeof isoInstantSchema>

/** Throws when the text is not a day of the calendar. */
export const isoDate = (text: string): IsoDate => isoDateSchema.parse(text)

/** The moment of `date` in UTC. */
export const isoInstant = (date: Date): IsoInstant => isoInstantSchema.parse(date.toISOString())

/** The UTC calendar day of a moment. Throws a `RangeError` for no moment at all, and for one before the year 0 or after 9999. */
export function isoDateOf(date: Date): IsoDate {
  const text = date.toISOString()
  if (text.length !== isoLength) throw new RangeError(`not a day of the calendar: ${text}`)
  return text.slice(0, 10) as IsoDate
}

/** Of an instant with milliseconds; that of a year beyond four digits is longer. */
const isoLength = 24

const dayMs = 86_400_000
const digit = (text: string, at: number): number => text.charCodeAt(at) - 48
const digits = (text: string, at: number): number => digit(text, at) * 10 + digit(text, at + 1)
/** After so many years and days the Gregorian calendar begins again. */
const cycle = { years: 400, days: 146_097 }

/** Days from 01/01/1970 to `date`, negative before it. A series has tens of thousands of days, and to parse one as a text takes four times as long. */
export const dayNumber = (date: IsoDate): number =>
  // A cycle later: the platform takes a year below 100 for one of the last century.
  Date.UTC(digits(date, 0) * 100 + digits(date, 2) + cycle.years, digits(date, 5) - 1, digits(date, 8)) / dayMs - cycle.days

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => dayNumber(to) - dayNumber(from)

export const addDays = (date: IsoDate, days: number): IsoDate => isoDateOf(new Date((dayNumber(date) + days) * dayMs))

/** The same day `months` later (or earlier, when negative); the last day of the month when that day does not exist: 31/03 less one month is 28/02 or 29/02. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, lastDay))
  return isoDateOf(first)
}

/** The calendar year of `date`. */
export const yearOf = (date: IsoDate): number => Number(date.slice(0, 4))

/** The last day of a calendar year. */
export const yearEnd = (year: number): IsoDate => isoDate(`${year}-12-31`)
