import { describe, expect, it } from '@jest/globals'
import { isoDate } from '../../../../shared/domain/dates'
import { money } from '../../../../shared/domain/money'
import { ratio } from '../../../../shared/domain/ratio'
import type { ProviderPerformance, ProviderTransaction } from '../../wealth/provider'
import { dayChangeFrom, ledgerFrom } from './headFigures'

const flow = (type: 'Contribution' | 'Withdrawal', amount: string, date: string): ProviderTransaction => ({
  externalId: `${type} ${date}`,
  holdingExternalId: null,
  type,
  name: type,
  symbol: null,
  date: isoDate(date),
  settleDate: null,
  units: null,
  price: null,
  quoteUnit: 'GBP',
  amount: money(amount, 'GBP'),
  note: null,
})
const flows = [flow('Contribution', '1000.00', '2026-01-05'), flow('Withdrawal', '-250.50', '2026-11-19')]

describe('ledgerFrom', () => {
  const whole = { value: money('800.00', 'GBP'), asOf: isoDate('2026-11-19'), flows, charges: money('12.34', 'GBP') }

  it('adds up: paid in, plus growth, less charges, is the value', () => {
    expect(ledgerFrom(whole)).toEqual({
      paidIn: money('749.5', 'GBP'),
      growth: money('62.84', 'GBP'),
      charges: money('12.34', 'GBP'),
      value: money('800', 'GBP'),
    })
  })

  it('leaves out what moved after the day of the value, which would pass for growth or loss', () => {
    expect(ledgerFrom({ ...whole, asOf: isoDate('2026-11-18') })).toMatchObject({
      paidIn: money('1000', 'GBP'),
      growth: money('-187.66', 'GBP'),
    })
  })

  it('is missing rather than wrong when a part is missing or in another currency', () => {
    expect(ledgerFrom({ ...whole, value: null })).toBeNull()
    expect(ledgerFrom({ ...whole, asOf: null })).toBeNull()
    expect(ledgerFrom({ ...whole, flows: null })).toBeNull()
    expect(ledgerFrom({ ...whole, charges: null })).toBeNull()
    expect(ledgerFrom({ ...whole, value: money('800', 'EUR'), charges: money('1', 'EUR') })).toBeNull()
  })
})

describe('dayChangeFrom', () => {
  const performance: ProviderPerformance = {
    currency: 'GBP',
    benchmarkName: null,
    basis: 'net',
    cumulative: [
      { date: isoDate('2026-11-18'), portfolio: ratio(0.1), portfolioValue: money('1000.00', 'GBP'), benchmark: null },
      { date: isoDate('2026-11-19'), portfolio: ratio(0.111), portfolioValue: money('759.50', 'GBP'), benchmark: null },
    ],
    discrete: [],
  }

  it('leaves out what was taken out that day', () => {
    const change = dayChangeFrom(performance, flows)
    expect(change?.amount).toEqual(money('10', 'GBP'))
    expect(change?.ratio).toBeCloseTo(0.01, 10)
  })

  it('needs two days of history and the flows', () => {
    expect(dayChangeFrom({ ...performance, cumulative: performance.cumulative.slice(1) }, flows)).toBeNull()
    expect(dayChangeFrom(performance, null)).toBeNull()
    expect(dayChangeFrom(null, flows)).toBeNull()
  })
})
