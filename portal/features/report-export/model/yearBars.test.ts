import { describe, expect, it } from '@jest/globals'
import type { PeriodReturn } from '../../../../shared/contracts/wealth/figures'
import { ratio } from '../../../../shared/domain/ratio'
import { yearBars } from './yearBars'

const frame = { width: 100, height: 20, gap: 2.5 }
const year = (portfolio: number | null, benchmark: number | null = null): PeriodReturn => ({
  from: null,
  to: null,
  portfolio: portfolio === null ? null : ratio(portfolio),
  benchmark: benchmark === null ? null : ratio(benchmark),
  reason: null,
})

describe('yearBars', () => {
  it('stand up from the axis for a gain and down for a loss, on one scale for all portfolios', () => {
    const [one, other] = yearBars([[year(0.15), year(-0.05)], [year(0.075)]], frame)
    expect(one?.axis).toBe(15)
    expect(one?.bars.map(({ y, height }) => [y, height])).toEqual([
      [0, 15],
      [15, 5],
    ])
    expect(other?.bars).toMatchObject([{ y: 7.5, height: 7.5 }])
  })

  it('end where the figure of their column ends, the benchmark behind its portfolio', () => {
    const [band] = yearBars([[year(0.1, 0.05), year(0.1)]], frame)
    const [portfolio, benchmark, alone] = band?.bars ?? []
    expect((benchmark?.x ?? 0) + (benchmark?.width ?? 0)).toBeCloseTo(47.5)
    expect((portfolio?.x ?? 0) + (portfolio?.width ?? 0)).toBeLessThan(benchmark?.x ?? 0)
    expect((alone?.x ?? 0) + (alone?.width ?? 0)).toBeCloseTo(100)
  })

  it('have no bar of a year that is not known, and a thin one of a year without a return', () => {
    const [band] = yearBars([[year(null), year(0), year(0.1)]], frame)
    expect(band?.bars.map(({ height }) => height)).toEqual([0.3, 20])
  })

  it('are none where nothing is known', () => {
    expect(yearBars([[year(null), year(null)]], frame)).toEqual([])
  })
})
