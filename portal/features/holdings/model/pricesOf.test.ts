import { describe, expect, it } from '@jest/globals'
import { holdingDetailFixture } from './holdingsFixture'
import { pricesOf } from './pricesOf'

describe('pricesOf', () => {
  const { prices } = holdingDetailFixture('h05')

  it.each([
    ['3m', '2026-08-20'],
    ['1y', '2025-11-20'],
    ['5y', '2021-11-25'],
  ] as const)('cuts %s back from the last price', (period, first) => {
    const shown = pricesOf(prices, period)
    expect(shown[0]?.date).toBe(first)
    expect(shown.at(-1)?.price).toBe('4.2186')
  })

  it('makes no line of a single price', () => {
    expect(pricesOf(prices.slice(-1), '1y')).toEqual([])
    expect(pricesOf([], '1y')).toEqual([])
  })
})
