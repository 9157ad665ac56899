import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { FlowEntry } from '../cashFlow'
import { addDays, isoDate } from '../dates'
import { money, negateMoney } from '../money'
import { ratio } from '../ratio'
import { moneyWeightedReturn } from './moneyWeighted'
import { stretchesOf } from './stretches'

const gbp = (amount: number | string) => money(amount, 'GBP')
const point = (date: string, portfolio: number, value: number) => ({
  date: isoDate(date),
  portfolio: ratio(portfolio),
  portfolioValue: gbp(value),
})
const flow = (date: string, amount: number): FlowEntry => ({
  type: amount > 0 ? 'Contribution' : 'Withdrawal',
  date: isoDate(date),
  amount: gbp(amount),
})

describe('stretchesOf', () => {
  const series = [
    point('2026-01-01', 0, 1000),
    point('2026-01-02', 0.1, 1100),
    // 400 paid in at the start of the day, which earned 2 %.
    point('2026-01-03', 0.122, 1530),
    // 30 paid out at the end of a day that earned nothing.
    point('2026-01-04', 0.122, 1500),
    point('2026-01-05', 0.2342, 1650),
  ]
  const flows = [flow('2026-01-03', 400), flow('2026-01-04', -30)]

  it('ends a stretch before a payment in and with a payment out', () => {
    const stretches = stretchesOf(series, flows) ?? []
    expect(stretches.map(({ from, to }) => [from, to])).toEqual([
      ['2026-01-01', '2026-01-02'],
      ['2026-01-02', '2026-01-04'],
      ['2026-01-04', '2026-01-05'],
    ])
    for (const { closing, factor, opening, paidIn, paidOut } of stretches)
      expect((Number(closing.amount) + Number(paidOut.amount)) / (Number(opening.amount) + Number(paidIn.amount))).toBeCloseTo(factor, 12)
  })

  it('multiplies to the return of the whole, wherever the payments fall', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: -50, max: 50 }))), (given) => {
        const some = given.filter(([, amount]) => amount !== 0)
        const stretches = stretchesOf(
          series,
          some.map(([day, amount]) => flow(addDays(isoDate('2026-01-01'), day), amount)),
        )
        expect((stretches ?? []).reduce((product, { factor }) => product * factor, 1)).toBeCloseTo(1.2342, 10)
      }),
    )
  })

  it('is missing when a payment has no rate, and empty without a period', () => {
    expect(stretchesOf(series, [{ ...flow('2026-01-03', 1), amount: money(1, 'USD') }])).toBeNull()
    expect(stretchesOf(series.slice(0, 1), flows)).toEqual([])
  })
})

describe('moneyWeightedReturn', () => {
  it('is what a balance grew by, a year', () => {
    const given = { from: isoDate('2024-01-01'), to: isoDate('2025-12-31'), opening: gbp(100), closing: gbp(121), flows: [] }
    expect(moneyWeightedReturn(given)).toEqual({ rate: expect.closeTo(0.1, 4), isAnnualised: true })
  })

  it('is not made yearly below a year (GIPS 5.A.1.b)', () => {
    const given = { from: isoDate('2026-01-01'), to: isoDate('2026-07-01'), opening: gbp(100), closing: gbp(105), flows: [] }
    expect(moneyWeightedReturn(given)).toEqual({ rate: expect.closeTo(0.05, 10), isAnnualised: false })
  })

  it('leaves out payments before the period and counts those in it', () => {
    const period = { from: isoDate('2024-12-31'), to: isoDate('2025-12-31'), opening: gbp(100) }
    const paid = { date: isoDate('2025-12-31'), amount: gbp(50) }
    const before = { date: isoDate('2024-12-31'), amount: gbp(7) }
    expect(moneyWeightedReturn({ ...period, closing: gbp(160), flows: [before, paid] })?.rate).toBeCloseTo(0.1, 10)
    expect(moneyWeightedReturn({ ...period, closing: negateMoney(gbp(1)), flows: [] })).toBeNull()
  })
})
