import { describe, expect, it } from '@jest/globals'
import { dayOfMidnight, midnightSchema } from './days'

describe('a midnight', () => {
  it.each([
    ['2026-11-18T22:00:00Z', '2026-11-19'],
    ['2026-06-29T21:00:00Z', '2026-06-30'],
    ['2026-06-29T23:00:00.000Z', '2026-06-30'],
    ['2024-02-28T23:00:00.000Z', '2024-02-29'],
    ['2024-02-29T00:00:00.000Z', '2024-02-29'],
    ['2025-12-31T22:00:00Z', '2026-01-01'],
    ['2026-11-19', '2026-11-19'],
  ])('%s is of the day %s', (text, date) => {
    expect([dayOfMidnight(text), midnightSchema.parse(text)]).toEqual([date, date])
  })

  it.each([
    '2026-11-19T14:32:00.000Z',
    '2026-11-19T20:00:00.000Z',
    '2026-11-19T23:00:01.000Z',
    '2026-02-30',
    '2026-02-30T00:00:00.000Z',
    '19/11/2026',
    '',
    null,
  ])('is not %j', (text) => {
    expect(midnightSchema.safeParse(text).success).toBe(false)
  })
})
