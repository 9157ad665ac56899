import type { Booking } from '../../../../shared/domain/bookings'
import type { CurrencyCode, QuoteUnit } from '../../../../shared/domain/currency'
import type { IsoDate } from '../../../../shared/domain/dates'
import type { heldAssetClasses } from '../../../../shared/domain/heldByHand'
import type { DecimalString } from '../../../../shared/domain/money'
import type { PortfolioType } from '../../../../shared/domain/portfolioType'
import type { Ratio } from '../../../../shared/domain/ratio'

/* Our own records as the hosted source reads them: days, decimals and nulls in place of what a database row has. */

export type PricePoint = Readonly<{ date: IsoDate; price: DecimalString }>

export type HostedHolding = Readonly<{
  id: string
  portfolio: string
  name: string
  symbol: string
  assetClass: (typeof heldAssetClasses)[number]
  /** Of today, and of what is booked for a day to come. */
  units: DecimalString
  /** Paid for a unit, in `unit`; null when nobody wrote it down. */
  purchasePrice: DecimalString | null
  unit: QuoteUnit
  region: string | null
  /** Since when it is held. */
  date: IsoDate | null
  /** Of a property, a year. */
  growth: Ratio | null
  /** In `unit`, oldest first. */
  points: readonly PricePoint[]
  /** Moment of the record. */
  enteredAt: string
}>

export type HostedBooking = Booking & Readonly<{ id: string; portfolio: string; name: string; date: IsoDate; enteredAt: string }>

export type HostedPortfolio = Readonly<{
  id: string
  name: string
  type: PortfolioType
  currency: CurrencyCode
  inception: IsoDate | null
  objective: string | null
  riskProfile: number | null
  esgRating: number | null
  region: string | null
  /** Standing ones and those that were sold out; standing before sold out, the oldest first. */
  holdings: readonly HostedHolding[]
  bookings: readonly HostedBooking[]
}>

/** All that our records say of an account. */
export type HostedBook = Readonly<{
  account: Readonly<{ id: string; name: string; currency: CurrencyCode; inception: IsoDate | null }>
  portfolios: readonly HostedPortfolio[]
}>
