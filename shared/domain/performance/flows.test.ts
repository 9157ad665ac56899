import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays, isoDate } from '../dates'
import { money, zeroMoney } from '../money'
import { ratio } from '../ratio'
import { type DietzInput, type Flow, modifiedDietz } from './modifiedDietz'
import { linkReturns, subPeriodReturn, timeWeightedReturn, timeWeightedSeries, type Valuation } from './twr'
import { xirr } from './xirr'

const gbp = (amount: number | string) => money(amount, 'GBP')
const flow = (date: string, amount: number): Flow => ({ date: isoDate(date), amount: gbp(amount) })
const valuation = (date: string, value: number, flows: { in?: number; out?: number } = {}): Valuation => ({
  date: isoDate(date),
  value: gbp(value),
  inflow: gbp(flows.in ?? 0),
  outflow: gbp(flows.out ?? 0),
})

describe('time-weighted return', () => {
  it('W1: three sub-periods with payments in', () => {
    // portfolio-help, docs/en/concepts/performance/time-weighted.md
    const step = (opening: number, inflow: number, closing: number) =>
      subPeriodReturn({ opening: gbp(opening), inflow: gbp(inflow), outflow: zeroMoney('GBP'), closing: gbp(closing) })
    expect(step(177.94, 0, 160.26)).toBeCloseTo(-0.0994, 4)
    expect(step(160.26, 84, 264.57)).toBeCloseTo(0.0831, 4)
    expect(step(264.57, 67, 426.82)).toBeCloseTo(0.2873, 4)
    const days = [
      valuation('2020-01-01', 177.94),
      valuation('2020-08-05', 160.26),
      valuation('2021-04-21', 264.57, { in: 84 }),
      valuation('2021-12-31', 426.82, { in: 67 }),
    ]
    expect(timeWeightedReturn(days)).toBeCloseTo(0.2558, 4)
  })

  it('W2: a withdrawal and a large payment in within one month', () => {
    // brinvex-investperf, TrueTwrCalculatorTest.java; its withdrawal at the start of 06-06 is ours at the end of 06-05
    const days = [
      valuation('2020-05-31', 100000),
      valuation('2020-06-05', 99000, { out: 2000 }),
      valuation('2020-06-10', 132000),
      valuation('2020-06-11', 152000, { in: 20000 }),
      valuation('2020-06-30', 135000),
    ]
    expect(timeWeightedReturn(days)).toBeCloseTo(0.196053, 6)
  })

  it('W4: a payment in does not dilute what was earned', () => {
    // en.wikipedia.org, Time-weighted return, example 1
    expect(
      timeWeightedReturn([valuation('2020-01-01', 500), valuation('2020-12-31', 1000), valuation('2021-12-31', 1500, { in: 1000 })]),
    ).toBeCloseTo(0.5, 12)
  })

  it('W6: four yearly rates linked', () => {
    // en.wikipedia.org, Time-weighted return: 1.04 × 1.09 × 1.05 × 1.11
    expect(linkReturns([0.04, 0.09, 0.05, 0.11].map(ratio))).toBeCloseTo(0.3212, 4)
  })

  it('gives the series that a chart draws', () => {
    expect(
      timeWeightedSeries([valuation('2026-01-01', 100), valuation('2026-01-02', 110), valuation('2026-01-03', 220, { in: 110 })]),
    ).toEqual([
      { date: '2026-01-01', portfolio: 0 },
      { date: '2026-01-02', portfolio: expect.closeTo(0.1, 12) },
      { date: '2026-01-03', portfolio: expect.closeTo(0.1, 12) },
    ])
  })

  it('rests while the portfolio is empty and is missing when value comes from nowhere', () => {
    const emptied = [
      valuation('2026-01-01', 100),
      valuation('2026-01-02', 0, { out: 110 }),
      valuation('2026-01-03', 0),
      valuation('2026-01-04', 55, { in: 50 }),
    ]
    expect(timeWeightedReturn(emptied)).toBeCloseTo(0.21, 12)
    expect(timeWeightedReturn([valuation('2026-01-01', 0), valuation('2026-01-02', 10)])).toBeNull()
    expect(timeWeightedReturn([valuation('2026-01-01', 100)])).toBeNull()
    expect(timeWeightedReturn([])).toBeNull()
  })

  it('is blind to flows', () => {
    const day = fc.record({ rate: fc.double({ min: -0.5, max: 0.5, noNaN: true }), inflow: fc.integer({ min: 0, max: 1000 }) })
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 20 }), (days) => {
        let value = 1000
        const valuations = days.map(({ rate, inflow }, index) => {
          value = (value + inflow) * (1 + rate)
          return valuation(addDays(isoDate('2026-01-02'), index), value, { in: inflow })
        })
        const whole = linkReturns(days.map(({ rate }) => ratio(rate)))
        expect(timeWeightedReturn([valuation('2026-01-01', 1000), ...valuations])).toBeCloseTo(whole, 6)
      }),
    )
  })
})

describe('modifiedDietz', () => {
  /** Figures of GIPS Standards Handbook for Asset Owners, 22.A.21, as in brinvex-investperf ModifiedDietzMwrCalculatorTest.java. */
  const june: DietzInput = {
    from: isoDate('2020-06-01'),
    to: isoDate('2020-06-30'),
    opening: gbp(100000),
    closing: gbp(135000),
    flows: [flow('2020-06-06', -2000), flow('2020-06-11', 20000)],
    timing: 'end_of_day',
  }

  it('D1: weighs flows at the end or at the start of the day', () => {
    expect(modifiedDietz(june)).toBeCloseTo(0.153061, 6)
    expect(modifiedDietz({ ...june, timing: 'start_of_day' })).toBeCloseTo(0.152239, 6)
  })

  it('D2 and D3: revalued at the large flow, and linked', () => {
    const first = { ...june, to: isoDate('2020-06-11'), closing: gbp(125000) }
    const second = { ...june, from: isoDate('2020-06-12'), opening: gbp(125000), flows: [] }
    expect(modifiedDietz(first)).toBeCloseTo(0.070642, 6)
    expect(modifiedDietz({ ...first, timing: 'start_of_day' })).toBeCloseTo(0.069495, 6)
    expect(modifiedDietz(second)).toBeCloseTo(0.08, 12)
    expect(linkReturns([first, second].flatMap((part) => modifiedDietz(part) ?? []))).toBeCloseTo(0.156294, 6)
  })

  it('D5: two years with a payment in half way', () => {
    // en.wikipedia.org, Modified Dietz method
    const years: DietzInput = {
      from: isoDate('2022-01-01'),
      to: isoDate('2023-12-31'),
      opening: gbp(100),
      closing: gbp(300),
      flows: [flow('2023-01-01', 50)],
      timing: 'start_of_day',
    }
    expect(modifiedDietz(years)).toBeCloseTo(1.2, 6)
    expect(modifiedDietz({ ...years, timing: 'end_of_day' })).toBeCloseTo(1.200658, 6)
  })

  it('D6: refuses when the average capital is not positive', () => {
    const input: DietzInput = {
      from: isoDate('2020-01-01'),
      to: isoDate('2020-02-09'),
      opening: gbp(1000),
      closing: gbp(250),
      flows: [flow('2020-01-05', -1200)],
      timing: 'end_of_day',
    }
    expect(modifiedDietz(input)).toBeNull()
    expect(modifiedDietz({ ...input, opening: gbp(0), flows: [] })).toBeNull()
  })

  it('refuses a flow outside the period and another currency', () => {
    expect(() => modifiedDietz({ ...june, flows: [flow('2020-07-01', 1)] })).toThrow(RangeError)
    expect(() => modifiedDietz({ ...june, closing: money(1, 'EUR') })).toThrow(TypeError)
  })
})

describe('xirr', () => {
  /** `held` lists amount and days held before the end, at which everything is worth `value`. */
  const growth = (held: [number, number][], value: number) => {
    const end = isoDate('2026-01-01')
    return xirr([...held.map(([amount, days]) => ({ date: addDays(end, -days), amount: gbp(-amount) })), { date: end, amount: gbp(value) }])
  }

  it('M1: the example of Microsoft', () => {
    // support.microsoft.com, XIRR function
    const flows = [
      flow('2008-01-01', -10000),
      flow('2008-03-01', 2750),
      flow('2008-10-30', 4250),
      flow('2009-02-15', 3250),
      flow('2009-04-01', 2750),
    ]
    expect(xirr(flows)).toBeCloseTo(0.3733625335, 10)
    expect(xirr(flows.toReversed())).toBeCloseTo(0.3733625335, 10)
  })

  it('M2: not quite a year', () => {
    // Portfolio Performance, IRRTest.java
    expect(xirr([flow('2010-01-01', -200), flow('2010-12-31', 210)])).toBeCloseTo(0.05014075, 8)
  })

  it('M4 and M7: deep losses', () => {
    // Portfolio Performance, IRRTest.java, issue 1904; Anexen/pyxirr, minus_0_99.csv (Unlicense)
    expect(xirr([flow('2019-05-24', -1560.94), flow('2020-01-13', -1160), flow('2020-06-29', 42.8)])).toBeCloseTo(-0.999251643, 9)
    expect(xirr([flow('2021-06-09', -134.09), flow('2021-08-11', 40.86)])).toBeCloseTo(-0.9989769231734277, 12)
  })

  it('M6: in any order', () => {
    // Anexen/pyxirr, tests/samples/unordered.csv (Unlicense)
    expect(xirr([flow('2015-06-11', -1000), flow('2015-07-21', -9000), flow('2018-06-10', 20000), flow('2015-10-17', -3000)])).toBeCloseTo(
      0.16353715844,
      10,
    )
  })

  it('M8, M10 and M11: purchases held for some days', () => {
    // portfolio-help, docs/en/concepts/performance/money-weighted.md, examples 1, 3 and 4
    expect(growth([[155, 878]], 190.06)).toBeCloseTo(0.0885, 4)
    const later: [number, number][] = [
      [84, 514],
      [67, 255],
    ]
    expect(growth([[155, 878], ...later], 426.82)).toBeCloseTo(0.2028, 4)
    expect(growth([[177.94, 730], ...later], 426.82)).toBeCloseTo(0.1763, 4)
  })

  it('is missing where there is no root', () => {
    expect(xirr([])).toBeNull()
    expect(xirr([flow('2026-01-01', -100)])).toBeNull()
    expect(xirr([flow('2025-01-01', -100), flow('2026-01-01', -10)])).toBeNull()
    expect(xirr([flow('2025-01-01', 100), flow('2026-01-01', 0)])).toBeNull()
    expect(xirr([flow('2026-01-01', -100), flow('2026-01-01', 110)])).toBeNull()
    // −100 + 200 v − 150 v²: the signs change, the value never does.
    expect(xirr([flow('2023-01-01', -100), flow('2024-01-01', 200), flow('2025-01-01', -150)])).toBeNull()
  })

  it('takes the root nearest to zero of several', () => {
    // −1000 + 2500 v − 1540 v²: 10 % and 40 % over years of 365 days
    expect(xirr([flow('2021-01-01', -1000), flow('2022-01-01', 2500), flow('2023-01-01', -1540)])).toBeCloseTo(0.1, 8)
  })

  it('finds the rate that a balance grew by', () => {
    const rate = fc.double({ min: -0.95, max: 5, noNaN: true })
    const days = fc.integer({ min: 30, max: 8000 })
    fc.assert(
      fc.property(rate, days, (yearly, held) => {
        const end = 1e6 * (1 + yearly) ** (held / 365)
        fc.pre(end > 1 && end < 1e15)
        expect(xirr([flow('2000-01-01', -1e6), { date: addDays(isoDate('2000-01-01'), held), amount: gbp(end) }])).toBeCloseTo(yearly, 6)
      }),
    )
  })

  it('refuses to mix currencies', () => {
    expect(() => xirr([flow('2025-01-01', -1), { date: isoDate('2026-01-01'), amount: money(1, 'EUR') }])).toThrow(TypeError)
  })
})
