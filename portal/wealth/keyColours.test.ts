import { describe, expect, it } from '@jest/globals'
import { currencyCodes } from '../../shared/domain/currency'
import { currencyColour, sectorColours, unclassifiedColour } from './keyColours'

const gics = [
  'Technology',
  'Financials',
  'Health Care',
  'Industrials',
  'Consumer Staples',
  'Consumer Discretionary',
  'Energy',
  'Materials',
  'Utilities',
  'Communication Services',
  'Real Estate',
]

describe('sectorColours', () => {
  it('gives a sector the same colour in each portfolio, whatever else stands there and in whichever order', () => {
    const one = sectorColours(['Energy', 'Technology', 'Cash'])
    const other = sectorColours(['Technology', 'Health Care', 'Absolute Return', 'Energy'])
    expect(other.get('Technology')).toBe(one.get('Technology'))
    expect(other.get('Energy')).toBe(one.get('Energy'))
  })

  it('gives one that is not in the table the same again too', () => {
    const one = sectorColours(['Forestry', 'Technology'])
    const other = sectorColours(['Financials', 'Forestry'])
    expect(other.get('Forestry')).toBe(one.get('Forestry'))
    expect(one.get('Forestry')).toMatch(/series-/)
  })

  it('lets no two sectors of a list share one, nor have that of cash or of what is not classified', () => {
    const sectors = [...gics, 'Cash', 'Forestry', 'Index Options', 'Specialist', 'Icelandic Equity', 'Long Short Equity', 'Commodities']
    const colours = [...sectorColours(sectors).values()]
    expect(new Set([...colours, unclassifiedColour]).size).toBe(sectors.length + 1)
  })

  it('has a colour for each of more sectors than there are colours', () => {
    const many = Array.from({ length: 60 }, (_, index) => `Sector ${index}`)
    expect([...sectorColours(many).values()].every(Boolean)).toBe(true)
  })
})

describe('currencyColour', () => {
  it('is its own for each currency that we know', () => {
    expect(new Set(currencyCodes.map(currencyColour)).size).toBe(currencyCodes.length)
    expect(currencyColour('XYZ')).toBe(unclassifiedColour)
  })
})
