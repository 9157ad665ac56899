import Big from 'big.js'
import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { valueMinor } from './amounts'

const exact = ({ unitsE3, priceE4, rateE6, digits, scale }: Parameters<typeof valueMinor>[0]): string =>
  new Big(unitsE3)
    .times(priceE4)
    .times(rateE6)
    .div(1e13)
    .div(scale)
    .times(10 ** digits)
    .round(0, Big.roundHalfUp)
    .toFixed()

describe('value in the smallest unit', () => {
  it('converts pence once', () => {
    expect(valueMinor({ unitsE3: 9_850_000, priceE4: 8_426_000, rateE6: 1_000_000, digits: 2, scale: 100 })).toBe(8_299_610)
  })

  it('rounds half a penny up', () => {
    expect(valueMinor({ unitsE3: 1000, priceE4: 10_050, rateE6: 1_000_000, digits: 2, scale: 1 })).toBe(101)
    expect(valueMinor({ unitsE3: 1000, priceE4: 20_100, rateE6: 500_000, digits: 2, scale: 1 })).toBe(101)
  })

  it('has no decimals in krónur', () => {
    expect(valueMinor({ unitsE3: 12_000, priceE4: 1_842_500, rateE6: 138_250_000, digits: 0, scale: 1 })).toBe(305_671)
  })

  it('agrees with decimal arithmetic', () => {
    fc.assert(
      fc.property(
        fc.record({
          unitsE3: fc.integer({ min: 0, max: 300_000_000 }),
          priceE4: fc.integer({ min: 1, max: 20_000_000 }),
          rateE6: fc.oneof(fc.constant(1_000_000), fc.integer({ min: 5000, max: 200_000_000 })),
          digits: fc.constantFrom(0, 2),
          scale: fc.constantFrom<1 | 100>(1, 100),
        }),
        (args) => String(valueMinor(args)) === exact(args),
      ),
      { numRuns: 2000 },
    )
  })
})
