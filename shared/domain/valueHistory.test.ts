import { describe, expect, it } from '@jest/globals'
import type { FlowEntry } from './cashFlow'
import { isoDate } from './dates'
import { money } from './money'
import { valueHistory } from './valueHistory'

const day = (date: string, amount: string, currency: 'GBP' | 'EUR' = 'GBP') => ({ date: isoDate(date), value: money(amount, currency) })
const flow = (date: string, amount: string, type: FlowEntry['type'] = 'Contribution', currency: 'GBP' | 'EUR' = 'GBP'): FlowEntry => ({
  date: isoDate(date),
  type,
  amount: money(amount, currency),
})

describe('value and what was paid in', () => {
  it('steps with each payment, less withdrawals, and leaves income and purchases out', () => {
    const flows = [flow('2026-03-02', '-40', 'Withdrawal'), flow('2026-01-01', '100'), flow('2026-02-10', '7', 'Dividend')]
    expect(valueHistory([[day('2026-01-01', '100'), day('2026-02-28', '104.5'), day('2026-03-02', '66')]], flows, 'GBP')).toEqual([
      { date: '2026-01-01', value: '100', paidIn: '100' },
      { date: '2026-02-28', value: '104.5', paidIn: '100' },
      { date: '2026-03-02', value: '66', paidIn: '60' },
    ])
  })

  it('counts a payment between two days of the series with the later one', () => {
    const points = valueHistory([[day('2026-01-05', '10'), day('2026-01-12', '30')]], [flow('2026-01-07', '20')], 'GBP')
    expect(points?.map(({ paidIn }) => paidIn)).toEqual(['0', '20'])
  })

  it('adds accounts up, each with its last value, and nothing before its first day', () => {
    const older = [day('2026-01-01', '100'), day('2026-01-03', '110')]
    const younger = [day('2026-01-02', '5'), day('2026-01-04', '6')]
    expect(valueHistory([older, younger], [], 'GBP')?.map(({ value }) => value)).toEqual(['100', '105', '115', '116'])
  })

  it('does not know what was paid in from a payment without a rate on', () => {
    const points = valueHistory(
      [[day('2026-01-01', '10'), day('2026-01-02', '12')]],
      [flow('2026-01-02', '2', 'Contribution', 'EUR')],
      'GBP',
    )
    expect(points?.map(({ paidIn }) => paidIn)).toEqual(['0', null])
  })

  it('is not known when values are in several currencies', () => {
    expect(valueHistory([[day('2026-01-01', '10')], [day('2026-01-01', '10', 'EUR')]], [], 'GBP')).toBeNull()
  })
})
