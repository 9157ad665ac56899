import { describe, expect, it } from '@jest/globals'
import Big from 'big.js'
import fc from 'fast-check'
import { isoDate } from '../dates'
import { chargesByKind, chargesByYear, chargeKindOf } from '../charges/chargeKinds'
import { money } from '../money'
import { transactionTypes } from '../transactionType'
import { categoryOf, groupByCategory } from './categories'

const total = (amounts: readonly (string | undefined)[]) => amounts.reduce((sum, each) => sum.plus(each ?? 0), new Big(0)).toFixed(2)
const pence = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((value) => money(value / 100, 'GBP'))

describe('groupByCategory', () => {
  it('knows the nine of the specification', () => {
    expect(transactionTypes.map(categoryOf)).toEqual([
      'trade_buys',
      'trade_sales',
      'payments_in',
      'payments_out',
      'investments_transfer_in',
      'investments_transfer_out',
      'dividends',
      'gross_interest',
      'management_charges',
      'other',
    ])
  })

  it('adds up to all rows', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ type: fc.constantFrom(...transactionTypes), amount: pence })), (rows) => {
        const groups = groupByCategory(rows, 'GBP')
        expect(total(groups.map(({ sum }) => sum?.amount))).toBe(total(rows.map(({ amount }) => amount.amount)))
        expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length)
      }),
    )
  })

  it('has no sum over two currencies', () => {
    const rows = [
      { type: 'Sale' as const, amount: money(1, 'GBP') },
      { type: 'Sale' as const, amount: money(1, 'EUR') },
    ]
    expect(groupByCategory(rows, 'GBP')).toEqual([{ category: 'trade_sales', count: 2, sum: null }])
  })
})

describe('charges', () => {
  it('are told apart by their label, and are other where it does not say', () => {
    expect(
      ['Management charge', 'Custody fee', 'Dealing charge', 'Stamp duty', 'Performance fee', 'Initial charge', 'Research', 'Fee'].map(
        chargeKindOf,
      ),
    ).toEqual(['ongoing', 'ongoing', 'transaction', 'transaction', 'incidental', 'one_off', 'ancillary', 'other'])
    expect(['Αμοιβή διαχείρισης', 'Προμήθεια συναλλαγής'].map(chargeKindOf)).toEqual(['ongoing', 'transaction'])
  })

  it('add up by kind and by year, the newest first', () => {
    const item = fc.record({
      label: fc.constantFrom('Management charge', 'Dealing charge', 'Fee'),
      year: fc.integer({ min: 2019, max: 2026 }),
      amount: pence,
    })
    fc.assert(
      fc.property(fc.array(item), (given) => {
        const items = given.map(({ amount, label, year }) => ({ amount, label, date: isoDate(`${year}-06-30`) }))
        const whole = total(items.map(({ amount }) => amount.amount))
        expect(total(chargesByKind(items, 'GBP').map(({ amount }) => amount.amount))).toBe(whole)
        const years = chargesByYear(items, 'GBP')
        expect(total(years.map(({ amount }) => amount.amount))).toBe(whole)
        expect(years.map(({ year }) => year)).toEqual(years.map(({ year }) => year).toSorted((a, b) => b - a))
      }),
    )
  })
})
