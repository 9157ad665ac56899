import { describe, expect, it } from '@jest/globals'
import { comparisonOf } from './getRiskComparison'

const table = (...items: string[][]) => ({ headers: ['Asset class', 'Sector', '%'], items })

describe('a comparison of risk levels', () => {
  it('puts the levels side by side, and leaves out what a level does not say', () => {
    expect(
      comparisonOf([
        { level: 1, comparison: table(['Equity', '', '10'], ['Equity', 'UK', '2,5 %']) },
        { level: 7, comparison: table(['Equity', '', '100']) },
      ]),
    ).toEqual([
      { assetClassName: 'Equity', sector: null, values: [0.1, null, null, null, null, null, 1] },
      { assetClassName: 'Equity', sector: 'UK', values: [0.025, null, null, null, null, null, null] },
    ])
  })

  it.each(['', 'much', '-1', '100.5', '1e2', '12.5.1'])('takes %j for no share', (cell) => {
    expect(comparisonOf([{ level: 2, comparison: table(['Equity', '', cell]) }])[0]?.values[1]).toBeNull()
  })

  it('reads no table of another form', () => {
    expect(comparisonOf([{ level: 2 }, { level: 3, comparison: { headers: ['a', 'b'], items: [['c', 'd']] } }])).toEqual([])
  })
})
