import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays, isoDate } from '../dates'
import { ratio, type Ratio } from '../ratio'
import { yearlyRate } from './annualise'
import {
  beta,
  downsideDeviation,
  downsidePotential,
  excessOverRisk,
  jensenAlpha,
  maxDrawdown,
  meanReturn,
  mSquared,
  standardDeviation,
  trackingError,
  volatility,
} from './risk'
import { linkReturns } from './twr'

const percents = (text: string): Ratio[] => text.split(' ').map((each) => ratio(Number(each) / 100))
/** Bacon, "Practical Portfolio Performance Measurement and Attribution": 24 months of a portfolio and its benchmark, percent. */
const own = percents('.3 2.6 1.1 -1.0 1.5 2.5 1.6 6.7 -1.4 4.0 -.5 8.1 4.0 -3.7 -6.1 1.7 -4.9 -2.2 7.0 5.8 -6.5 2.4 -.5 -.9')
const theirs = percents('.2 2.5 1.8 -1.1 1.4 1.8 1.4 6.5 -1.5 4.2 -.6 8.3 3.9 -3.8 -6.2 1.5 -4.8 2.1 6.0 5.6 -6.7 1.9 -.3 .0')
const series = (values: readonly number[]) =>
  values.map((value, index) => ({ date: addDays(isoDate('2026-01-01'), index), portfolio: ratio(value) }))
const root12 = Math.sqrt(12)

describe("Bacon's two years", () => {
  const mar = ratio(0.005)
  const total = yearlyRate(linkReturns(own), 24) ?? ratio(0)
  const benchmark = yearlyRate(linkReturns(theirs), 24) ?? ratio(0)
  const population = (returns: readonly Ratio[]): Ratio => ratio((standardDeviation(returns, 'population') ?? 0) * root12)

  it('have the published volatility of the population and of a sample', () => {
    expect(population(own)).toBeCloseTo(0.134116, 6)
    expect(volatility(own)).toBeCloseTo(0.137, 4)
  })

  it('have the published downside deviation, potential and Sortino ratio', () => {
    expect(downsideDeviation(own, mar)).toBeCloseTo(0.0255, 4)
    expect(downsidePotential(own, mar)).toBeCloseTo(0.0137, 4)
    const mean = meanReturn(own) ?? ratio(0)
    expect(excessOverRisk({ total: mean, riskFree: mar, risk: downsideDeviation(own, mar) })).toBeCloseTo(0.157, 3)
  })

  it('have the published M squared and alpha', () => {
    expect(mSquared({ total, risk: population(own), benchmarkRisk: population(theirs) })).toBeCloseTo(0.10062, 5)
    expect(jensenAlpha(total, benchmark, beta(own, theirs))).toBeCloseTo(-0.014, 3)
  })
})

describe('R1: the example of empyrical', () => {
  const days = percents('1 10 -4 2 3 2 1 -10')
  const yearly = ratio((meanReturn(days) ?? 0) * 252)

  it('has its volatility, Sharpe and Sortino ratios', () => {
    expect(volatility(days, 252)).toBeCloseTo(0.9136465, 7)
    expect(excessOverRisk({ total: yearly, riskFree: ratio(0), risk: volatility(days, 252) })).toBeCloseTo(1.7238614, 6)
    const downside = ratio((downsideDeviation(days, ratio(0)) ?? 0) * Math.sqrt(252))
    expect(excessOverRisk({ total: yearly, riskFree: ratio(0), risk: downside })).toBeCloseTo(2.6055313, 6)
  })

  it('has its deepest fall', () => {
    const cumulative = days.reduce<Ratio[]>((all, each) => [...all, linkReturns([all.at(-1) ?? ratio(0), each])], [ratio(0)])
    expect(maxDrawdown(series(cumulative))?.fall).toBeCloseTo(0.1, 12)
  })
})

describe('maxDrawdown', () => {
  it('R3: can be more than all', () => expect(maxDrawdown(series([0, 0.1, 0.2, -1.4]))?.fall).toBeCloseTo(4 / 3, 12))

  it('R3: says when it began, was deepest and was made good', () => {
    expect(maxDrawdown(series([1, 1, -0.5, 1, 1, 2, 3, 4, 5, 6]))).toEqual({
      fall: 0.75,
      peak: '2026-01-02',
      trough: '2026-01-03',
      recovered: '2026-01-04',
    })
    expect(maxDrawdown(series([0, 0.1, 0.05]))?.recovered).toBeNull()
  })

  it('is zero where nothing fell, and missing without a history or after a total loss', () => {
    expect(maxDrawdown(series([0, 0.1, 0.2]))).toMatchObject({ fall: 0, recovered: null })
    expect(maxDrawdown(series([0]))).toBeNull()
    expect(maxDrawdown(series([-1, 0]))).toBeNull()
  })

  it('is the same at any scale, and never less than the last fall', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 2, maxLength: 30 }),
        fc.integer({ min: 1, max: 50 }),
        (values, scale) => {
          const fallOf = (all: readonly number[]) => maxDrawdown(series(all.map((value) => value / 100 - 1)))?.fall ?? Number.NaN
          const fall = fallOf(values)
          expect(fallOf(values.map((value) => value * scale))).toBeCloseTo(fall, 9)
          expect(fall).toBeGreaterThanOrEqual(1 - (values.at(-1) ?? 0) / Math.max(...values) - 1e-12)
        },
      ),
    )
  })
})

describe('figures against a benchmark', () => {
  it('are 1 and 0 for the benchmark itself, and missing where it never moved', () => {
    expect(beta(theirs, theirs)).toBeCloseTo(1, 12)
    expect(trackingError(theirs, theirs)).toBe(0)
    expect(beta(own.slice(0, 3), [ratio(0.01), ratio(0.01), ratio(0.01)])).toBeNull()
    expect(() => beta(own, theirs.slice(1))).toThrow(RangeError)
  })

  it('double with the returns', () => {
    const twice = theirs.map((each) => ratio(each * 2))
    expect(beta(twice, theirs)).toBeCloseTo(2, 12)
    expect(volatility(twice)).toBeCloseTo((volatility(theirs) ?? 0) * 2, 12)
  })
})

describe('standardDeviation', () => {
  it('does not change when all returns are shifted', () => {
    const returns = fc.array(
      fc.integer({ min: -5000, max: 5000 }).map((value) => value / 10_000),
      { minLength: 2, maxLength: 40 },
    )
    fc.assert(
      fc.property(returns, fc.integer({ min: -1000, max: 1000 }), (values, shift) => {
        const shifted = values.map((value) => ratio(value + shift / 10_000))
        expect(standardDeviation(shifted, 'sample')).toBeCloseTo(standardDeviation(values.map(ratio), 'sample') ?? Number.NaN, 9)
      }),
    )
  })

  it('is missing for one return, and there is no ratio over no risk', () => {
    expect(standardDeviation([ratio(0.1)], 'population')).toBeNull()
    expect(downsideDeviation([], ratio(0))).toBeNull()
    expect(excessOverRisk({ total: ratio(0.1), riskFree: ratio(0), risk: ratio(0) })).toBeNull()
  })
})
