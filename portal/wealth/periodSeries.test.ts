import { describe, expect, it } from '@jest/globals'
import * as z from 'zod/mini'
import { seriesPointSchema } from '../../shared/contracts/wealth/figures'
import { addDays, isoDate } from '../../shared/domain/dates'
import { periodSeries } from './periodSeries'

const series = (points: [string, number, number | null][]) =>
  z.parse(
    z.array(seriesPointSchema),
    points.map(([date, portfolio, benchmark]) => ({ date, portfolio, benchmark })),
  )

describe('periodSeries', () => {
  it('starts both returns of the period at zero', () => {
    const points = series([
      ['2026-01-01', 0, 0],
      ['2026-02-01', 0.1, 0.5],
      ['2026-03-01', 0.21, 0.5],
      ['2026-04-01', 0.3, 0.6],
    ])
    const shown = periodSeries(points, isoDate('2026-02-01'), isoDate('2026-03-01'))
    // 1.21 / 1.10 is a gain of 10 %; the benchmark stands still.
    expect(shown).toHaveLength(2)
    expect(shown[0]).toEqual({ portfolio: 0, benchmark: 0 })
    expect(shown[1]?.portfolio).toBeCloseTo(0.1, 12)
    expect(shown[1]?.benchmark).toBe(0)
  })

  it('starts with the last point before the period when none falls on its first day', () => {
    const points = series([
      ['2026-01-01', 0, null],
      ['2026-01-08', -0.1, null],
    ])
    expect(periodSeries(points, isoDate('2026-01-05'), isoDate('2026-01-08')).map(({ portfolio }) => portfolio)).toEqual([
      0,
      expect.closeTo(-0.1, 12),
    ])
  })

  it('keeps a gap of the benchmark, and is empty without a period or points', () => {
    const points = series([
      ['2026-01-01', 0, 0],
      ['2026-01-02', 0.1, null],
    ])
    expect(periodSeries(points, isoDate('2026-01-01'), isoDate('2026-01-02'))[1]?.benchmark).toBeNull()
    expect(periodSeries(points, null, null)).toEqual([])
    expect(periodSeries([], isoDate('2026-01-01'), isoDate('2026-01-02'))).toEqual([])
  })

  it('shows no more points than it can draw, the first and the last among them', () => {
    const start = isoDate('2020-01-01')
    const long = series(Array.from({ length: 2000 }, (_, index) => [addDays(start, index), index / 1000, 0]))
    const shown = periodSeries(long, start, addDays(start, 1999))
    expect(shown).toHaveLength(54)
    expect(shown.at(-1)?.portfolio).toBeCloseTo(1.999, 12)
  })
})
