import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { movementSchema } from '../contracts/report'
import { isoDate } from './dates'
import { ledgerOf } from './ledger'
import { addMoney, money, negateMoney, subtractMoney, sumMoney } from './money'
import { movementOf } from './movement'
import { transactionTypes } from './transactionType'

const date = isoDate('2026-09-30')
const gbp = (amount: string) => money(amount, 'GBP')
const flows = (paidIn: string, paidOut = '0') => ({ paidIn: gbp(paidIn), paidOut: gbp(paidOut) })
/** Up to a billion, with more digits than pence. */
const amounts = fc.integer({ min: 0, max: 1e13 }).map((units) => money(units / 10_000, 'GBP'))

describe('ledgerOf', () => {
  it('adds up as it is shown', () => {
    const ledger = ledgerOf({
      value: gbp('2312459.37'),
      flows: { paidIn: gbp('1700000'), paidOut: gbp('-60000') },
      charges: gbp('112840.62'),
    })
    expect(ledger).toEqual({
      paidIn: gbp('1640000'),
      growth: gbp('785299.99'),
      charges: gbp('112840.62'),
      value: gbp('2312459.37'),
    })
  })

  it('rounds first and leaves the rest to growth', () => {
    const ledger = ledgerOf({ value: gbp('100.005'), flows: flows('50.004'), charges: gbp('1.115') })
    expect(Object.values(ledger).map(({ amount }) => amount)).toEqual(['100.01', '50', '1.12', '51.13'])
    expect(
      ledgerOf({ value: money('10.5', 'ISK'), flows: { paidIn: money(3, 'ISK'), paidOut: money(0, 'ISK') }, charges: money(0, 'ISK') })
        .growth,
    ).toEqual(money(8, 'ISK'))
  })

  it('can have paid out more than was paid in, and lost', () => {
    const ledger = ledgerOf({ value: gbp('10'), flows: flows('100', '-150'), charges: gbp('5') })
    expect(ledger).toMatchObject({ paidIn: gbp('-50'), growth: gbp('65') })
    expect(ledgerOf({ value: gbp('10'), flows: flows('100'), charges: gbp('5') }).growth).toEqual(gbp('-85'))
  })

  it('refuses mixed currencies', () => {
    const input = { value: gbp('1'), flows: flows('1'), charges: gbp('0') }
    expect(() => ledgerOf({ ...input, charges: money(0, 'EUR') })).toThrow(TypeError)
  })

  it('holds its identity for any figures', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, amounts, (value, paidIn, withdrawn, charges) => {
        const ledger = ledgerOf({ value, flows: { paidIn, paidOut: negateMoney(withdrawn) }, charges })
        expect(subtractMoney(addMoney(ledger.paidIn, ledger.growth), ledger.charges)).toEqual(ledger.value)
        expect(Object.values(ledger).every(({ amount }) => /^-?\d+(\.\d{1,2})?$/.test(amount))).toBe(true)
      }),
    )
  })
})

describe('movementOf', () => {
  it('parts a change into what was paid, earned, charged and what the market did', () => {
    const movement = movementOf({
      opening: gbp('100000'),
      closing: gbp('104321.09'),
      transactions: [
        { type: 'Contribution', date, amount: gbp('2500') },
        { type: 'Withdrawal', date, amount: gbp('-1000') },
        { type: 'Dividend', date, amount: gbp('1000.35') },
        { type: 'Interest', date, amount: gbp('162.18') },
        { type: 'Purchase', date, amount: gbp('-19999.97') },
        { type: 'Sale', date, amount: gbp('19846.20') },
        { type: 'Charge', date, amount: gbp('-250.12') },
      ],
      charges: gbp('250.12'),
    })
    // 104321.09 − (100000 + 2500 − 1000 + 1162.53 − 250.12)
    expect(movement).toEqual({
      opening: gbp('100000'),
      paidIn: gbp('2500'),
      paidOut: gbp('-1000'),
      income: gbp('1162.53'),
      charges: gbp('-250.12'),
      marketChange: gbp('1908.68'),
      closing: gbp('104321.09'),
    })
    expect(movementSchema.safeParse(movement).success).toBe(true)
  })

  it('counts investments that were transferred in or out as paid in or out, never as what the market did', () => {
    const transactions = [
      { type: 'TransferIn' as const, date, amount: gbp('1000') },
      { type: 'TransferOut' as const, date, amount: gbp('-400') },
    ]
    expect(movementOf({ opening: gbp('0'), closing: gbp('600'), transactions, charges: gbp('0') })).toMatchObject({
      paidIn: gbp('1000'),
      paidOut: gbp('-400'),
      marketChange: gbp('0'),
    })
  })

  it('converts a flow in another currency at the rate of its day, and has no answer without one', () => {
    const payment = { type: 'Contribution' as const, date, amount: money('130', 'USD') }
    const input = { opening: gbp('0'), closing: gbp('100'), charges: gbp('0') }
    const converted = { ...payment, reporting: { value: gbp('100'), rateDate: isoDate('2026-09-29') } }
    expect(movementOf({ ...input, transactions: [converted] })).toMatchObject({ paidIn: gbp('100'), marketChange: gbp('0') })
    expect(movementOf({ ...input, transactions: [payment] })).toBeNull()
    const stale = { ...payment, reporting: { value: gbp('100'), rateDate: isoDate('2026-09-01') } }
    expect(movementOf({ ...input, transactions: [stale] })).toBeNull()
  })

  it('takes charges from the charges alone', () => {
    const input = { opening: gbp('100'), closing: gbp('90'), transactions: [{ type: 'Charge' as const, date, amount: gbp('-10') }] }
    expect(movementOf({ ...input, charges: gbp('10') })).toMatchObject({ charges: gbp('-10'), marketChange: gbp('0') })
    expect(movementOf({ ...input, charges: gbp('0') })).toMatchObject({ charges: gbp('0'), marketChange: gbp('-10') })
  })

  it('is whole in a currency without pence', () => {
    const isk = (amount: string) => money(amount, 'ISK')
    const movement = movementOf({ opening: isk('1000.4'), closing: isk('1100.6'), transactions: [], charges: isk('9.5') })
    expect(movement).toMatchObject({ opening: isk('1000'), charges: isk('-10'), marketChange: isk('111'), closing: isk('1101') })
  })

  it('adds up for any figures', () => {
    const transaction = fc.record({
      type: fc.constantFrom(...transactionTypes),
      date: fc.constant(date),
      amount: amounts,
    })
    fc.assert(
      fc.property(amounts, amounts, fc.array(transaction, { maxLength: 20 }), amounts, (opening, closing, transactions, charges) => {
        const movement = movementOf({ opening, closing, transactions, charges })
        if (!movement) throw new Error('one currency throughout')
        const { closing: end, ...parts } = movement
        expect(sumMoney(Object.values(parts), 'GBP')).toEqual(end)
        expect(Object.values(movement).every(({ amount }) => /^-?\d+(\.\d{1,2})?$/.test(amount))).toBe(true)
      }),
    )
  })
})
