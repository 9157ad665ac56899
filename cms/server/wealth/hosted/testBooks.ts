import { isoDate } from '../../../../shared/domain/dates'
import { decimal } from '../../../../shared/domain/money'
import type { HostedBooking, HostedHolding, HostedPortfolio } from './records'

/* Records for the tests beside: what is not named is of no account there. */

export const held = (symbol: string, own: Partial<HostedHolding> = {}): HostedHolding => ({
  id: `h-${symbol}`,
  portfolio: 'p',
  name: symbol,
  symbol,
  assetClass: 'Equity',
  units: decimal(0),
  purchasePrice: null,
  unit: 'GBP',
  region: null,
  date: null,
  growth: null,
  points: [],
  enteredAt: '2026-01-01T09:00:00.000Z',
  ...own,
})

let bookings = 0
export const booked = (type: HostedBooking['type'], date: string, own: Partial<HostedBooking> = {}): HostedBooking => ({
  id: `t-${(bookings += 1)}`,
  portfolio: 'p',
  name: type,
  type,
  symbol: null,
  date: isoDate(date),
  amount: decimal(0),
  money: null,
  unit: 'GBP',
  enteredAt: '2026-01-02T09:00:00.000Z',
  ...own,
})

export const portfolioOf = (holdings: readonly HostedHolding[], booked: readonly HostedBooking[] = []): HostedPortfolio => ({
  id: 'p',
  name: 'Long haul',
  type: 'GIA',
  currency: 'GBP',
  inception: null,
  objective: null,
  riskProfile: null,
  esgRating: null,
  region: null,
  holdings,
  bookings: booked,
})
