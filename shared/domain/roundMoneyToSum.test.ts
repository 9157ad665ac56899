import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import Big from 'big.js'
import { gainWithin } from './gainWithin'
import { money, sumMoney } from './money'
import { ratio } from './ratio'
import { roundMoneyToSum } from './roundMoneyToSum'

const gbp = (amount: string) => money(amount, 'GBP')
const shown = (amounts: readonly string[], total: string) => roundMoneyToSum(amounts.map(gbp), gbp(total)).map(({ amount }) => amount)

describe('roundMoneyToSum', () => {
  it('gives the pence that are left to those that rounding moved furthest', () => {
    expect(shown(['1.004', '1.004', '1.003'], '3.01').map(Number)).toEqual([1.01, 1, 1])
    expect(shown(['-1.004', '-1.004', '-1.003'], '-3.01').map(Number)).toEqual([-1.01, -1, -1])
    expect(roundMoneyToSum([money('10.4', 'ISK'), money('10.4', 'ISK')], money('21', 'ISK')).map(({ amount }) => Number(amount))).toEqual([
      11, 10,
    ])
  })

  it('hides no difference that rounding cannot make', () => {
    expect(shown(['1.00', '1.00'], '5.00').map(Number)).toEqual([1, 1])
  })

  it('comes to the sum to the penny, and moves no part by more than one', () => {
    const part = fc.tuple(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: -9000, max: 30_000 }))
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 40 }), (parts) => {
        const exact = parts.map(([pence, made]) => gainWithin(money(new Big(pence).div(100), 'GBP'), ratio(made / 10_000)))
        const total = sumMoney(exact, 'GBP')
        const rounded = roundMoneyToSum(exact, total)
        // Half a penny of loss rounds to a zero with a sign, which is the same sum.
        expect(new Big(sumMoney(rounded, 'GBP').amount).minus(new Big(total.amount).round(2, Big.roundHalfUp)).abs().toNumber()).toBe(0)
        rounded.forEach(({ amount }, index) =>
          expect(
            new Big(amount)
              .minus(exact[index]?.amount ?? 0)
              .abs()
              .lt('0.01'),
          ).toBe(true),
        )
      }),
    )
  })
})
