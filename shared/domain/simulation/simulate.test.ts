import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { badYear, percentiles, type Plan, simulate } from './simulate'

const last = <T>(rows: readonly T[]): T => rows.at(-1) as T
const plan = (change: Partial<Plan> = {}): Plan => ({ amount: 250_000, monthly: 0, years: 15, inflation: 0, ...change })
const passage = { middle: 0.055, volatility: 0.106 }

/* Level, growth in the middle and volatility in percent, then the 1 in 20 below, the middle and the 1 in 20 above of £250,000 after 15 years. */
const drawn = [
  [1, 2.9, 3.4, 309_098, 383_858, 476_701],
  [2, 3.5, 5.0, 304_579, 418_837, 575_958],
  [3, 4.2, 6.8, 300_473, 463_400, 714_671],
  [4, 4.9, 8.7, 294_341, 512_357, 891_854],
  [5, 5.5, 10.6, 284_076, 558_119, 1_096_528],
  [6, 6.0, 12.7, 266_766, 599_140, 1_345_632],
  [7, 6.5, 15.0, 247_256, 642_960, 1_671_943],
] as const

describe('an amount without payments', () => {
  // The drawing takes 1.645 and 0.674 for the quantiles of the normal distribution: its outer figures differ by less than 0.01 %, the middle not at all.
  it.each(drawn)('level %i of the drawing', (_, growth, volatility, low, middle, high) => {
    const end = last(simulate({ middle: growth / 100, volatility: volatility / 100 }, plan()))
    expect(Math.round(end.p50)).toBe(middle)
    expect(Math.abs(end.p5 / low - 1)).toBeLessThan(0.0001)
    expect(Math.abs(end.p95 / high - 1)).toBeLessThan(0.0001)
  })

  it('the table of the drawing, year by year', () => {
    const years = simulate(passage, plan())
    const rows = [
      [1, 221_546, 245_564, 263_750, 283_283, 313_993],
      [3, 217_036, 259_392, 293_560, 332_230, 397_065],
      [5, 221_243, 278_498, 326_740, 383_338, 482_542],
      [10, 246_032, 340_680, 427_036, 535_282, 741_203],
      [15, 284_076, 423_211, 558_119, 736_032, 1_096_528],
    ] as const
    for (const [year, ...figures] of rows)
      percentiles.forEach((name, index) => {
        expect(Math.abs((years[year]?.[name] ?? 0) / (figures[index] ?? 1) - 1)).toBeLessThan(0.00025)
      })
  })

  it('a bad year of each level of the drawing', () => {
    const shown = drawn.map(([, middle, volatility]) => (badYear({ middle: middle / 100, volatility: volatility / 100 }) * 100).toFixed(1))
    expect(shown).toEqual(['-2.7', '-4.7', '-6.8', '-9.1', '-11.4', '-14.0', '-16.8'])
  })
})

describe('with monthly payments', () => {
  /** A generator of even numbers between 0 and 1 (mulberry32) and normal ones from it (Box and Muller). */
  function normals(seed: number): () => number {
    let state = seed
    const even = (): number => {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
    }
    return () => Math.sqrt(-2 * Math.log(1 - even())) * Math.cos(2 * Math.PI * even())
  }

  it.each([
    ['both', passage, plan({ monthly: 1000 }), 0.02],
    ['payments alone', passage, plan({ amount: 0, monthly: 1000 }), 0.02],
    [
      'payments alone at the highest risk, for long',
      { middle: 0.065, volatility: 0.15 },
      plan({ amount: 0, monthly: 1000, years: 30 }),
      0.1,
    ],
  ] as const)('is close to ten thousand drawn paths: %s', (_, assumption, of, tolerance) => {
    const next = normals(20261123)
    const [drift, spread] = [Math.log1p(assumption.middle) / 12, assumption.volatility / Math.sqrt(12)]
    const ends = Array.from({ length: 10_000 }, () => {
      let value = of.amount
      for (let month = 0; month < of.years * 12; month += 1) value = value * Math.exp(drift + spread * next()) + of.monthly
      return value
    }).sort((a, b) => a - b)
    const end = last(simulate(assumption, of))
    const shares = { p5: 0.05, p25: 0.25, p50: 0.5, p75: 0.75, p95: 0.95 }
    const drawnAt = (name: keyof typeof shares) => ends[Math.round(shares[name] * ends.length)] ?? 1
    for (const name of percentiles) expect(Math.abs(end[name] / drawnAt(name) - 1)).toBeLessThan(tolerance)
    // Where it errs at the lower edge it says less than there would be.
    expect(end.p5).toBeLessThan(drawnAt('p5') * 1.001)
  })

  it('counts what was paid in, in money of the day and in that of today', () => {
    expect(last(simulate(passage, plan({ monthly: 100, years: 10 }))).paidIn).toBeCloseTo(262_000, 6)
    const real = last(simulate(passage, plan({ amount: 0, monthly: 100, years: 1, inflation: 0.03 }))).paidIn
    const eachMonth = Array.from({ length: 12 }, (_, index) => 100 / 1.03 ** ((index + 1) / 12))
    expect(real).toBeCloseTo(
      eachMonth.reduce((sum, each) => sum + each, 0),
      8,
    )
  })
})

describe('whatever the plan', () => {
  const assumptions = fc.record({
    middle: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
    volatility: fc.double({ min: 0, max: 0.4, noNaN: true }),
  })
  const pence = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((amount) => amount / 100)
  const plans = fc.record({
    amount: pence(1e9),
    monthly: pence(1e6),
    years: fc.integer({ min: 0, max: 50 }),
    inflation: fc.double({ min: 0, max: 0.1, noNaN: true }),
  })
  const near = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(a), Math.abs(b)))

  it('percentiles stand in their order, and none is below nothing', () => {
    fc.assert(
      fc.property(assumptions, plans, (assumption, of) => {
        for (const point of simulate(assumption, of)) {
          const figures = percentiles.map((name) => point[name])
          expect(figures.every((figure) => Number.isFinite(figure) && figure >= 0)).toBe(true)
          expect(figures).toEqual(figures.toSorted((a, b) => a - b))
        }
      }),
    )
  })

  it('ten times the money has ten times the outcome', () => {
    fc.assert(
      fc.property(assumptions, plans, (assumption, of) => {
        const one = last(simulate(assumption, of))
        const ten = last(simulate(assumption, { ...of, amount: of.amount * 10, monthly: of.monthly * 10 }))
        for (const name of percentiles) near(ten[name], one[name] * 10)
      }),
    )
  })

  it('without volatility it is compound interest', () => {
    fc.assert(
      fc.property(assumptions, plans, ({ middle }, of) => {
        const end = last(simulate({ middle, volatility: 0 }, { ...of, inflation: 0 }))
        const rate = (1 + middle) ** (1 / 12) - 1
        const months = of.years * 12
        const annuity = Math.abs(rate) < 1e-12 ? months : ((1 + rate) ** months - 1) / rate
        const expected = of.amount * (1 + middle) ** of.years + of.monthly * annuity
        for (const name of percentiles) expect(Math.abs(end[name] - expected)).toBeLessThanOrEqual(1e-6 * Math.max(1, expected))
      }),
    )
  })

  it('after no years it is the amount', () => {
    fc.assert(
      fc.property(assumptions, plans, (assumption, of) => {
        const points = simulate(assumption, { ...of, years: 0 })
        expect(points).toHaveLength(1)
        for (const name of percentiles) near(points[0]?.[name] ?? -1, of.amount)
      }),
    )
  })

  it('more payments leave no percentile lower', () => {
    fc.assert(
      fc.property(assumptions, plans, (assumption, of) => {
        const [less, more] = [last(simulate(assumption, { ...of, monthly: 0 })), last(simulate(assumption, of))]
        expect(more.p50).toBeGreaterThanOrEqual(less.p50 * (1 - 1e-9))
        expect(more.p5).toBeGreaterThanOrEqual(less.p5 * (1 - 1e-9))
      }),
    )
  })

  it('the money of today is that of the day without inflation', () => {
    fc.assert(
      fc.property(assumptions, plans, (assumption, of) => {
        const [real, nominal] = [last(simulate(assumption, of)), last(simulate(assumption, { ...of, inflation: 0 }))]
        for (const name of percentiles) near(real[name] * (1 + of.inflation) ** of.years, nominal[name])
      }),
    )
  })

  it('a smaller step has the same years between its points', () => {
    const [yearly, quarterly] = [simulate(passage, plan({ monthly: 500 })), simulate(passage, plan({ monthly: 500 }), 3)]
    expect(quarterly).toHaveLength(61)
    expect(quarterly.filter(({ months }) => months % 12 === 0)).toEqual(yearly)
  })
})
