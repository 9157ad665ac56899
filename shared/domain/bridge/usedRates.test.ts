import { describe, expect, it } from '@jest/globals'
import type { AssetClass } from '../assetClass'
import type { QuoteUnit } from '../currency'
import { isoDate } from '../dates'
import { decimal, money } from '../money'
import { usedRates } from './usedRates'

const day = isoDate('2026-11-19')
const held = (quoteUnit: QuoteUnit, units: number | null, price: number | null, value: number, assetClass: AssetClass = 'Equity') => ({
  assetClass,
  units: units === null ? null : decimal(units),
  price: price === null ? null : decimal(price),
  priceDate: day,
  quoteUnit,
  value: money(value, 'GBP'),
})

describe('usedRates', () => {
  it('reads back what a currency was taken at, from its largest holding', () => {
    expect(usedRates([held('USD', 1, 1, 0.76), held('USD', 100, 131.42, 10_000), held('EUR', 10, 115.38, 1000)], 'GBP')).toEqual([
      { currency: 'EUR', rate: '1.1538', date: day },
      { currency: 'USD', rate: '1.3142', date: day },
    ])
  })

  it('has none for the own currency, pence, cash, bonds and what is worth nothing', () => {
    const none = [
      held('GBP', 1, 100, 100),
      held('GBX', 1, 100, 1),
      held('USD', null, null, 100),
      held('USD', 1000, 98, 745, 'Fixed Interest'),
      held('EUR', 1, 1, 0),
    ]
    expect(usedRates(none, 'GBP')).toEqual([])
  })
})
