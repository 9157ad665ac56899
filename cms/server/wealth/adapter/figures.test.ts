import { describe, expect, it } from '@jest/globals'
import Big from 'big.js'
import fc from 'fast-check'
import { toDecimal, toMoney } from './figures'

describe('figures of an upstream', () => {
  it.each([
    [0.1 + 0.2, '0.3'],
    [1234.5, '1234.5'],
    [-0.005, '-0.01'],
    [0.004, '0'],
    [-0, '0'],
    [1e-7, '0'],
    ['00012.50', '12.5'],
    [12345678901234, '12345678901234'],
  ])('take %p to the penny as %p', (sent, amount) => {
    expect(toMoney(sent, 'GBP')).toEqual({ amount, currency: 'GBP' })
  })

  it('are rounded half away from zero, however many decimals they have', () => {
    const digits = fc.integer({ min: 0, max: 7 })
    const sent = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }),
      fc.integer().map((cents) => cents / 100),
    )
    fc.assert(
      fc.property(sent, digits, (value, places) => {
        expect(new Big(toDecimal(value, places)).eq(new Big(value).round(places, Big.roundHalfUp))).toBe(true)
      }),
    )
  })

  it.each([NaN, Infinity, 'twelve', '', '1.2.3', 1e19])('refuse %p', (sent) => {
    expect(() => toMoney(sent, 'GBP')).toThrow(RangeError)
  })
})
