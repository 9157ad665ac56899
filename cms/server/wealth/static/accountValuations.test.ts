import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays, isoDate } from '../../../../shared/domain/dates'
import { money } from '../../../../shared/domain/money'
import { timeWeightedReturn, type Valuation } from '../../../../shared/domain/performance/twr'
import { accountValuations } from './accountValuations'

const first = isoDate('2026-01-01')
const on = (day: number, value: number, inflow = 0, outflow = 0): Valuation => ({
  date: addDays(first, day),
  value: money(value, 'GBP'),
  inflow: money(inflow, 'GBP'),
  outflow: money(outflow, 'GBP'),
})
const figures = (valuations: readonly Valuation[] | null) =>
  valuations?.map(({ date, value, inflow, outflow }) => [
    date.slice(5),
    Number(value.amount),
    Number(inflow.amount),
    Number(outflow.amount),
  ])

describe('the valuations of an account', () => {
  it('are the sums of the days on which all portfolios are valued', () => {
    const sums = accountValuations([
      [on(0, 100), on(1, 101), on(3, 103)],
      [on(0, 50), on(2, 52), on(3, 53, 2)],
    ])
    expect(figures(sums)).toEqual([
      ['01-01', 150, 0, 0],
      ['01-04', 156, 2, 0],
    ])
  })

  it('count what a later portfolio begins with as paid in, once', () => {
    expect(figures(accountValuations([[on(0, 100), on(1, 100)], [on(1, 40)]]))).toEqual([
      ['01-01', 100, 0, 0],
      ['01-02', 140, 40, 0],
    ])
    expect(figures(accountValuations([[on(0, 100), on(1, 100)], [on(1, 40, 41)]]))?.[1]).toEqual(['01-02', 140, 41, 0])
  })

  it('go on without a portfolio that was closed, and end with one that is only late', () => {
    expect(
      figures(
        accountValuations([
          [on(0, 100), on(1, 100), on(2, 101)],
          [on(0, 10), on(1, 0, 0, 10)],
        ]),
      ),
    ).toEqual([
      ['01-01', 110, 0, 0],
      ['01-02', 100, 0, 10],
      ['01-03', 101, 0, 0],
    ])
    expect(figures(accountValuations([[on(0, 100), on(1, 100)], [on(0, 10)]]))).toEqual([['01-01', 110, 0, 0]])
  })

  it('are none when a payment or a beginning falls on a day that not all are valued on', () => {
    expect(
      accountValuations([
        [on(0, 100), on(2, 100)],
        [on(0, 50), on(1, 60, 10), on(2, 60)],
      ]),
    ).toBeNull()
  })

  it('of one portfolio are its own, and two halves return what the whole does', () => {
    const history = fc
      .array(fc.record({ value: fc.integer({ min: 1, max: 1e9 }), inflow: fc.integer({ min: 0, max: 1e6 }) }), {
        minLength: 2,
        maxLength: 30,
      })
      .map((days) => days.map(({ inflow, value }, day) => on(day, value, day === 0 ? 0 : inflow)))
    fc.assert(
      fc.property(history, (own) => {
        expect(accountValuations([own])).toEqual(own)
        const twice = accountValuations([own, own])
        expect(timeWeightedReturn(twice ?? [])).toBeCloseTo(timeWeightedReturn(own) ?? NaN, 6)
      }),
    )
  })
})
