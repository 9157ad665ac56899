import { describe, expect, it } from '@jest/globals'
import { isoDate } from '../../../../shared/domain/dates'
import { decimal } from '../../../../shared/domain/money'
import { pointsOf, yearEnds } from './pointsOf'

const points = ['2023-01-02', '2024-06-30', '2025-11-14', '2025-11-21', '2025-12-31', '2026-11-19'].map((date) => ({
  date: isoDate(date),
  value: decimal(1),
  paidIn: null,
}))
const days = (shown: readonly { date: string }[] | null) => shown?.map(({ date }) => date) ?? null

describe('a period of the value chart', () => {
  it('begins with the last point on or before its first day', () => {
    expect(days(pointsOf(points, '1y'))).toEqual(['2025-11-14', '2025-11-21', '2025-12-31', '2026-11-19'])
  })

  it('is not offered before the history began', () => {
    expect(pointsOf(points, '5y')).toBeNull()
    expect(pointsOf([], 'all')).toBeNull()
  })

  it('shows as a table the ends of years, of months when it is short', () => {
    expect(days(yearEnds(points))).toEqual(['2023-01-02', '2024-06-30', '2025-12-31', '2026-11-19'])
    expect(days(yearEnds(points.slice(2)))).toEqual(['2025-11-21', '2025-12-31', '2026-11-19'])
  })
})
