import { describe, expect, it } from '@jest/globals'
import { isoDate } from '../../../../shared/domain/dates'
import { money, type Money } from '../../../../shared/domain/money'
import { ratio } from '../../../../shared/domain/ratio'
import type { TransactionType } from '../../../../shared/domain/transactionType'
import type { ProviderPerformance, ProviderTransaction } from '../../wealth/provider'
import { dayChangeFrom, known, ledgerFrom, missing } from './headFigures'

const flow = (type: TransactionType, amount: string | Money, date: string): ProviderTransaction => ({
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
  amount: typeof amount === 'string' ? money(amount, 'GBP') : amount,
  note: null,
})
const flows = [flow('Contribution', '1000.00', '2026-01-05'), flow('Withdrawal', '-250.50', '2026-11-19')]

describe('ledgerFrom', () => {
  const whole = {
    value: known(money('800.00', 'GBP')),
    asOf: isoDate('2026-11-19'),
    flows: known(flows),
    charges: known(money('12.34', 'GBP')),
  }

  it('adds up: paid in, plus growth, less charges, is the value', () => {
    expect(ledgerFrom(whole).figure).toEqual({
      paidIn: money('749.5', 'GBP'),
      growth: money('62.84', 'GBP'),
      charges: money('12.34', 'GBP'),
      value: money('800', 'GBP'),
    })
  })

  it('leaves out what moved after the day of the value, which would pass for growth or loss', () => {
    expect(ledgerFrom({ ...whole, asOf: isoDate('2026-11-18') }).figure).toMatchObject({
      paidIn: money('1000', 'GBP'),
      growth: money('-187.66', 'GBP'),
    })
  })

  it('counts investments transferred in and out as paid in and out: 1,000 that came over is no growth', () => {
    const transferred = known([flow('TransferIn', '1000.00', '2026-01-05'), flow('TransferOut', '-200.00', '2026-02-05')])
    expect(ledgerFrom({ ...whole, flows: transferred, charges: known(money('0', 'GBP')) }).figure).toMatchObject({
      paidIn: money('800', 'GBP'),
      growth: money('0', 'GBP'),
    })
  })

  it('takes a payment in another currency at the rate of its day', () => {
    const dollars = flow('Contribution', money('1300', 'USD'), '2026-01-05')
    const converted = { ...dollars, reporting: { value: money('1000', 'GBP'), rateDate: isoDate('2026-01-05') } }
    expect(ledgerFrom({ ...whole, flows: known([converted]) }).figure).toMatchObject({ paidIn: money('1000', 'GBP') })
    expect(ledgerFrom({ ...whole, flows: known([dollars]) })).toEqual(missing('no_rate'))
  })

  it('is missing with the reason of the part that is missing, and without a rate', () => {
    expect(ledgerFrom({ ...whole, value: missing('incomplete') }).reason).toBe('incomplete')
    expect(ledgerFrom({ ...whole, asOf: null }).reason).toBe('unavailable')
    expect(ledgerFrom({ ...whole, flows: missing('incomplete') }).reason).toBe('incomplete')
    expect(ledgerFrom({ ...whole, charges: missing('unavailable') }).reason).toBe('unavailable')
    expect(ledgerFrom({ ...whole, value: known(money('800', 'EUR')), charges: known(money('1', 'EUR')) }).reason).toBe('no_rate')
    expect(ledgerFrom({ ...whole, charges: known(money('1', 'EUR')) }).reason).toBe('no_rate')
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
    const change = dayChangeFrom(known(performance), known(flows)).figure
    expect(change?.amount).toEqual(money('10', 'GBP'))
    expect(change?.ratio).toBeCloseTo(0.01, 10)
  })

  it('does not take a payment in dollars for a gain', () => {
    const dollars = flow('Withdrawal', money('-325.65', 'USD'), '2026-11-19')
    expect(dayChangeFrom(known(performance), known([dollars]))).toEqual(missing('no_rate'))
    const converted = { ...dollars, reporting: { value: money('-250.50', 'GBP'), rateDate: isoDate('2026-11-19') } }
    expect(dayChangeFrom(known(performance), known([converted])).figure?.amount).toEqual(money('10', 'GBP'))
  })

  it('needs two days of history and the flows', () => {
    const oneDay = { ...performance, cumulative: performance.cumulative.slice(1) }
    expect(dayChangeFrom(known(oneDay), known(flows)).reason).toBe('no_history')
    expect(dayChangeFrom(known(performance), missing('incomplete')).reason).toBe('incomplete')
    expect(dayChangeFrom(missing('unavailable'), known(flows)).reason).toBe('unavailable')
  })
})
