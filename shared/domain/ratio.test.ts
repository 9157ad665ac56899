import { describe, expect, it } from '@jest/globals'
import Big from 'big.js'
import fc from 'fast-check'
import { money } from './money'
import { ratio, ratioFromPercent, shareOf } from './ratio'

describe('ratio', () => {
  it('refuses what is no number', () => {
    expect(() => ratio(NaN)).toThrow(RangeError)
    expect(() => ratio(Infinity)).toThrow(RangeError)
  })

  it('takes percent without binary noise', () => {
    expect(ratioFromPercent(50.9)).toBe(0.509)
    expect(ratioFromPercent('-2.11')).toBe(-0.0211)
    expect(ratioFromPercent(0.07)).toBe(0.0007)
  })

  it('divides any percentage as decimals are divided', () => {
    const sent = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }),
      fc.constantFrom('12.34', '-0.5', '1e-7', 5e-7),
    )
    fc.assert(
      fc.property(sent, (percent) => {
        expect(ratioFromPercent(percent)).toBeCloseTo(new Big(percent).div(100).toNumber(), 15)
      }),
    )
  })

  it.each(['', ' 1', '0x10', 'Infinity', '12,5', NaN])('refuses %p, which is no percentage', (percent) => {
    expect(() => ratioFromPercent(percent)).toThrow()
  })
})

describe('shareOf', () => {
  it('is the part over the whole', () => {
    expect(shareOf(money('851265.06', 'GBP'), money('2312459.37', 'GBP'))).toBeCloseTo(0.3681, 4)
    expect(shareOf(money('-5', 'GBP'), money('20', 'GBP'))).toBe(-0.25)
  })

  it('is missing for a whole of zero', () => {
    expect(shareOf(money(0, 'GBP'), money(0, 'GBP'))).toBeNull()
  })

  it('refuses to mix currencies', () => {
    expect(() => shareOf(money(1, 'GBP'), money(1, 'EUR'))).toThrow(TypeError)
  })
})
