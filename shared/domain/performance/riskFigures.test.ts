import { describe, expect, it } from '@jest/globals'
import { riskFiguresSchema } from '../../contracts/wealth/risk'
import type { SeriesPoint } from '../../contracts/wealth/figures'
import { addMonths, isoDate } from '../dates'
import { monthEnd } from '../months'
import { ratio } from '../ratio'
import { monthlyReturns } from './monthlyReturns'
import { riskFigures } from './riskFigures'

/** Month ends from December 2022, of returns that alternate: +2 %, −1 %. */
const points = (months: number, hasBenchmark = true): SeriesPoint[] => {
  let [own, theirs] = [1, 1]
  return Array.from({ length: months + 1 }, (_, index) => {
    if (index > 0) [own, theirs] = [own * (index % 2 === 0 ? 0.99 : 1.02), theirs * 1.005]
    return {
      date: monthEnd(addMonths(isoDate('2022-12-31'), index)),
      portfolio: ratio(own - 1),
      benchmark: hasBenchmark ? ratio(theirs - 1) : null,
    }
  })
}

describe('monthlyReturns', () => {
  it('are of whole months, twelve from thirteen month ends', () => {
    const all = monthlyReturns(points(12), isoDate('2023-12-31'))
    expect(all.map(({ month }) => month)).toEqual(
      ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map((m) => `2023-${m}`),
    )
    expect(all[0]?.portfolio).toBeCloseTo(0.02, 12)
    expect(monthlyReturns(points(12), isoDate('2023-12-30'))).toHaveLength(11)
  })

  it('begin anew after a month without a value', () => {
    const holed = points(12).filter(({ date }) => !date.startsWith('2023-06'))
    expect(monthlyReturns(holed, isoDate('2023-12-31')).map(({ month }) => month)).toEqual([
      '2023-08',
      '2023-09',
      '2023-10',
      '2023-11',
      '2023-12',
    ])
  })
})

describe('riskFigures', () => {
  it('are of the last 36 months, and fit the contract', () => {
    const figures = riskFigures(points(40), isoDate('2026-04-30'))
    expect(figures).toMatchObject({ months: 36, firstMonth: '2023-05', lastMonth: '2026-04', riskFree: 0, reason: null })
    expect(figures.volatility).toBeCloseTo(0.015 * Math.sqrt(36 / 35) * Math.sqrt(12), 10)
    expect(figures.downsideDeviation).toBeCloseTo(Math.sqrt(0.0001 / 2) * Math.sqrt(12), 10)
    expect(figures.annualisedReturn).toBeCloseTo((1.02 * 0.99) ** 6 - 1, 10)
    expect(figures.sharpe).toBeCloseTo((figures.annualisedReturn ?? 0) / (figures.volatility ?? 1), 10)
    expect(figures.drawdown?.fall).toBeCloseTo(0.01, 10)
    expect(riskFiguresSchema.parse(figures)).toEqual(figures)
  })

  it('are missing below a year, with the reason, and without a benchmark where one is needed', () => {
    expect(riskFigures(points(11), isoDate('2023-11-30'))).toMatchObject({
      months: 11,
      volatility: null,
      sharpe: null,
      reason: 'too_short',
    })
    expect(riskFigures([], isoDate('2023-11-30'))).toMatchObject({ months: 0, drawdown: null, reason: 'too_short' })
    const alone = riskFigures(points(12, false), isoDate('2023-12-31'))
    expect(alone).toMatchObject({ beta: null, trackingError: null, reason: 'no_benchmark' })
    expect(alone.volatility).not.toBeNull()
  })
})
