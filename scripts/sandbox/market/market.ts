import { addMonths, isoDate, type IsoDate } from '../../../shared/domain/dates'
import { type Calendar, createCalendar, lastBusinessDayBefore } from './calendar'
import { equityIndex } from './equityIndex'
import { createForeignExchange, type ForeignExchange } from './foreignExchange'
import { normal, seedOf } from './random'

/** Prices of the securities are stated for this day; each series runs through its stated price. */
const anchorDate = isoDate('2026-06-30')

export type Market = Readonly<{
  calendar: Calendar
  foreignExchange: ForeignExchange
  /** Index of the newest day that is served. */
  lastDay: number
  anchorDay: number
  /** S&P 500, per business day. */
  equity: Float64Array
  /** Natural logarithm of a seeded level of bond prices, per business day; zero at the start. */
  bonds: Float64Array
}>

/** The market up to the last business day before `today`. Days after it exist inside (the calendar needs month ends), but nobody may be told their prices. */
export function createMarket(today: IsoDate): Market {
  const newest = lastBusinessDayBefore(today)
  const calendar = createCalendar(addMonths(newest > anchorDate ? newest : anchorDate, 2))
  return {
    calendar,
    foreignExchange: createForeignExchange(calendar),
    lastDay: calendar.onOrBefore(newest),
    anchorDay: calendar.onOrBefore(anchorDate),
    equity: equityIndex(calendar),
    bonds: bondLevels(calendar),
  }
}

function bondLevels(calendar: Calendar): Float64Array {
  const seed = seedOf('bond level')
  const levels = new Float64Array(calendar.days.length)
  for (let day = 1; day < levels.length; day++) levels[day] = (levels[day - 1] ?? 0) + 0.0022 * normal(seed, calendar.epochDays[day] ?? 0)
  return levels
}
