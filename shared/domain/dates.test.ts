import { describe, expect, it } from '@jest/globals'
import {
  addDays,
  addMonths,
  dayNumber,
  daysBetween,
  type IsoDate,
  isoDate,
  isoDateOf,
  isoDateSchema,
  isoInstant,
  isoInstantSchema,
  yearEnd,
  yearOf,
} from './dates'
import { monthEnd } from './months'

describe('isoDate', () => {
  it.each(['2024-02-31', '2023-02-29', '2026-13-01', '2026-1-1', '31/03/2026', '2026-03-31T00:00:00Z', ''])('refuses %p', (text) => {
    expect(isoDateSchema.safeParse(text).success).toBe(false)
    expect(() => isoDate(text)).toThrow()
  })

  it('takes 29 February of a leap year', () => {
    expect(isoDate('2024-02-29')).toBe('2024-02-29')
  })
})

describe('isoInstant', () => {
  it('is a moment in UTC', () => {
    const moment = new Date('2026-03-31T23:30:00+02:00')
    expect(isoInstant(moment)).toBe('2026-03-31T21:30:00.000Z')
    expect(isoDateOf(moment)).toBe('2026-03-31')
    expect(isoInstantSchema.safeParse('2026-03-31T23:30:00+02:00').success).toBe(false)
  })
})

describe('days', () => {
  it('counts across the change of the clocks and 29 February', () => {
    expect(daysBetween(isoDate('2026-03-28'), isoDate('2026-03-30'))).toBe(2)
    expect(daysBetween(isoDate('2024-02-28'), isoDate('2024-03-01'))).toBe(2)
    expect(daysBetween(isoDate('2026-01-02'), isoDate('2026-01-01'))).toBe(-1)
    expect(addDays(isoDate('2026-01-01'), -1)).toBe('2025-12-31')
    expect(addDays(isoDate('2024-02-28'), 1)).toBe('2024-02-29')
  })
})

describe('dayNumber', () => {
  it('is what the calendar of the platform says, for every day from the year 0 to 9999', () => {
    for (let day = -719_528; day <= 2_932_896; day += 1) {
      const date = new Date(day * 86_400_000).toISOString().slice(0, 10) as IsoDate
      if (dayNumber(date) !== day) throw new Error(`${date} is day ${day}, not ${dayNumber(date)}`)
    }
    expect(dayNumber(isoDate('1970-01-01'))).toBe(0)
    expect(dayNumber(isoDate('9999-12-31'))).toBe(2_932_896)
  })
})

describe('months', () => {
  it.each([
    ['2026-03-31', -1, '2026-02-28'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-06-30', -36, '2023-06-30'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(isoDate(date), months)).toBe(expected)
  })

  it('finds the ends of months and years', () => {
    expect(monthEnd(isoDate('2024-02-01'))).toBe('2024-02-29')
    expect(monthEnd(isoDate('2026-12-31'))).toBe('2026-12-31')
    expect(yearOf(isoDate('2026-12-31'))).toBe(2026)
    expect(yearEnd(2025)).toBe('2025-12-31')
  })
})
