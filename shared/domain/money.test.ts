import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { currencyCodeSchema, minorDigits, quoteUnitSchema } from './currency'
import {
  addMoney,
  compareMoney,
  decimal,
  decimalStringSchema,
  isZero,
  money,
  moneySchema,
  moneyToNumber,
  negateMoney,
  roundMoney,
  signOf,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from './money'
import { roundHalfAway } from './rounding'

describe('decimal', () => {
  it('gives a text that needs nothing done as it is, and every other as the long way does', () => {
    const texts = fc.oneof(
      fc.double({ noNaN: true, min: -1e17, max: 1e17 }).map(String),
      fc.stringMatching(/^-?\d{0,19}\.?\d{0,14}$/),
      fc.stringMatching(/^-?0{0,2}\d{0,3}(\.0{0,3}\d{0,2}0{0,2})?\n?$/),
    )
    const longWay = (text: string): string | null => {
      try {
        return decimalStringSchema.parse(roundHalfAway(text, 12).toFixed())
      } catch {
        return null
      }
    }
    const ours = (text: string): string | null => {
      try {
        return decimal(text)
      } catch {
        return null
      }
    }
    fc.assert(
      fc.property(texts, (text) => {
        expect(ours(text)).toBe(longWay(text))
      }),
      { numRuns: 3000 },
    )
  })

  it('writes a number without exponent, grouping or plus sign', () => {
    expect(decimal('1234567.89')).toBe('1234567.89')
    expect(decimal(1e-7)).toBe('0.0000001')
    expect(decimal(1e17)).toBe('100000000000000000')
    expect(decimal('1.50')).toBe('1.5')
  })

  it('takes the binary noise off a number of a feed', () => {
    expect(decimal(0.1 + 0.2)).toBe('0.3')
    expect(decimal(1234.5600000000002)).toBe('1234.56')
  })

  it.each([NaN, Infinity, '', 'abc', '+5', '12,5', '1e18'])('refuses %p', (value) => {
    expect(() => decimal(value)).toThrow(RangeError)
  })

  it('has no negative zero', () => {
    expect(decimal('-0')).toBe('0')
    expect(decimal(-0)).toBe('0')
    expect(decimal('-0.0000000000001')).toBe('0')
    expect(negateMoney(zeroMoney('GBP')).amount).toBe('0')
  })
})

describe('decimalStringSchema', () => {
  it.each(['1', '-1.5', '999999999999999999.123456789012'])('takes %s', (text) => {
    expect(decimalStringSchema.safeParse(text).success).toBe(true)
  })

  it.each(['1e3', '+1', '1,000', '.5', '5.', '', ' 1', '0.1234567890123'])('refuses %p', (text) => {
    expect(decimalStringSchema.safeParse(text).success).toBe(false)
  })
})

describe('money', () => {
  it('adds what binary fractions cannot', () => {
    expect(addMoney(money('0.1', 'GBP'), money('0.2', 'GBP'))).toEqual({ amount: '0.3', currency: 'GBP' })
    expect(sumMoney([money('12.34', 'GBP'), money('-2.34', 'GBP'), money('0.005', 'GBP')], 'GBP').amount).toBe('10.005')
    expect(subtractMoney(money('1', 'EUR'), money('1.01', 'EUR')).amount).toBe('-0.01')
  })

  it('sums nothing to zero in the currency asked for', () => {
    expect(sumMoney([], 'ISK')).toEqual({ amount: '0', currency: 'ISK' })
  })

  it('refuses to mix currencies', () => {
    const [pounds, euros] = [money(1, 'GBP'), money(1, 'EUR')]
    expect(() => addMoney(pounds, euros)).toThrow('cannot mix GBP and EUR')
    expect(() => subtractMoney(pounds, euros)).toThrow(TypeError)
    expect(() => compareMoney(pounds, euros)).toThrow(TypeError)
    expect(() => sumMoney([euros], 'GBP')).toThrow(TypeError)
  })

  it('rounds half away from zero, to the digits of the currency by default', () => {
    expect(roundMoney(money('1.005', 'GBP')).amount).toBe('1.01')
    expect(roundMoney(money('-1.005', 'GBP')).amount).toBe('-1.01')
    expect(roundMoney(money('1234.5', 'ISK')).amount).toBe('1235')
    expect(roundMoney(money('0.12345', 'GBP'), 4).amount).toBe('0.1235')
    expect(roundMoney(money('-0.004', 'GBP')).amount).toBe('0')
  })

  it('compares and tells the sign', () => {
    expect(compareMoney(money(2, 'GBP'), money('10', 'GBP'))).toBe(-1)
    expect([money('-0.01', 'GBP'), money(0, 'GBP'), money('0.01', 'GBP')].map(signOf)).toEqual([-1, 0, 1])
    expect(isZero(money('0.00', 'GBP'))).toBe(true)
    expect(moneyToNumber(money('-12.5', 'GBP'))).toBe(-12.5)
  })

  it('is refused in pence and in unknown currencies', () => {
    expect(moneySchema.safeParse({ amount: '1', currency: 'GBX' }).success).toBe(false)
    expect(currencyCodeSchema.safeParse('XYZ').success).toBe(false)
    expect(quoteUnitSchema.safeParse('GBX').success).toBe(true)
  })

  it('sums the same in any order', () => {
    const amounts = fc.array(fc.integer({ min: -1e12, max: 1e12 }).map((pence) => money(pence / 100, 'GBP')))
    fc.assert(fc.property(amounts, (all) => sumMoney(all, 'GBP').amount === sumMoney(all.toReversed(), 'GBP').amount))
  })
})

describe('minorDigits', () => {
  it('knows the currencies without pence', () => {
    expect(minorDigits('GBP')).toBe(2)
    expect(minorDigits('ISK')).toBe(0)
    expect(minorDigits('JPY')).toBe(0)
  })
})
