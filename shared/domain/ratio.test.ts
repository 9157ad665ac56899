import { describe, expect, it } from '@jest/globals'
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
