import Big from 'big.js'
import type { BridgePart, ValueBridge } from '../../contracts/wealth/bridge'
import { isCash, type AssetClass } from '../assetClass'
import { amountIn, type CashType, flowTotals, isCashMovement } from '../cashFlow'
import { type CurrencyCode, minorDigits, type QuoteUnit } from '../currency'
import type { IsoDate } from '../dates'
import { addToPool, emptyPool, type Pool, takeFromPool } from '../gains/pool'
import { byHolding, type UnitBooking } from '../gains/tradesOf'
import { addMoney, type DecimalString, type Money, money, negateMoney, roundMoney, subtractMoney, sumMoney, zeroMoney } from '../money'
import { penceToPounds } from '../quote'
import type { TransactionType } from '../transactionType'

/** A booking with its price, for what it came to in the currency that the security is quoted in. */
export type PricedBooking = UnitBooking &
  Readonly<{ price: DecimalString | null; quoteUnit: QuoteUnit; cashType?: CashType | null | undefined }>

/** What was held at the close of a day. */
export type Valued = Readonly<{
  externalId: string
  name: string
  symbol: string | null
  assetClass: AssetClass
  units: DecimalString | null
  price: DecimalString | null
  quoteUnit: QuoteUnit
  value: Money
  /** Of cash in another currency than the portfolio's: its balance there; left out or null by feeds that do not say. */
  localValue?: Money | null | undefined
}>

export type BridgeInput = Readonly<{
  from: IsoDate
  to: IsoDate
  currency: CurrencyCode
  /** At the close of `from` and of `to`, cash among it. */
  start: readonly Valued[]
  end: readonly Valued[]
  /** Since inception, in any order. */
  bookings: readonly PricedBooking[]
  /** Of the days after `from` up to `to`, positive. */
  charges: Money
}>

/**
 * How the value of the close of `from` became that of `to`: start + paid in + paid out + income + realised + unrealised + currency + charges + residual =
 * end, each with its sign and rounded to the currency's own digits. Costs are average costs of our own pool of all bookings. `realised` and `unrealised` are
 * what prices did, at the rate of the sale or of the day; `currency` is what the rate of a security's own currency did to its cost, sold or still held, and
 * what it did to cash whose balance in its own currency is known.
 * Nothing is left to a last part: what the parts do not explain (rounding of rates, a booking of no known kind) is the residual.
 * Null when a payment or income is in another currency without a rate of its day, or a value is in another than `currency`.
 */
export function valueBridge({ bookings, charges, currency, end, from, start, to }: BridgeInput): ValueBridge | null {
  if ([...start, ...end].some(({ value }) => value.currency !== currency) || charges.currency !== currency) return null
  const within = bookings.filter(({ date }) => date > from && date <= to)
  const flows = flowTotals(within, currency)
  const income = sumOfType(within, incomeTypes, currency)
  const pools = poolsOf(bookings, { from, to, currency })
  if (!flows || !income || !pools) return null
  const [before, after] = [latentOf(start, pools.atStart), latentOf(end, pools.atEnd)]
  return closeBridge({
    opening: sumMoney(
      start.map(({ value }) => value),
      currency,
    ),
    closing: sumMoney(
      end.map(({ value }) => value),
      currency,
    ),
    parts: {
      paidIn: flows.paidIn,
      paidOut: flows.paidOut,
      income,
      realised: money(pools.realised.price, currency),
      unrealised: money(after.price.minus(before.price), currency),
      currency: money(
        pools.realised.currency.plus(after.currency).minus(before.currency).plus(gainOnCash({ start, end, within, currency })),
        currency,
      ),
      charges: negateMoney(charges),
    },
  })
}

/** Rounds each part and shows what they leave: to the penny `opening + parts + residual = closing`. Throws a `TypeError` on mixed currencies. */
export function closeBridge(given: Readonly<{ opening: Money; closing: Money; parts: Readonly<Record<BridgePart, Money>> }>): ValueBridge {
  const opening = roundMoney(given.opening)
  const closing = roundMoney(given.closing)
  const { charges, currency, income, paidIn, paidOut, realised, unrealised } = given.parts
  const parts = {
    paidIn: roundMoney(paidIn),
    paidOut: roundMoney(paidOut),
    income: roundMoney(income),
    realised: roundMoney(realised),
    unrealised: roundMoney(unrealised),
    currency: roundMoney(currency),
    charges: roundMoney(charges),
  }
  return { opening, ...parts, residual: subtractMoney(closing, Object.values(parts).reduce(addMoney, opening)), closing }
}

const incomeTypes: readonly TransactionType[] = ['Dividend', 'Interest']

function sumOfType(bookings: readonly PricedBooking[], types: readonly TransactionType[], currency: CurrencyCode): Money | null {
  let sum = zeroMoney(currency)
  for (const booking of bookings) {
    if (!types.includes(booking.type)) continue
    const amount = amountIn(booking, currency)
    if (amount === null) return null
    sum = addMoney(sum, amount)
  }
  return sum
}

/** A result in two parts: of prices and of exchange rates. */
type Split = Readonly<{ price: Big; currency: Big }>
const nothing: Split = { price: new Big(0), currency: new Big(0) }
const plus = (a: Split, b: Split): Split => ({ price: a.price.plus(b.price), currency: a.currency.plus(b.currency) })

/** Splits what is worth `value` now, and `localValue` in its own currency, over its cost. All is price where there is no other currency. */
function split(value: Big, cost: Big, own: Readonly<{ value: Big; cost: Big }> | null): Split {
  if (own === null || own.value.eq(0)) return { price: value.minus(cost), currency: new Big(0) }
  const costNow = own.cost.times(value).div(own.value)
  return { price: value.minus(costNow), currency: costNow.minus(cost) }
}

type Pools = ReadonlyMap<string, Pool>

/** Walks all bookings once: the pools at both ends, and what was realised between them. */
function poolsOf(bookings: readonly PricedBooking[], { currency, from, to }: Pick<BridgeInput, 'from' | 'to' | 'currency'>) {
  const digits = minorDigits(currency)
  const pools = new Map<string, Pool>()
  let atStart: Pools | null = null
  let realised = nothing
  for (const booking of bookings.toSorted(byDay)) {
    if (booking.date > to) break
    if (booking.date > from) atStart ??= new Map(pools)
    if (booking.units === null || !unitTypes.includes(booking.type)) continue
    const amount = amountIn(booking, currency)
    if (amount === null) return null
    const [key, units, worth] = [byHolding(booking), new Big(booking.units).abs(), new Big(amount.amount).abs()]
    const local = localOf(booking, currency)
    const pool = pools.get(key) ?? emptyPool
    if (booking.type === 'Purchase' || booking.type === 'TransferIn') {
      pools.set(key, addToPool(pool, { units, cost: worth, local }))
      continue
    }
    const { rest, taken } = takeFromPool(pool, units, digits)
    pools.set(key, rest)
    if (booking.date > from)
      realised = plus(realised, split(worth, taken.cost ?? new Big(0), local && taken.local && { value: local, cost: taken.local }))
  }
  return { atStart: atStart ?? new Map(pools), atEnd: pools, realised }
}

const unitTypes: readonly TransactionType[] = ['Purchase', 'Sale', 'TransferIn', 'TransferOut']
/** Of one day, what comes in first: a sale cannot take what is not there yet. */
const arrives = ({ type }: PricedBooking): number => (type === 'Purchase' || type === 'TransferIn' ? 0 : 1)
const byDay = (a: PricedBooking, b: PricedBooking): number => (a.date < b.date ? -1 : a.date > b.date ? 1 : arrives(a) - arrives(b))

/** What a number of units came to in their own currency; null where that is the portfolio's, or a price is missing. */
function localOf(
  { price, quoteUnit, units }: Readonly<{ units: DecimalString | null; price: DecimalString | null; quoteUnit: QuoteUnit }>,
  currency: CurrencyCode,
): Big | null {
  const [unitPrice, own] = quoteUnit === 'GBX' ? [price && penceToPounds(price), 'GBP' as const] : [price, quoteUnit]
  return own === currency || unitPrice === null || units === null ? null : new Big(unitPrice).times(units).abs()
}

/** Gains on what is held, over the cost in its pool. */
function latentOf(held: readonly Valued[], pools: Pools): Split {
  return held.reduce((sum, holding) => {
    if (isCash(holding)) return sum
    const pool = pools.get(byHolding({ ...holding, holdingExternalId: holding.externalId })) ?? emptyPool
    const local = localOf(holding, holding.value.currency)
    return plus(
      sum,
      split(new Big(holding.value.amount), pool.cost ?? new Big(0), local && pool.local && { value: local, cost: pool.local }),
    )
  }, nothing)
}

type CashCourse = Readonly<{ within: readonly PricedBooking[] }> & Pick<BridgeInput, 'start' | 'end' | 'currency'>

/**
 * What exchange rates did to cash in other currencies: the balance of the start and every movement since, at the rate of the end, less what they were worth
 * on their days. Reckoned by movements and not as the rest, so that a movement nobody booked stays a residual. Nothing for a currency of whose cash a
 * balance or a rate is not known.
 */
function gainOnCash({ currency, end, start, within }: CashCourse): Big {
  const cash = [...start, ...end].filter((held) => isCash(held) && held.localValue && held.localValue.currency !== currency)
  const currencies = new Set(cash.flatMap(({ localValue }) => localValue?.currency ?? []))
  return [...currencies].reduce((sum, own) => sum.plus(gainOnCashIn(own, { start, end, within, currency })), new Big(0))
}

function gainOnCashIn(own: CurrencyCode, { currency, end, start, within }: CashCourse): Big {
  const balanceOf = (held: readonly Valued[]) =>
    held.reduce(
      (sum, { localValue, value }) =>
        localValue?.currency === own ? { local: sum.local.plus(localValue.amount), value: sum.value.plus(value.amount) } : sum,
      { local: new Big(0), value: new Big(0) },
    )
  const [before, after] = [balanceOf(start), balanceOf(end)]
  let [moved, worth] = [new Big(0), new Big(0)]
  for (const booking of within) {
    if (booking.amount.currency !== own || !isCashMovement({ type: booking.type, cashType: booking.cashType ?? null })) continue
    const amount = amountIn(booking, currency)
    if (amount === null) return new Big(0)
    moved = moved.plus(booking.amount.amount)
    worth = worth.plus(amount.amount)
  }
  const due = before.local.plus(moved)
  if (after.local.eq(0) && !due.eq(0)) return new Big(0)
  const worthNow = due.eq(0) ? new Big(0) : due.times(after.value).div(after.local)
  return worthNow.minus(before.value).minus(worth)
}
