import { describe, expect, it } from '@jest/globals'
import { assetClasses, assetClassRank } from './assetClass'
import { portfolioTypes } from './portfolioType'
import { transactionTypes } from './transactionType'

describe('asset classes', () => {
  it('stand in the order of the specification: cash, then by name', () => {
    expect(assetClassRank('Cash')).toBe(0)
    const rest = assetClasses.slice(1)
    expect(rest).toEqual([...rest].sort())
    expect(assetClassRank('Structured Note')).toBe(11)
  })
})

describe('kinds', () => {
  it('are those of the specification, in the right spelling', () => {
    expect(portfolioTypes).toEqual(['GIA', 'ISA', 'SIPP', 'ExO', 'OPB', 'Trust', 'SSAS', 'Other'])
    expect(transactionTypes).toContain('Dividend')
  })
})
