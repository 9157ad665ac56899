import { describe, expect, it } from '@jest/globals'
import { ratio } from '../../../../shared/domain/ratio'
import { differenceOf, matrixColumns } from './matrix'
import { performanceFixture } from './performanceFixture'

describe('matrixColumns', () => {
  it('puts the year to date and the years first, the latest first, then the periods', () => {
    const { years, periods } = matrixColumns(performanceFixture.discrete.toReversed())
    expect(years.map((entry) => entry.year ?? entry.kind)).toEqual(['ytd', 2025, 2024, 2023, 2022, 2021])
    expect(periods.map((entry) => entry.kind)).toEqual(['1y', '3y', '5y', 'inception', 'annualised'])
  })
})

describe('differenceOf', () => {
  it('is the difference of the figures as shown', () => {
    expect(differenceOf({ portfolio: ratio(0.0464), benchmark: ratio(0.0484) })).toBe(-0.002)
    // 7.46 % and 6.71 % on screen: 0.75 %, though the exact figures differ by 0.7409 %
    expect(differenceOf({ portfolio: ratio(0.074551), benchmark: ratio(0.067142) })).toBe(0.0075)
  })

  it('is missing when either figure is', () => {
    expect(differenceOf({ portfolio: ratio(0.05), benchmark: null })).toBeNull()
    expect(differenceOf({ portfolio: null, benchmark: ratio(0.05) })).toBeNull()
  })
})
