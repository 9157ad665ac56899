import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays, isoDate } from '../dates'
import { thinSeries } from './thin'

const days = (from: string, count: number) => Array.from({ length: count }, (_, index) => ({ date: addDays(isoDate(from), index) }))

describe('thinSeries', () => {
  it('keeps every day of the last three months and the last point of each ISO week before', () => {
    // 2026-01-01 is a Thursday, so weeks end on 4, 11, 18 and 25 January
    const thinned = thinSeries(days('2026-01-01', 150), isoDate('2026-05-30')).map(({ date }) => date)
    expect(thinned.slice(0, 10)).toEqual([
      '2026-01-01',
      '2026-01-04',
      '2026-01-11',
      '2026-01-18',
      '2026-01-25',
      '2026-01-31',
      '2026-02-01',
      '2026-02-08',
      '2026-02-15',
      '2026-02-22',
    ])
    expect(thinned.slice(10, 13)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02'])
    expect(thinned.at(-1)).toBe('2026-05-30')
    expect(thinned.filter((date) => date >= '2026-02-28')).toHaveLength(92)
  })

  it('keeps the last working day of a month', () => {
    const working = days('2025-01-01', 60).filter(({ date }) => ![0, 6].includes(new Date(date).getUTCDay()))
    // 31 January 2025 is a Friday, 28 February too
    const kept = thinSeries(working, isoDate('2025-12-31')).map(({ date }) => date)
    expect(kept).toContain('2025-01-31')
    expect(kept).toContain('2025-02-28')
    expect(kept).not.toContain('2025-01-30')
  })

  it('leaves short series as they are', () => {
    expect(thinSeries([], isoDate('2026-01-01'))).toEqual([])
    const two = [{ date: isoDate('2020-01-06') }, { date: isoDate('2020-01-07') }]
    expect(thinSeries(two, isoDate('2026-01-01'))).toEqual(two)
  })

  it('keeps the ends and the order, and does nothing the second time', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 2000 }), { minLength: 1, maxLength: 300 }), (offsets) => {
        const points = offsets.sort((a, b) => a - b).map((offset) => ({ date: addDays(isoDate('2020-01-01'), offset) }))
        const last = points.at(-1)
        const thinned = thinSeries(points, last?.date ?? isoDate('2026-01-01'))
        expect(thinned[0]).toBe(points[0])
        expect(thinned.at(-1)).toBe(last)
        expect(thinned).toEqual(points.filter((point) => thinned.includes(point)))
        expect(thinSeries(thinned, last?.date ?? isoDate('2026-01-01'))).toEqual(thinned)
      }),
    )
  })
})
