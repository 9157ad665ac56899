import Big from 'big.js'
import { moneyOf } from '../../../../shared/domain/bookings'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import type { IsoDate } from '../../../../shared/domain/dates'
import { type Money, money, roundMoney } from '../../../../shared/domain/money'
import { toDecimal } from '../adapter/figures'
import type { ProviderTransaction } from '../provider'
import type { Market } from './market'
import type { Effect, Opening, Positions } from './positions'
import { priceOn } from './prices'
import type { HostedHolding, HostedPortfolio } from './records'
import { type Amount, amountAt, reportingOf } from './value'

/*
 * The bookings of a portfolio in our terms, so that paid in, paid out and income explain what its value changed by without the market
 * (decision 216): where no cash of the portfolio was moved, the money came from outside, or went there, and a row says so.
 */

export type Entries = Readonly<{
  rows: readonly ProviderTransaction[]
  /** Bookings that moved units of which nobody knows the price. */
  lost: number
}>

type Priced = Readonly<{ portfolio: HostedPortfolio; positions: Positions; market: Market }>

/** The newest first. */
export function entriesOf(of: Priced): Entries {
  const made = [
    ...of.positions.openings.map((opening) => openingRow(opening, of)),
    ...of.positions.effects.map((effect) => rowsOf(effect, of)),
  ]
  const rows = made.flatMap((each) => each ?? [])
  return {
    rows: rows.toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1)),
    lost: made.filter((each) => each === null).length,
  }
}

/** What came in without a booking, at the price that was paid for it. */
function openingRow({ date, holding, units }: Opening, of: Priced): ProviderTransaction[] | null {
  const { purchasePrice, unit } = holding
  const isPaid = purchasePrice !== null && holding.assetClass !== 'Cash' && units.gt(0)
  const value = isPaid ? amountAt(units, { price: purchasePrice, unit }) : worthOf(holding, units, date, of)
  if (value === null) return null
  const type = units.gt(0) ? 'TransferIn' : 'TransferOut'
  const isCash = holding.assetClass === 'Cash'
  const row = { externalId: `${holding.id}-opening`, holding, name: holding.name, date, type: isCash ? paymentOf(units) : type } as const
  return [rowOf({ ...row, amount: value, units: isCash ? null : units.abs(), price: isPaid ? purchasePrice : null }, of)]
}

function rowsOf(effect: Effect, of: Priced): ProviderTransaction[] | null {
  const { booking, holding, paid, units } = effect
  const value = valueMoved(effect, of)
  if (value === null) return null
  const said = moneyOf(booking)
  const currency = value.amount.eq(0) && said ? said.currency : value.currency
  const moved = value.amount.plus(paid)
  const amount = amountOf(effect, value.amount, said && new Big(said.amount))
  const isNothing = isPayment(booking.type) && moved.eq(0)
  const row = rowOf(
    {
      externalId: booking.id,
      holding,
      name: booking.name,
      date: booking.date,
      // Money that came into no cash of the portfolio is not in its value: counted as paid in, it would pass for a loss.
      type: isNothing ? 'Other' : booking.type,
      amount: { amount, currency },
      units: units.eq(0) ? null : units.abs(),
      price: booking.money !== null && !units.eq(0) ? toDecimal(new Big(booking.money).div(units).abs()) : null,
      unit: booking.unit,
      symbol: booking.symbol,
    },
    of,
  )
  const outside = isPayment(booking.type) ? new Big(0) : moved.minus(isIncome(booking.type) ? amount : 0)
  if (outside.eq(0)) return [row]
  const payment = { externalId: `${booking.id}-paid`, holding: null, name: booking.name, date: booking.date, type: paymentOf(outside) }
  return [rowOf({ ...payment, amount: { amount: outside, currency }, units: null, price: null }, of), row]
}

const isPayment = (type: Effect['booking']['type']): boolean => type === 'Contribution' || type === 'Withdrawal'
const isIncome = (type: Effect['booking']['type']): boolean => type === 'Dividend' || type === 'Interest'
const paymentOf = (amount: Big): 'Contribution' | 'Withdrawal' => (amount.lt(0) ? 'Withdrawal' : 'Contribution')

/** What the units that a booking moved were worth: the money that it names, or their price of the day. Null when nobody knows. */
function valueMoved({ booking, holding, units }: Effect, of: Priced): Amount | null {
  const said = moneyOf(booking)
  if (holding === null || units.eq(0)) return { amount: new Big(0), currency: said?.currency ?? of.portfolio.currency }
  const isTraded = booking.type === 'Purchase' || booking.type === 'Sale'
  if (said && (isTraded || holding.assetClass !== 'Cash'))
    return { amount: units.lt(0) ? new Big(said.amount).neg() : new Big(said.amount), currency: said.currency }
  return worthOf(holding, units, booking.date, of)
}

function worthOf(holding: HostedHolding, units: Big, date: IsoDate, { market }: Priced): Amount | null {
  const price = priceOn(holding, date, market)
  return price && amountAt(units, price)
}

/** The amount of a row, positive where it is credit: what was received, less what was paid. */
function amountOf({ booking, units }: Effect, value: Big, said: Big | null): Big {
  const money = units.eq(0) ? (said ?? new Big(0)) : value.abs()
  if (booking.type === 'Purchase') return money.neg()
  // Units that come with a withdrawal came in, as the specification has it.
  return booking.type === 'Withdrawal' && units.eq(0) ? money.neg() : money
}

type Row = Readonly<{
  externalId: string
  holding: HostedHolding | null
  name: string
  date: IsoDate
  type: ProviderTransaction['type']
  amount: Amount
  units: Big | null
  price: ProviderTransaction['price']
  unit?: ProviderTransaction['quoteUnit']
  symbol?: string | null
}>

function rowOf({ amount: exact, date, externalId, holding, name, price, symbol, type, unit, units }: Row, of: Priced): ProviderTransaction {
  const amount = roundMoney(money(exact.amount, exact.currency))
  return {
    externalId,
    holdingExternalId: holding?.id ?? null,
    type,
    name,
    symbol: symbol ?? holding?.symbol ?? null,
    date,
    settleDate: null,
    units: units && toDecimal(units, 7),
    price,
    quoteUnit: unit ?? holding?.unit ?? exact.currency,
    amount,
    ...convertedIn(of.portfolio.currency, amount, date, of.market),
    note: null,
  }
}

/** An amount in another currency than its portfolio carries its conversion at the rate of its day, where there is one. */
function convertedIn(currency: CurrencyCode, amount: Money, date: IsoDate, market: Market): Pick<ProviderTransaction, 'reporting'> {
  if (amount.currency === currency) return {}
  const reporting = reportingOf(amount, currency, date, market)
  return { reporting: reporting && { value: reporting.value, rateDate: reporting.rateDate } }
}
