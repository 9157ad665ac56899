import { describe, expect, it } from '@jest/globals'
import { isoDate } from '../../../shared/domain/dates'
import { monthName, parseTypedDate, weekdayNames, weeksOfMonth } from './calendarMonth'

describe('parseTypedDate', () => {
  it.each([
    ['31/03/2026', '2026-03-31'],
    ['1/4/2026', '2026-04-01'],
    ['01.04.2026', '2026-04-01'],
    ['01-04-2026', '2026-04-01'],
    ['01042026', '2026-04-01'],
    [' 29/02/2024 ', '2024-02-29'],
  ])('reads %s as %s', (text, expected) => {
    expect(parseTypedDate(text)).toBe(expected)
  })

  it.each(['', '31/02/2026', '2026-03-31', '3/2026', '13/13/2026', '31/03/26'])('refuses %p', (text) => {
    expect(parseTypedDate(text)).toBeNull()
  })
})

describe('weeksOfMonth', () => {
  it('starts on Monday and leaves out the days of other months', () => {
    const weeks = weeksOfMonth(isoDate('2026-11-19'))
    expect(weeks).toHaveLength(6)
    // 1 November 2026 is a Sunday.
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null])
  })

  it('is four whole weeks in February 2027', () => {
    expect(weeksOfMonth(isoDate('2027-02-14')).flat()).toHaveLength(28)
  })
})

describe('names', () => {
  it('of months are in the language shown', () => {
    const date = isoDate('2026-09-30')
    expect(monthName(date, 'en')).toBe('September 2026')
    expect(monthName(date, 'is')).toBe('september 2026')
    expect(monthName(date, 'el')).toBe('Σεπτέμβριος 2026')
  })

  it('of days start with Monday', () => {
    expect(weekdayNames('en')[0]).toBe('Mon')
    expect(weekdayNames('is')).toHaveLength(7)
    expect(weekdayNames('el')[0]).toBe('Δευ')
  })
})
