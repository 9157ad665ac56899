import { describe, expect, it } from '@jest/globals'
import type { SeriesPoint } from '../../../../shared/contracts/wealth/figures'
import { isoDate } from '../../../../shared/domain/dates'
import { ratio } from '../../../../shared/domain/ratio'
import { drawSeries } from './drawSeries'

const frame = { width: 200, height: 100, top: 0, right: 0, bottom: 0, left: 0 }
const point = (date: string, portfolio: number, benchmark: number | null): SeriesPoint => ({
  date: isoDate(date),
  portfolio: ratio(portfolio),
  benchmark: benchmark === null ? null : ratio(benchmark),
})

describe('drawSeries', () => {
  it('draws time across and return upwards', () => {
    const drawing = drawSeries([point('2025-01-01', 0, 0), point('2025-07-02', 0.05, 0.02), point('2025-12-31', 0.1, 0.06)], frame)
    expect(drawing?.portfolio).toBe('M0 100L100 50L200 0')
    expect(drawing?.benchmark).toBe('M0 100L100 80L200 40')
    expect(drawing?.levels.map(({ value }) => value)).toEqual([0, 0.025, 0.05, 0.075, 0.1])
  })

  it('keeps zero in sight when all is below it', () => {
    const drawing = drawSeries([point('2025-01-01', 0, null), point('2025-12-31', -0.3, null)], frame)
    expect(drawing?.levels.at(-1)?.value).toBe(0)
    expect(drawing?.benchmark).toBeNull()
    expect(drawing?.ends.benchmark).toBeNull()
  })

  it('moves labels apart that would meet', () => {
    const ends = drawSeries([point('2025-01-01', 0, 0), point('2025-12-31', 0.1, 0.099)], { ...frame, height: 300, bottom: 20 })?.ends
    expect(Math.abs((ends?.portfolio.y ?? 0) - (ends?.benchmark?.y ?? 0))).toBe(27)
  })

  it('draws no line through one point', () => {
    expect(drawSeries([point('2025-01-01', 0, 0)], frame)).toBeNull()
  })
})
