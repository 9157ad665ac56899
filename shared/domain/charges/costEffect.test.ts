import { describe, expect, it } from '@jest/globals'
import { money } from '../money'
import { ratio } from '../ratio'
import { roundRatio } from '../rounding'
import { costEffect } from './costEffect'

const pounds = (amount: string) => money(amount, 'GBP')
/** The years of the drawn statement of costs. */
const years = [
  { year: 2023, costs: ratio(0.0158), returned: ratio(0.0636) },
  { year: 2024, costs: ratio(0.0155), returned: ratio(0.0776) },
  { year: 2025, costs: ratio(0.0151), returned: ratio(0.0602) },
]

describe('costEffect', () => {
  it('shows each year before and after costs, and what they took of 100,000', () => {
    expect(costEffect(years, 'net', 'GBP')).toEqual([
      {
        year: 2023,
        before: 0.0794,
        costs: 0.0158,
        after: 0.0636,
        withoutCosts: pounds('107940.00'),
        withCosts: pounds('106360.00'),
        effect: pounds('1580.00'),
      },
      expect.objectContaining({
        before: 0.0931,
        withoutCosts: pounds('117989.21'),
        withCosts: pounds('114613.54'),
        effect: pounds('3375.67'),
      }),
      expect.objectContaining({
        before: 0.0753,
        withoutCosts: pounds('126873.80'),
        withCosts: pounds('121513.27'),
        effect: pounds('5360.53'),
      }),
    ])
  })

  it('takes returns that are before charges as such', () => {
    expect(costEffect([{ year: 2025, costs: ratio(0.01), returned: ratio(0.05) }], 'gross', 'EUR')).toMatchObject([
      { before: 0.05, after: 0.04 },
    ])
  })

  it.each([
    // 0.364 %, 0.755 % and −0.391 % would be written 0.36 % − 0.76 % = −0.39 %.
    ['net', { costs: 0.00755, returned: -0.00391 }, { before: 0.0037, costs: 0.00755, after: -0.00391 }],
    ['gross', { costs: 0.00755, returned: 0.00364 }, { before: 0.00364, costs: 0.00755, after: -0.004 }],
  ] as const)('is written as a sum that adds up, the figure that was sent as it is: %s', (basis, { costs, returned }, expected) => {
    const [year] = costEffect([{ year: 2025, costs: ratio(costs), returned: ratio(returned) }], basis, 'EUR')
    expect(year).toMatchObject(expected)
    const [before, took, after] = (['before', 'costs', 'after'] as const).map((each) => roundRatio(year?.[each] ?? ratio(1)))
    expect(roundRatio(ratio((before ?? 1) - (took ?? 1)))).toBe(after)
  })

  it('reckons money with the exact returns', () => {
    const [year] = costEffect([{ year: 2025, costs: ratio(0.00755), returned: ratio(-0.00391) }], 'net', 'EUR')
    expect(year).toMatchObject({ withoutCosts: money('100364.00', 'EUR'), withCosts: money('99609.00', 'EUR') })
  })

  it('is empty without years', () => {
    expect(costEffect([], 'net', 'GBP')).toEqual([])
  })
})
