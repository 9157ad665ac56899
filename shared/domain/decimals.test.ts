import { describe, expect, it } from '@jest/globals'
import Big from 'big.js'
import fc from 'fast-check'
import { divideRounded, fromUnits, toUnits, unitsText } from './decimals'
import { roundHalfAway } from './rounding'

const digits = fc.integer({ min: 0, max: 12 })
const text = fc
  .tuple(fc.constantFrom('', '-'), fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }), fc.stringMatching(/^\d{0,20}$/))
  .map(([sign, whole, fraction]) => sign + String(whole) + (fraction && `.${fraction}`))
const number = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e24, max: 1e24 })
/** A feed's own spelling of a number with an exponent. */
const exponential = fc.tuple(text, fc.integer({ min: -30, max: 20 })).map(([value, exponent]) => `${value}e${exponent}`)

const byBig = (value: string | number, places: number): string => roundHalfAway(value, places).toFixed()

describe('a decimal number as units', () => {
  it('is the number rounded half away from zero, as big.js has it', () => {
    fc.assert(
      fc.property(fc.oneof(text, number, exponential), digits, (value, places) => {
        expect(fromUnits(toUnits(value, places), places)).toBe(byBig(value, places))
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['0.5', 0, '1'],
    ['-0.5', 0, '-1'],
    ['-0.4', 0, '0'],
    ['12.345', 2, '12.35'],
    ['-12.345', 2, '-12.35'],
    ['0.30000000000000004', 12, '0.3'],
    ['1e-7', 12, '0.0000001'],
    ['.5', 1, '0.5'],
    ['5.', 1, '5'],
    [1e21, 2, '1000000000000000000000'],
    [-0, 2, '0'],
  ])('%s with %i digits is %s', (value, places, expected) => {
    expect(fromUnits(toUnits(value, places), places)).toBe(expected)
  })

  it.each(['', '.', '-', ' 1', '1 ', '+1', '1,5', '0x10', '1e', '1e99999', 'Infinity', 'NaN', Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %j',
    (value) => {
      expect(() => toUnits(value, 2)).toThrow(RangeError)
    },
  )

  it('divides rounded half away from zero, as big.js has it', () => {
    const whole = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n })
    fc.assert(
      fc.property(
        whole,
        whole.filter((divisor) => divisor !== 0n),
        (dividend, divisor) => {
          const exact = new Big(String(dividend)).div(String(divisor))
          expect(String(divideRounded(dividend * 10n ** 20n, divisor))).toBe(exact.times('1e20').toFixed())
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('writes every digit before and after the point', () => {
    expect(unitsText(-5n, 2)).toEqual({ whole: '0', fraction: '05' })
    expect(unitsText(123n, 0)).toEqual({ whole: '123', fraction: '' })
  })
})
