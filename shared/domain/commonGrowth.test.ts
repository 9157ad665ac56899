import { describe, expect, it } from '@jest/globals'
import { commonGrowth } from './commonGrowth'
import { isoDate } from './dates'
import { ratio } from './ratio'

const series = (points: Record<string, number>) =>
  Object.entries(points).map(([date, value]) => ({ date: isoDate(date), value: ratio(value) }))

describe('growth on common dates', () => {
  it('begins at zero on the first day that all have, and leaves out what one lacks', () => {
    const long = series({ '2026-01-31': 0, '2026-02-28': 0.1, '2026-03-31': 0.21, '2026-04-30': 0.331 })
    const short = series({ '2026-02-28': 0, '2026-04-30': -0.5 })
    expect(commonGrowth([long, short])).toEqual([
      { date: '2026-02-28', growth: [0, 0] },
      { date: '2026-04-30', growth: [0.21, -0.5] },
    ])
  })

  it.each([
    ['no series', []],
    ['one date in common', [{ '2026-01-31': 0, '2026-02-28': 0.1 }, { '2026-02-28': 0 }]],
    ['nothing left at the first of them', [{ '2026-01-31': -1, '2026-02-28': -1 }]],
  ])('is not known for %s', (_what, given) => {
    expect(commonGrowth(given.map((points) => series(points as Record<string, number>)))).toEqual([])
  })
})
