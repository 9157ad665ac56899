import { describe, expect, it } from '@jest/globals'
import { holdingRecordSchema, securityFormSchema, propertyFormSchema } from '../../../../shared/contracts/editing/holding'
import { heldValue } from './heldValue'
import { fieldsOf, kindOf, sentOf } from './holdingKinds'

const record = holdingRecordSchema.parse({
  id: 'h-1',
  portfolio: 'p-1',
  name: 'Harbour House',
  symbol: 'HH',
  assetClass: 'Property',
  type: 'Commodity',
  units: 1,
  currency: 'GBP',
  date: '2024-02-29T00:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
})

describe('the form of a holding', () => {
  it('follows from its class and type', () => {
    expect(kindOf(record)).toBe('property')
    expect(kindOf({ assetClass: 'Cash', type: 'Other' })).toBe('cash')
    expect(kindOf({ assetClass: 'Equity', type: 'Fund' })).toBe('fund')
    expect(kindOf({ assetClass: 'Other', type: 'Commodity' })).toBe('security')
  })

  it('sends a property as one unit of type Commodity, by its own symbol or else its name', () => {
    const values = propertyFormSchema.parse({
      name: 'Quay 4',
      currency: 'GBP',
      region: null,
      date: null,
      purchaseValue: 10,
      annualGrowth: null,
    })
    expect(sentOf('property', values, null)).toMatchObject({ symbol: 'Quay 4', assetClass: 'Property', type: 'Commodity', units: 1 })
    expect(sentOf('property', values, record)).toMatchObject({ symbol: 'HH' })
  })

  it('sends money as units at a price of one, by its currency', () => {
    expect(sentOf('cash', { name: 'Deposit', units: 12.5, currency: 'EUR' }, null)).toEqual({
      name: 'Deposit',
      units: 12.5,
      currency: 'EUR',
      symbol: 'EUR',
      assetClass: 'Cash',
      type: 'Cash',
      purchaseValue: 1,
    })
  })

  it('takes a save back with every field but what the server keeps', () => {
    expect(Object.keys(fieldsOf(record))).not.toEqual(expect.arrayContaining(['id']))
    expect(fieldsOf(record)).toMatchObject({ name: 'Harbour House', date: '2024-02-29', pricePoints: null })
  })
})

describe('numbers of the forms', () => {
  const parse = (units: number) =>
    securityFormSchema.safeParse({
      name: 'A',
      symbol: 'A',
      assetClass: 'Equity',
      units,
      purchaseValue: null,
      currency: 'GBP',
      region: null,
      date: null,
    }).success

  it.each([0, 0.0000001, 10.0000001, 123_456_789_012_345, 99_999_999.1234567])('%d is kept as it is written', (units) => {
    expect(parse(units)).toBe(true)
  })

  it.each([-1, 0.00000001, 1.12345678, 1234567890.1234567, 1e16, Number.NaN, Number.POSITIVE_INFINITY])('%d is refused', (units) => {
    expect(parse(units)).toBe(false)
  })
})

describe('value at the price paid', () => {
  it.each([
    [3, 0.1, 'GBP', '0.3', 'GBP'],
    [250, 812.5, 'GBX', '2031.25', 'GBP'],
    [0.0000001, 1, 'EUR', '0', 'EUR'],
  ] as const)('%d at %d %s is %s %s', (units, price, unit, amount, currency) => {
    expect(heldValue(units, price, unit)).toEqual({ amount, currency })
  })

  it('is not known without units or a price', () => {
    expect(heldValue(null, 2, 'GBP')).toBeNull()
    expect(heldValue(2, null, 'GBP')).toBeNull()
  })
})
