import { describe, expect, it } from '@jest/globals'
import Big from 'big.js'
import { isoDate } from '../../../../shared/domain/dates'
import { decimal } from '../../../../shared/domain/money'
import { positionsOf, unitsOn } from './positions'
import type { HostedBooking, HostedHolding } from './records'
import { booked, held, portfolioOf } from './testBooks'

const today = isoDate('2026-11-20')
const history = (holdings: readonly HostedHolding[], bookings: readonly HostedBooking[], days: readonly string[]) => {
  const positions = positionsOf(portfolioOf(holdings, bookings), today)
  return holdings.map((holding) => days.map((day) => unitsOn(positions, holding, isoDate(day)).toFixed()))
}

describe('units on a day', () => {
  const days = ['2026-01-31', '2026-02-28', '2026-03-31', '2026-11-20']

  it('are walked back from those of today', () => {
    const share = held('VOD', { units: decimal('6.5') })
    const bookings = [
      booked('Purchase', '2026-02-02', { symbol: 'VOD', amount: decimal(10) }),
      booked('Sale', '2026-03-02', { symbol: 'VOD', amount: decimal('3.5') }),
    ]
    expect(history([share], bookings, days)).toEqual([['0', '10', '6.5', '6.5']])
  })

  it('of what was sold out are there in the past', () => {
    const bookings = [
      booked('Purchase', '2026-02-02', { symbol: 'VOD', amount: decimal(10) }),
      booked('Sale', '2026-03-02', { symbol: 'VOD', amount: decimal(10) }),
    ]
    expect(history([held('VOD')], bookings, days)).toEqual([['0', '10', '0', '0']])
  })

  it('that no booking explains came in on the day of the holding', () => {
    const share = held('VOD', { units: decimal(12), date: isoDate('2026-02-10') })
    const bookings = [booked('Purchase', '2026-03-02', { symbol: 'VOD', amount: decimal(2) })]
    expect(history([share], bookings, days)).toEqual([['0', '10', '12', '12']])
    expect(positionsOf(portfolioOf([share], bookings), today).openings.map(({ date, units }) => [date, units.toFixed()])).toEqual([
      ['2026-02-10', '10'],
    ])
  })

  it('came in no later than something was sold of them, and no later than today', () => {
    const sold = held('VOD', { units: decimal(5), date: isoDate('2026-06-01') })
    expect(history([sold], [booked('Sale', '2026-02-02', { symbol: 'VOD', amount: decimal(5) })], days)).toEqual([['0', '5', '5', '5']])
    const late = held('NEW', { units: decimal(5), enteredAt: '2026-11-25T09:00:00.000Z' })
    expect(history([late], [], days)).toEqual([['0', '0', '0', '5']])
  })

  it('that were taken away by hand are missing from the day on which there is enough of them', () => {
    const share = held('VOD', { units: decimal(3) })
    const bookings = [
      booked('Purchase', '2026-02-02', { symbol: 'VOD', amount: decimal(1) }),
      booked('Purchase', '2026-03-02', { symbol: 'VOD', amount: decimal(4) }),
    ]
    expect(history([share], bookings, days)).toEqual([['0', '1', '3', '3']])
  })

  it('of a day to come are not there yet', () => {
    const share = held('VOD', { units: decimal(5) })
    expect(history([share], [booked('Purchase', '2027-01-04', { symbol: 'VOD', amount: decimal(5) })], days)).toEqual([
      ['0', '0', '0', '0'],
    ])
  })
})

describe('the cash of a portfolio', () => {
  const cash = held('GBP', { assetClass: 'Cash', units: decimal(900), date: isoDate('2026-01-05') })
  const days = ['2026-01-31', '2026-11-20']
  const bought = { symbol: 'VOD', amount: decimal(1), money: decimal(100) }

  it('pays for purchases, in pence too, and takes what comes in', () => {
    const pence = { ...bought, money: decimal(10000), unit: 'GBX' } as const
    expect(history([cash], [booked('Purchase', '2026-02-02', pence)], days)).toEqual([['1000', '900']])
    expect(history([cash], [booked('Interest', '2026-02-02', { amount: decimal(100) })], days)).toEqual([['800', '900']])
    expect(history([cash], [booked('Withdrawal', '2026-02-02', { amount: decimal(100) })], days)).toEqual([['1000', '900']])
  })

  it('is not moved by what was booked before it was kept, or in another currency', () => {
    expect(history([cash], [booked('Purchase', '2026-02-02', { ...bought, enteredAt: '2025-12-31T09:00:00.000Z' })], days)).toEqual([
      ['900', '900'],
    ])
    expect(history([cash], [booked('Purchase', '2026-02-02', { ...bought, unit: 'USD' })], days)).toEqual([['900', '900']])
  })

  it('sees no money of a dividend that was reinvested', () => {
    const reinvested = { symbol: 'VOD', amount: decimal('0.5'), money: decimal(50) }
    expect(history([cash], [booked('Dividend', '2026-02-02', reinvested)], days)).toEqual([['900', '900']])
  })
})

describe('whatever is booked', () => {
  /** Numbers that look like chance and are the same each time. */
  const chance = (seed: number) => () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647

  it.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
    'units of today are those of the record, and never below zero (%i)',
    (seed) => {
      const next = chance(seed)
      let units = new Big(0)
      const bookings = Array.from({ length: 12 }, (_, index) => {
        const date = `2026-${String(1 + Math.floor(index / 2)).padStart(2, '0')}-${String(1 + (index % 2) * 13).padStart(2, '0')}`
        const amount = new Big(Math.ceil(next() * 1e6)).div(1e4)
        const isSale = next() < 0.4 && units.gte(amount)
        units = isSale ? units.minus(amount) : units.plus(amount)
        return booked(isSale ? 'Sale' : 'Purchase', date, { symbol: 'VOD', amount: decimal(amount) })
      })
      const more = new Big(Math.floor(next() * 100))
      const share = held('VOD', { units: decimal(units.plus(more)), date: isoDate('2026-03-01') })
      const [all = []] = history([share], bookings, ['2026-01-01', '2026-02-14', '2026-03-01', '2026-04-01', '2026-11-20'])
      expect(all.at(-1)).toBe(units.plus(more).toFixed())
      expect(all.filter((each) => new Big(each).lt(0))).toEqual([])
    },
  )
})
