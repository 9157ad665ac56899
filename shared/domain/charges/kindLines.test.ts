import { describe, expect, it } from '@jest/globals'
import { money } from '../money'
import { ratio, shareOf } from '../ratio'
import { kindLines } from './kindLines'

const gbp = (amount: string) => money(amount, 'GBP')
const kind = (name: 'ongoing' | 'transaction' | 'other', amount: string) => ({ kind: name, count: 2, amount: gbp(amount) })

/** Charges of these kinds beside a mean value. */
function linesOf(kinds: ReturnType<typeof kind>[], total: string, average: string | null) {
  const averageValue = average === null ? null : gbp(average)
  return kindLines({ currency: 'GBP', kinds, averageValue, ratio: averageValue && shareOf(gbp(total), averageValue) })
}

describe('charges by the classes of MiFID', () => {
  it('are all five, nil among them', () => {
    expect(
      linesOf([kind('ongoing', '10')], '10', '1000').map(({ amount, count, kind: name, share }) => [name, count, amount.amount, share]),
    ).toEqual([
      ['one_off', 0, '0', 0],
      ['ongoing', 2, '10', 0.01],
      ['transaction', 0, '0', 0],
      ['ancillary', 0, '0', 0],
      ['incidental', 0, '0', 0],
    ])
  })

  it('have what is not classed only where there is any', () => {
    expect(linesOf([kind('ongoing', '10'), kind('other', '5')], '15', '1000').at(-1)).toMatchObject({ kind: 'other', amount: gbp('5') })
  })

  it('have shares that add up as they are written', () => {
    // 0.7335 % and 0.0050 % of 0.7384 %: rounded one by one they would be 0.73 % and 0.00 % of 0.74 %.
    const lines = linesOf([kind('ongoing', '14621.95'), kind('transaction', '99.50')], '14721.45', '1993600')
    expect(lines.map(({ share }) => share)).toEqual([0, 0.0073, 0.0001, 0, 0])
  })

  it('have none without a mean value', () => {
    expect(linesOf([kind('ongoing', '10')], '10', null).every(({ share }) => share === null)).toBe(true)
    expect(kindLines({ currency: 'GBP', kinds: [], averageValue: gbp('0'), ratio: ratio(0) })[0]?.share).toBeNull()
  })
})
