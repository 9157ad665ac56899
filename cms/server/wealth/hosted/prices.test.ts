import { describe, expect, it } from '@jest/globals'
import { isoDate } from '../../../../shared/domain/dates'
import { decimal } from '../../../../shared/domain/money'
import { ratio } from '../../../../shared/domain/ratio'
import type { Market } from './market'
import { priceOn, propertyPrice } from './prices'
import { held } from './testBooks'

const point = (date: string, price: string) => ({ date: isoDate(date), price: decimal(price) })
const silent: Market = { quotesOf: () => null, rateOn: () => null }
const on = (holding: ReturnType<typeof held>, date: string) => propertyPrice(holding, isoDate(date))?.price ?? null

describe('the price of a property', () => {
  const house = held('HOUSE', {
    assetClass: 'Property',
    date: isoDate('2024-02-29'),
    purchasePrice: decimal(500000),
    growth: ratio(0.04),
    points: [point('2025-02-28', '530000')],
  })

  it('moves evenly from what was paid for it to its price point', () => {
    expect([on(house, '2024-02-28'), on(house, '2024-02-29'), on(house, '2024-07-20')]).toEqual([null, '500000', '511671.2328767'])
    expect(on(house, '2025-02-28')).toBe('530000')
  })

  it('grows by its annual growth after the last point, over days of 365 a year', () => {
    expect([on(house, '2026-02-28'), on(house, '2027-02-28')]).toEqual(['551200', '573248'])
  })

  it('stays where no growth is given, and shrinks where it is negative', () => {
    expect(on({ ...house, growth: null }, '2030-01-01')).toBe('530000')
    expect(on({ ...house, growth: ratio(-0.1) }, '2026-02-28')).toBe('477000')
  })

  it('of a day that has both is the point that somebody wrote down', () => {
    expect(on({ ...house, points: [point('2024-02-29', '480000')], growth: null }, '2024-03-01')).toBe('480000')
  })
})

describe('the price of a holding', () => {
  const share = held('VOD', { unit: 'GBX', purchasePrice: decimal(70), points: [point('2026-03-02', '75')], date: isoDate('2026-02-02') })
  const quoting: Market = {
    ...silent,
    quotesOf: () => ({
      symbol: 'VOD',
      name: 'Vodafone',
      quoteUnit: 'GBP',
      days: [point('2026-05-01', '0.81'), point('2026-05-05', '0.82')],
    }),
  }

  it('is the last quote, in its own unit, then the last price point, then what was paid', () => {
    const from = (date: string, market: Market) => {
      const price = priceOn(share, isoDate(date), market)
      return [price?.price, price?.unit, price?.date, price?.origin]
    }
    expect(from('2026-05-04', quoting)).toEqual(['0.81', 'GBP', '2026-05-01', 'quote'])
    expect(from('2026-04-30', quoting)).toEqual(['75', 'GBX', '2026-03-02', 'point'])
    expect(from('2026-03-01', silent)).toEqual(['70', 'GBX', '2026-02-02', 'purchase'])
  })

  it('is not known when nobody says it, and when the feed of quotes did not answer', () => {
    expect(priceOn(held('NEW'), isoDate('2026-05-04'), silent)).toBeNull()
    expect(priceOn(share, isoDate('2026-05-04'), { ...silent, quotesOf: () => 'unknown' })).toBeNull()
  })

  it('of cash is one', () => {
    expect(priceOn(held('EUR', { assetClass: 'Cash', unit: 'EUR' }), isoDate('2026-05-04'), silent)).toMatchObject({
      price: '1',
      unit: 'EUR',
    })
  })
})
