import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays, isoDate } from '../dates'
import { couponFrequencies, dayCounts } from './bondTerms'
import { accruedInterest, cleanPriceAt, durationAt, type FixedBond, yieldToMaturity } from './bondYield'
import { couponPeriodOn, days360 } from './couponPeriod'

const bond = (day: string, maturity: string, coupon: number, change: Partial<FixedBond> = {}): FixedBond => ({
  day: isoDate(day),
  maturity: isoDate(maturity),
  coupon,
  perYear: 2,
  dayCount: '30/360',
  ...change,
})

describe('coupon days (the COUP functions of Excel, as Microsoft documents them)', () => {
  it.each([
    ['2011-01-25', '2011-11-15', 2, '2010-11-15', '2011-05-15', 2],
    ['2007-01-25', '2008-11-15', 2, '2006-11-15', '2007-05-15', 4],
    // On a coupon day the period begins.
    ['2011-05-15', '2011-11-15', 2, '2011-05-15', '2011-11-15', 1],
    // Ends of months.
    ['2026-11-20', '2031-02-28', 2, '2026-08-31', '2027-02-28', 9],
    ['2026-11-20', '2030-08-31', 4, '2026-08-31', '2026-11-30', 16],
    ['2026-11-20', '2026-11-21', 1, '2025-11-21', '2026-11-21', 1],
  ] as const)('%s of a bond to %s, %d a year', (day, maturity, perYear, previous, next, remaining) => {
    expect(couponPeriodOn(isoDate(day), isoDate(maturity), perYear, 'ACT/ACT')).toMatchObject({ previous, next, remaining })
  })

  it('are 71 days after the last one (COUPDAYBS)', () => {
    const period = couponPeriodOn(isoDate('2011-01-25'), isoDate('2011-11-15'), 2, 'ACT/ACT')
    expect(period?.elapsed).toBeCloseTo(71 / 181, 12)
  })

  it('end with the bond', () => {
    expect(couponPeriodOn(isoDate('2026-11-20'), isoDate('2026-11-20'), 2, 'ACT/ACT')).toBeNull()
  })

  it.each([
    ['2008-01-01', '2008-12-31', 360],
    ['2007-11-15', '2008-02-15', 90],
    ['2011-01-31', '2011-03-31', 60],
  ])('count months of thirty days from %s to %s', (from, to, days) => {
    expect(days360(isoDate(from), isoDate(to))).toBe(days)
  })
})

describe('price, yield and duration (the examples of Microsoft)', () => {
  it('PRICE: 5.75 % to 15/11/2017 at 6.5 %', () => {
    expect(cleanPriceAt(bond('2008-02-15', '2017-11-15', 0.0575), 0.065)).toBeCloseTo(0.9463436162, 9)
  })

  it('YIELD: 5.75 % to 15/11/2016 at 95.04287', () => {
    const found = yieldToMaturity(bond('2008-02-15', '2016-11-15', 0.0575), 0.9504287)
    expect(found?.nominal).toBeCloseTo(0.065, 7)
    expect(found?.effective).toBeCloseTo(1.0325 ** 2 - 1, 7)
  })

  it('DURATION and MDURATION: 8 % to 01/01/2016 at 9 %', () => {
    const { macaulay, modified } = durationAt(bond('2008-01-01', '2016-01-01', 0.08, { dayCount: 'ACT/ACT' }), 0.09) ?? {}
    expect(macaulay).toBeCloseTo(5.993774956, 8)
    expect(modified).toBeCloseTo(5.735669814, 8)
  })

  it('DURATION: 8 % to 01/01/2048 at 9 %', () => {
    expect(durationAt(bond('2018-07-01', '2048-01-01', 0.08, { dayCount: 'ACT/ACT' }), 0.09)?.macaulay).toBeCloseTo(10.9191453, 7)
  })

  it('of a bond at its nominal on a coupon day is its coupon', () => {
    const par = bond('2026-03-07', '2031-03-07', 0.0425, { dayCount: 'ACT/ACT' })
    expect(yieldToMaturity(par, 1)?.nominal).toBeCloseTo(0.0425, 12)
    expect(accruedInterest(par)).toBe(0)
  })

  it('of a zero bond: its time is its duration', () => {
    const zero = bond('2026-03-07', '2036-03-07', 0, { perYear: 1, dayCount: 'ACT/ACT' })
    expect(yieldToMaturity(zero, 1.05 ** -10)?.effective).toBeCloseTo(0.05, 12)
    expect(durationAt(zero, 0.05)?.macaulay).toBeCloseTo(10, 12)
  })

  it('accrues between coupons', () => {
    expect(accruedInterest(bond('2011-01-25', '2011-11-15', 0.04, { dayCount: 'ACT/ACT' }))).toBeCloseTo((0.02 * 71) / 181, 12)
  })

  it('has none once it has matured, without a price, and for a price that no rate gives', () => {
    const over = bond('2026-11-20', '2026-11-20', 0.04)
    expect([yieldToMaturity(over, 1), durationAt(over, 0.04), cleanPriceAt(over, 0.04), accruedInterest(over)]).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(yieldToMaturity(bond('2026-11-20', '2027-11-20', 0.04), 0)).toBeNull()
    expect(yieldToMaturity(bond('2026-11-20', '2027-11-20', 0.04), Number.NaN)).toBeNull()
    expect(yieldToMaturity(bond('2026-11-20', '2026-12-20', 0), 1e6)).toBeNull()
  })

  it('has none on a day after which its day count has no other: whatever the rate, the price is the same', () => {
    const last = { ...bond('2021-05-30', '2021-05-31', 0.04), dayCount: '30/360' as const }
    expect([cleanPriceAt(last, 0), cleanPriceAt(last, 0.2)]).toEqual([1, 1])
    expect(yieldToMaturity(last, 1)).toBeNull()
  })
})

describe('whatever the bond', () => {
  const bonds = fc
    .record({
      coupon: fc.double({ min: 0, max: 0.15, noNaN: true }),
      perYear: fc.constantFrom(...couponFrequencies),
      dayCount: fc.constantFrom(...dayCounts),
      from: fc.integer({ min: 0, max: 3650 }),
      days: fc.integer({ min: 1, max: 14_000 }),
    })
    .map(({ days, from, ...rest }): FixedBond => {
      const day = addDays(isoDate('2020-01-01'), from)
      return { ...rest, day, maturity: addDays(day, days) }
    })

  it('the yield of the price at a yield is that yield', () => {
    fc.assert(
      fc.property(bonds, fc.double({ min: -0.02, max: 0.25, noNaN: true }), (one, rate) => {
        const price = cleanPriceAt(one, rate)
        // Below a thousandth of its nominal a double holds too few digits of the price.
        fc.pre(price !== null && price > 0.001 && price !== cleanPriceAt(one, rate + 1))
        // On the last day before maturity a price hardly depends on the yield.
        expect(Math.abs((yieldToMaturity(one, price)?.nominal ?? Number.NaN) - rate)).toBeLessThan(1e-6)
      }),
    )
  })

  it('modified duration is the slope of the price', () => {
    fc.assert(
      fc.property(bonds, fc.double({ min: 0.001, max: 0.15, noNaN: true }), (one, rate) => {
        const step = 1e-5
        const [below, at, above] = [rate - step, rate, rate + step].map(
          (each) => (cleanPriceAt(one, each) ?? 0) + (accruedInterest(one) ?? 0),
        )
        const slope = ((below ?? 0) - (above ?? 0)) / (2 * step * (at ?? 1))
        const modified = durationAt(one, rate)?.modified ?? 0
        expect(Math.abs(slope - modified)).toBeLessThan(1e-3 * Math.max(1, modified))
      }),
    )
  })

  it('a coupon period holds its day', () => {
    fc.assert(
      fc.property(bonds, (one) => {
        const { elapsed = -1, next = '', previous = '9' } = couponPeriodOn(one.day, one.maturity, one.perYear, one.dayCount) ?? {}
        expect(previous <= one.day && one.day < next && elapsed >= 0 && elapsed <= 1).toBe(true)
      }),
    )
  })
})
