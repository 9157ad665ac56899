import { describe, expect, it } from '@jest/globals'
import { assetClasses } from '../../shared/domain/assetClass'
import { assetClassSeries } from './assetClassSeries'

describe('assetClassSeries', () => {
  it('keeps the colour of a common class whatever else the portfolio holds', () => {
    expect(assetClassSeries(['Equity'])('Equity')).toBe(3)
    expect(assetClassSeries(assetClasses)('Equity')).toBe(3)
  })

  it('gives a rare class a colour of its own', () => {
    const series = assetClassSeries(['Cash', 'Property', 'Hedge Funds', 'Others'])
    expect(['Cash', 'Property', 'Hedge Funds', 'Others'].map((name) => series(name as 'Cash'))).toEqual([8, 9, 7, 5])
  })

  it('lets the tenth class and those after it share the colour of the rest', () => {
    expect(assetClassSeries(assetClasses)('Others')).toBe(8)
  })
})
