import { describe, expect, it } from '@jest/globals'
import { isoDate } from '../../shared/domain/dates'
import { dayOnOrBefore, endsBefore } from './pastDays'

const days = (...texts: string[]) => texts.map(isoDate)

describe('days of the past', () => {
  const dates = days('2026-11-20', '2026-11-19', '2026-10-30', '2026-10-29', '2026-09-30', '2025-12-31', '2025-12-30')

  it('are the ends of month, quarter and year that the data has', () => {
    expect(endsBefore(dates)).toEqual([
      { id: 'month', date: '2026-10-30' },
      { id: 'quarter', date: '2026-09-30' },
      { id: 'year', date: '2025-12-31' },
    ])
  })

  it('are offered once where one day ends several, and not at all before the first', () => {
    expect(endsBefore(days('2026-01-15', '2025-12-31'))).toEqual([{ id: 'year', date: '2025-12-31' }])
    expect(endsBefore(days('2026-11-20', '2026-11-19'))).toEqual([])
    expect(endsBefore([])).toEqual([])
  })

  it('are the data’s own: a weekend is the Friday before it', () => {
    expect(dayOnOrBefore(dates, '2026-11-22')).toBe('2026-11-20')
    expect(dayOnOrBefore(dates, '2026-10-30')).toBe('2026-10-30')
    expect(dayOnOrBefore(dates, '2020-01-01')).toBeNull()
  })
})
