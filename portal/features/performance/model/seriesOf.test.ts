import { describe, expect, it } from '@jest/globals'
import type { PerformanceResponse } from '../../../../shared/contracts/wealth/performance'
import { isoDate } from '../../../../shared/domain/dates'
import { ratio } from '../../../../shared/domain/ratio'
import { performanceFixture } from './performanceFixture'
import { seriesOf, tablePoints } from './seriesOf'

const point = (date: string, portfolio: number, benchmark: number | null = null) => ({
  date: isoDate(date),
  portfolio: ratio(portfolio),
  benchmark: benchmark === null ? null : ratio(benchmark),
})

describe('seriesOf', () => {
  it('shows the whole series since inception', () => {
    expect(seriesOf(performanceFixture, 'inception')).toBe(performanceFixture.series)
  })

  it.each([
    ['1y', '2025-11-19', 0.0816, 0.0671],
    ['3y', '2023-11-19', 0.2745, 0.1956],
    ['5y', '2021-11-19', 0.1931, 0.0956],
  ] as const)('ends %s at the figures of the matrix and starts at zero on %s', (period, from, portfolio, benchmark) => {
    const series = seriesOf(performanceFixture, period)
    expect(series?.[0]).toEqual({ date: from, portfolio: 0, benchmark: 0 })
    expect(series?.at(-1)?.portfolio).toBeCloseTo(portfolio, 10)
    expect(series?.at(-1)?.benchmark).toBeCloseTo(benchmark, 10)
  })

  it('chains from the level between the points round the start when the server names no figure', () => {
    const answer: Pick<PerformanceResponse, 'series' | 'tiles' | 'discrete'> = {
      discrete: [],
      tiles: [],
      series: [point('2024-01-05', 0), point('2025-03-28', 0.1), point('2025-04-04', 0.2), point('2026-04-01', 0.21)],
    }
    const series = seriesOf(answer, '1y')
    expect(series?.map((entry) => entry.date)).toEqual(['2025-04-01', '2025-04-04', '2026-04-01'])
    // On 01/04, four days of seven after 28/03, the level is 0.1 + 0.1 × 4/7; 1.21 / (8.1 / 7) − 1
    expect(series?.at(-1)?.portfolio).toBeCloseTo(0.045679, 6)
    expect(series?.at(-1)?.benchmark).toBeNull()
  })

  it('does not bend the line to a figure that was not computed from this series', () => {
    const sent = performanceFixture.discrete.map((entry) => (entry.kind === '5y' ? { ...entry, portfolio: ratio(0.9) } : entry))
    const series = seriesOf({ ...performanceFixture, discrete: sent }, '5y')
    expect(series?.at(-1)?.portfolio).toBeCloseTo(0.193, 2)
  })

  it('has no series for a period longer than the history', () => {
    const series = [point('2025-06-02', 0), point('2026-11-19', 0.05)]
    expect(seriesOf({ series, tiles: [], discrete: [] }, '3y')).toBeNull()
    expect(seriesOf({ series, tiles: [], discrete: [] }, '1y')).not.toBeNull()
  })

  it('has none for an empty series', () => {
    expect(seriesOf({ series: [], tiles: [], discrete: [] }, 'inception')).toBeNull()
  })
})

describe('tablePoints', () => {
  it('takes the last point of each year and the last of all', () => {
    expect(tablePoints(performanceFixture.series).map((entry) => entry.date)).toEqual([
      '2019-12-26',
      '2020-12-31',
      '2021-12-30',
      '2022-12-29',
      '2023-12-28',
      '2024-12-26',
      '2025-12-25',
      '2026-11-19',
    ])
  })

  it('takes months when the series is short', () => {
    const series = [point('2026-01-05', 0), point('2026-01-30', 0.01), point('2026-02-27', 0.02), point('2026-03-03', 0.03)]
    expect(tablePoints(series).map((entry) => entry.date)).toEqual(['2026-01-30', '2026-02-27', '2026-03-03'])
  })
})
