import { addDays, type IsoDate, type IsoInstant } from '../../../shared/domain/dates'
import type { Period } from '../wealth/provider'

/* One last good answer for all ranges of a series, so that another range or another day does not make known prices unknown. */

type Series = Readonly<{ days: readonly Readonly<{ date: IsoDate }>[] }>

/** A series as it was answered for a period. */
export type Stretch<T> = Readonly<{ data: T; period: Period; fetchedAt: IsoInstant }>

/** Days of a period, with the last one on or before its start. `days` come oldest first. */
export function daysWithin<T extends { date: string }>(days: readonly T[], { from, to }: Period): T[] {
  const first = Math.max(
    0,
    days.findLastIndex(({ date }) => date <= from),
  )
  return days.slice(first).filter(({ date }) => date <= to)
}

/**
 * What a kept stretch tells of a period; null when it begins later, or tells nothing: holdings would be valued at what was paid for them. It may end
 * earlier, as its last day says.
 */
export function cutDays<T extends Series>({ data, period }: Omit<Stretch<T>, 'fetchedAt'>, asked: Period): T | null {
  if (period.from > asked.from) return null
  const days = daysWithin(data.days, asked)
  return days.length > 0 ? { ...data, days } : null
}

/**
 * A kept stretch and a new answer as one. Where they do not meet, the one that ends later; where they differ on a day that both had closed (after a split
 * a house writes its history anew), the new one alone.
 */
export function joinDays<T extends Series>(kept: Stretch<T>, now: Stretch<T>): Stretch<T> {
  const [before, after] = [kept.period, now.period]
  if (after.from <= before.from && after.to >= before.to) return now
  const newest = after.to >= before.to ? now : kept
  if (after.from > addDays(before.to, 1) || before.from > addDays(after.to, 1)) return newest
  if (!isOneSeries(kept.data, now.data)) return now
  const told = new Map([...kept.data.days, ...now.data.days].map((day) => [day.date, day]))
  const days = [...told.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const period = { from: before.from < after.from ? before.from : after.from, to: newest.period.to }
  return { data: { ...newest.data, days }, period, fetchedAt: newest.fetchedAt }
}

function isOneSeries(kept: Series, now: Series): boolean {
  const told = new Map(now.days.map((day) => [day.date, JSON.stringify(day)]))
  // A house may correct the last day that it gave.
  const differs = kept.days.slice(0, -1).some((day) => told.has(day.date) && told.get(day.date) !== JSON.stringify(day))
  return !differs && JSON.stringify({ ...kept, days: [] }) === JSON.stringify({ ...now, days: [] })
}
