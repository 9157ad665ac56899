import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { SeriesPoint } from '../../contracts/wealth/figures'
import { addDays, isoDate } from '../dates'
import { ratio } from '../ratio'
import { chainReturn, returnBetween, returnOver, returnSinceInception } from './chain'
import { linkReturns } from './twr'

const point = (date: string, portfolio: number, benchmark: number | null = null): SeriesPoint => ({
  date: isoDate(date),
  portfolio: ratio(portfolio),
  benchmark: benchmark === null ? null : ratio(benchmark),
})

const series = [
  point('2025-11-28', 0, 0),
  point('2025-12-31', 0.1, 0.05),
  point('2026-01-30', 0.21, 0.155),
  point('2026-02-27', -0.01, 0.05),
]

describe('chainReturn', () => {
  it('takes out what was earned before', () => {
    expect(chainReturn(ratio(0.1), ratio(0.21))).toBeCloseTo(0.1, 12)
    expect(chainReturn(ratio(0.5), ratio(0))).toBeCloseTo(-1 / 3, 12)
  })

  it('has no binary noise', () => {
    expect(chainReturn(ratio(0), ratio(0.02505))).toBe(0.02505)
  })

  it('is missing after a total loss', () => {
    expect(chainReturn(ratio(-1), ratio(0.5))).toBeNull()
    expect(chainReturn(ratio(0.5), ratio(-1))).toBe(-1)
  })

  it('links to the whole', () => {
    const cumulative = fc.double({ min: -0.9, max: 10, noNaN: true }).map(ratio)
    fc.assert(
      fc.property(cumulative, cumulative, cumulative, (a, b, c) => {
        const parts = [chainReturn(a, b), chainReturn(b, c)].flatMap((part) => part ?? [])
        expect(linkReturns(parts)).toBeCloseTo(chainReturn(a, c) ?? NaN, 8)
      }),
    )
  })
})

describe('returnBetween', () => {
  it('runs from close to close, for portfolio and benchmark', () => {
    const result = returnBetween(series, isoDate('2025-12-31'), isoDate('2026-01-30'))
    expect(result.portfolio).toBeCloseTo(0.1, 12)
    expect(result.benchmark).toBeCloseTo(0.1, 12)
    expect(result).toMatchObject({ from: '2025-12-31', to: '2026-01-30', reason: null })
  })

  it('takes the last point before a day without one, and says which it took', () => {
    const result = returnBetween(series, isoDate('2026-01-02'), isoDate('2026-02-28'))
    expect(result.portfolio).toBeCloseTo(-0.1, 12)
    expect(result).toMatchObject({ from: '2025-12-31', to: '2026-02-27' })
  })

  it('is missing, not zero, when the history is too short', () => {
    expect(returnBetween(series, isoDate('2025-11-27'), isoDate('2026-02-27'))).toEqual({
      portfolio: null,
      benchmark: null,
      from: '2025-11-27',
      to: '2026-02-27',
      reason: 'too_short',
    })
    expect(returnBetween(series.slice(0, 1), isoDate('2025-11-28'), isoDate('2025-11-29')).reason).toBe('too_short')
  })

  it('is missing without a history, and where the history has a hole', () => {
    expect(returnBetween([], isoDate('2026-01-01'), isoDate('2026-02-01')).reason).toBe('no_history')
    expect(returnBetween(series, isoDate('2026-01-30'), isoDate('2026-03-30')).portfolio).not.toBeNull()
    expect(returnBetween(series, isoDate('2026-01-30'), isoDate('2026-03-31'))).toMatchObject({ portfolio: null, reason: 'no_history' })
  })

  it('says that there is no benchmark and keeps the portfolio', () => {
    const result = returnBetween([point('2026-01-30', 0), point('2026-02-27', 0.02)], isoDate('2026-01-30'), isoDate('2026-02-27'))
    expect(result).toMatchObject({ portfolio: 0.02, benchmark: null, reason: 'no_benchmark' })
  })

  it('is missing when everything was lost before', () => {
    const lost = [point('2026-01-30', -1), point('2026-02-27', -1)]
    expect(returnBetween(lost, isoDate('2026-01-30'), isoDate('2026-02-27')).reason).toBe('unavailable')
  })

  it('refuses days in the wrong order', () => {
    expect(() => returnBetween(series, isoDate('2026-02-01'), isoDate('2026-01-01'))).toThrow(RangeError)
  })
})

describe('returnOver', () => {
  const daily = Array.from({ length: 500 }, (_, index) => ({
    date: addDays(isoDate('2024-11-01'), index),
    portfolio: ratio(index / 1000),
    benchmark: null,
  }))

  it.each([
    ['2025-11-19', 6, '2025-05-19'],
    ['2025-06-30', 6, '2024-12-31'],
    ['2026-02-28', 3, '2025-11-30'],
    ['2025-08-30', 6, '2025-02-28'],
  ])('up to %s over %i months starts at the close of %s', (asOf, months, from) => {
    expect(returnOver(daily, isoDate(asOf), months)).toMatchObject({ from, to: asOf })
  })
})

describe('returnSinceInception', () => {
  const asOf = isoDate('2026-02-27')

  it('starts at the first point', () => {
    expect(returnSinceInception(series, asOf, null)).toMatchObject({ portfolio: -0.01, from: '2025-11-28', to: asOf })
    expect(returnSinceInception(series, asOf, isoDate('2025-11-26'))).toMatchObject({ portfolio: -0.01, from: '2025-11-28' })
  })

  it('starts at the inception when the series is older', () => {
    expect(returnSinceInception(series, asOf, isoDate('2025-12-31')).portfolio).toBeCloseTo(-0.1, 12)
  })

  it('is not known when the series starts long after it', () => {
    expect(returnSinceInception(series, asOf, isoDate('2019-03-14'))).toMatchObject({ portfolio: null, reason: 'too_short' })
  })

  it('is missing without a point', () => {
    expect(returnSinceInception([], asOf, null).reason).toBe('no_history')
    expect(returnSinceInception(series, isoDate('2025-01-01'), null).reason).toBe('no_history')
    expect(returnSinceInception(series, asOf, isoDate('2026-03-01')).reason).toBe('too_short')
  })
})
