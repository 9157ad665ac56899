import { describe, expect, it } from '@jest/globals'
import Big from 'big.js'
import fc from 'fast-check'
import { type ValueBridge, valueBridgeSchema } from '../../contracts/wealth/bridge'
import { addDays, isoDate } from '../dates'
import { decimal, money, type Money, zeroMoney } from '../money'
import type { TransactionType } from '../transactionType'
import { type BridgeInput, closeBridge, type PricedBooking, valueBridge, type Valued } from './valueBridge'

const gbp = (amount: Big | number | string) => money(amount, 'GBP')
const eur = (amount: number | string) => money(amount, 'EUR')
const from = isoDate('2025-12-31')
const to = isoDate('2026-11-19')

let count = 0
const booking = (
  date: string,
  type: TransactionType,
  amount: number,
  units?: number,
  price?: number,
  quoteUnit: 'GBP' | 'USD' | 'GBX' = 'GBP',
): PricedBooking => ({
  externalId: `t${++count}`,
  holdingExternalId: units === undefined ? null : 'H',
  type,
  date: isoDate(date),
  name: 'X plc',
  symbol: null,
  units: units === undefined ? null : decimal(units),
  price: price === undefined ? null : decimal(price),
  quoteUnit,
  amount: gbp(amount),
})
const cash = (value: number | Big): Valued => ({
  externalId: 'C',
  name: 'Capital account',
  symbol: null,
  assetClass: 'Cash',
  units: null,
  price: null,
  quoteUnit: 'GBP',
  value: gbp(value),
})
const held = (value: number, units: number, price: number, quoteUnit: 'GBP' | 'USD' | 'GBX' = 'GBP'): Valued => ({
  ...cash(value),
  externalId: 'H',
  name: 'X plc',
  assetClass: 'Equity',
  units: decimal(units),
  price: decimal(price),
  quoteUnit,
})
const bridge = (given: Partial<BridgeInput>) =>
  valueBridge({ from, to, currency: 'GBP', start: [], end: [], bookings: [], charges: gbp(0), ...given })
const amountsOf = (answer: ValueBridge | null) =>
  answer && Object.fromEntries(Object.entries(answer).map(([part, { amount }]) => [part, Number(amount)]))
const sumOfParts = ({ closing: _, ...parts }: ValueBridge): string =>
  Object.values(parts)
    .reduce((sum, { amount }: Money) => sum.plus(amount), new Big(0))
    .toFixed(2)

describe('closeBridge', () => {
  it('B1: shows the cent that rounding left', () => {
    const parts = {
      paidIn: eur(787.49),
      paidOut: eur(0),
      income: eur(28.54),
      realised: eur(4.69),
      unrealised: eur(21.35),
      currency: eur(17.68),
      // Fees 17.52 and taxes 116.50.
      charges: eur(-134.02),
    }
    const closed = closeBridge({ opening: eur(2128.58), closing: eur(2854.32), parts })
    expect(closed.residual).toEqual(eur(0.01))
    expect(valueBridgeSchema.parse(closed)).toEqual(closed)
  })
})

describe('valueBridge', () => {
  it('tells sales from what is still held, at average cost', () => {
    const bookings = [
      booking('2025-06-02', 'Contribution', 1000),
      booking('2025-06-03', 'Purchase', -1000, 100, 10),
      booking('2026-02-02', 'Sale', 480, 40, 12),
      booking('2026-03-02', 'Dividend', 15),
      booking('2026-04-02', 'Charge', -5),
      booking('2026-05-05', 'Withdrawal', -90),
    ]
    const answer = bridge({ bookings, start: [held(1100, 100, 11), cash(0)], end: [held(780, 60, 13), cash(400)], charges: gbp(5) })
    expect(amountsOf(answer)).toEqual({
      opening: 1100,
      paidIn: 0,
      paidOut: -90,
      income: 15,
      realised: 80,
      unrealised: 80,
      currency: 0,
      charges: -5,
      residual: 0,
      closing: 1180,
    })
  })

  it('parts what the dollar did from what the price did, on the sold and on the held', () => {
    const bookings = [
      booking('2025-06-02', 'Contribution', 800),
      // 100 at $10, a dollar for 80p.
      booking('2025-06-03', 'Purchase', -800, 100, 10, 'USD'),
      // 50 at $12, a dollar for 70p: the price made $100, worth £70, and the dollar lost 10p on each of the $500 that they cost.
      booking('2026-02-02', 'Sale', 420, 50, 12, 'USD'),
    ]
    // At the end $13 and 75p: the price made $150, worth £112.50; the dollar lost 5p on $500.
    const answer = bridge({ bookings, start: [held(800, 100, 10, 'USD')], end: [held(487.5, 50, 13, 'USD'), cash(420)] })
    expect(amountsOf(answer)).toMatchObject({ realised: 70, unrealised: 112.5, currency: -75, residual: 0, closing: 907.5 })
  })

  it('knows that pence are pounds', () => {
    const bookings = [booking('2026-06-03', 'Contribution', 500), booking('2026-06-03', 'Purchase', -500, 100, 500, 'GBX')]
    expect(amountsOf(bridge({ bookings, end: [held(550, 100, 550, 'GBX')] }))).toMatchObject({
      paidIn: 500,
      unrealised: 50,
      currency: 0,
      residual: 0,
    })
  })

  it('shows a booking of no known kind as the residual, and does not hide it in the market', () => {
    const bookings = [booking('2026-06-03', 'Contribution', 500), booking('2026-06-04', 'Other', 7)]
    expect(amountsOf(bridge({ bookings, end: [cash(507)] }))).toMatchObject({ paidIn: 500, unrealised: 0, residual: 7, closing: 507 })
  })

  describe('of dollars in the cash', () => {
    const usd = (amount: number) => money(amount, 'USD')
    const dollars = (balance: number, value: number): Valued => ({ ...cash(value), quoteUnit: 'USD', localValue: usd(balance) })
    const paid = (amount: number, worth: number): PricedBooking => ({
      ...booking('2026-03-02', 'Contribution', 0),
      amount: usd(amount),
      reporting: { value: gbp(worth), rateDate: isoDate('2026-03-02') },
    })

    it('shows what the rate did to the balance and to what came in since', () => {
      const answer = bridge({ start: [dollars(1000, 800)], end: [dollars(1500, 1125)], bookings: [paid(500, 390)] })
      // 1,000 from 0.80 to 0.75, and 500 from 0.78.
      expect(amountsOf(answer)).toMatchObject({ opening: 800, paidIn: 390, currency: -65, residual: 0, closing: 1125 })
    })

    it('leaves a movement that nobody booked as the residual', () => {
      const answer = bridge({ start: [dollars(1000, 800)], end: [dollars(1500, 1125)] })
      expect(amountsOf(answer)).toMatchObject({ currency: -50, residual: 375 })
    })

    it('says nothing of the rate where the balance in dollars is not known', () => {
      const [before, after] = [dollars(1000, 800), dollars(1000, 750)].map((each) => ({ ...each, localValue: null }))
      expect(amountsOf(bridge({ start: before ? [before] : [], end: after ? [after] : [] }))).toMatchObject({ currency: 0, residual: -50 })
    })

    it('ends with the dollars when all were paid out', () => {
      const out = { ...paid(-1000, -770), type: 'Withdrawal' as const }
      expect(amountsOf(bridge({ start: [dollars(1000, 800)], bookings: [out] }))).toMatchObject({
        paidOut: -770,
        currency: -30,
        residual: 0,
      })
    })
  })

  it('counts investments that came over as paid in, at their value of that day', () => {
    const bookings = [booking('2026-02-02', 'TransferIn', 300, 30, 10), booking('2026-03-02', 'TransferOut', -110, 10, 11)]
    expect(amountsOf(bridge({ bookings, end: [held(240, 20, 12)] }))).toMatchObject({
      paidIn: 300,
      paidOut: -110,
      realised: 10,
      unrealised: 40,
      residual: 0,
    })
  })

  it('is missing when an amount carries no rate of its day, and when a value is in another currency', () => {
    const foreign = { ...booking('2026-02-02', 'Contribution', 1), amount: eur(1) }
    expect(bridge({ bookings: [foreign] })).toBeNull()
    expect(bridge({ end: [{ ...cash(1), value: eur(1) }] })).toBeNull()
    expect(bridge({ charges: zeroMoney('EUR') })).toBeNull()
  })

  it('adds up to the penny whatever was bought and sold, and leaves nothing when every penny was booked', () => {
    const deal = fc.record({
      day: fc.integer({ min: -200, max: 300 }),
      units: fc.integer({ min: -40, max: 60 }),
      price: fc.integer({ min: 1, max: 5000 }),
    })
    const book = fc.record({
      deals: fc.array(deal, { maxLength: 12 }),
      paid: fc.integer({ min: 1, max: 1_000_000 }),
      ends: fc.tuple(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 })),
    })
    fc.assert(
      fc.property(book, ({ deals, ends, paid }) => {
        const bookings: PricedBooking[] = [{ ...booking('2025-01-02', 'Contribution', 0), amount: gbp(paid / 100) }]
        let [units, money_, unitsAtStart, cashAtStart] = [0, new Big(paid).div(100), 0, new Big(paid).div(100)]
        for (const { day, price, units: wanted } of deals.toSorted((a, b) => a.day - b.day || b.units - a.units)) {
          const moved = Math.max(-units, wanted)
          if (moved === 0) continue
          const amount = new Big(-moved).times(price).div(100)
          const date = addDays(from, day)
          bookings.push({ ...booking(date, moved > 0 ? 'Purchase' : 'Sale', 0, moved, price / 100), amount: gbp(amount) })
          units += moved
          money_ = money_.plus(amount)
          if (date <= from) [unitsAtStart, cashAtStart] = [units, money_]
        }
        const answer = bridge({
          bookings,
          start: [cash(cashAtStart), held(unitsAtStart * (ends[0] / 100), unitsAtStart, ends[0] / 100)],
          end: [cash(money_), held(units * (ends[1] / 100), units, ends[1] / 100)],
        })
        if (!answer) throw new Error('no bridge')
        expect(sumOfParts(answer)).toBe(new Big(answer.closing.amount).toFixed(2))
        // Realised and unrealised are each rounded.
        expect(Math.abs(Number(answer.residual.amount))).toBeLessThanOrEqual(0.02)
      }),
    )
  })
})
