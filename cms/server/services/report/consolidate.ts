import Big from 'big.js'
import { APIError } from 'payload'
import type { ReportPortfolio } from '../../../../shared/contracts/report'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import { groupBy } from '../../../../shared/domain/groupBy'
import { addMoney, decimal, type DecimalString, type Money, sumMoney } from '../../../../shared/domain/money'
import type { ProviderCharges, ProviderHolding, ProviderHoldings, ProviderTransaction } from '../../wealth/provider'
import type { Part } from '../../wealth/readPart'

type Valued = Readonly<{ answer: Readonly<{ value: Pick<Money, 'currency'> }> }>

/** Whether the portfolios of an account can be one: there are several, and their amounts add up without a rate. */
export const canConsolidate = (portfolios: readonly Valued[]): boolean =>
  portfolios.length > 1 && portfolios.every(({ answer }) => answer.value.currency === portfolios[0]?.answer.value.currency)

/** Throws an `APIError` 409 for portfolios in several currencies. A single one is its own consolidation. */
export function assertConsolidable(portfolios: readonly Valued[]): void {
  if (portfolios.length > 1 && !canConsolidate(portfolios))
    throw new APIError('The portfolios are in several currencies and cannot be consolidated', 409, { code: 'several_currencies' }, true)
}

/** Several answers as one. Without one of them there is none: what is made of the rest would be too small. */
export function joinParts<T, U>(parts: readonly Part<T>[], join: (all: readonly T[]) => U): Part<U> {
  const all = parts.flatMap(({ data }) => (data === null ? [] : [data]))
  const times = parts.flatMap(({ fetchedAt }) => fetchedAt ?? [])
  return {
    data: all.length === parts.length && all.length > 0 ? join(all) : null,
    fetchedAt: times.toSorted()[0] ?? null,
    reasons: parts.flatMap(({ reasons }) => reasons),
  }
}

export const joinHoldings = (currency: CurrencyCode, all: readonly ProviderHoldings[]): ProviderHoldings => ({
  currency,
  // The oldest day is the one that all of them have reached.
  asOf: all.map(({ asOf }) => asOf).toSorted()[0] ?? failEmpty(),
  value: sumMoney(
    all.map(({ value }) => value),
    currency,
  ),
  holdings: mergeHoldings(all.map(({ holdings }) => holdings)),
})

function failEmpty(): never {
  throw new TypeError('nothing to join')
}

/**
 * The holdings of several portfolios as one list: what is held in more than one of them, at the same price of the same day, is one row with the sums
 * of its units, value, cost and change. A cost or a change that one of them lacks is not known of the whole.
 */
export function mergeHoldings(lists: readonly (readonly ProviderHolding[])[]): ProviderHolding[] {
  const all = lists.flatMap((holdings, index) => holdings.map((holding) => ({ ...holding, externalId: `${index} ${holding.externalId}` })))
  return [...groupBy(all, keyOf).values()].flatMap(([first, ...others]) => (first ? others.reduce(addHolding, first) : []))
}

const keyOf = ({ assetClass, cashType, name, price, priceDate, quoteUnit, sedol, symbol, value }: ProviderHolding): string =>
  JSON.stringify([assetClass, cashType, sedol ?? symbol ?? name, price, priceDate, quoteUnit, value.currency])

const addHolding = (a: ProviderHolding, b: ProviderHolding): ProviderHolding => ({
  ...a,
  units: addUnits(a.units, b.units),
  value: addMoney(a.value, b.value),
  cost: addKnown(a.cost, b.cost),
  dayChange: addKnown(a.dayChange, b.dayChange),
})

const addUnits = (a: DecimalString | null, b: DecimalString | null): DecimalString | null =>
  a === null || b === null ? null : decimal(new Big(a).plus(b))

const addKnown = (a: Money | null, b: Money | null): Money | null => (a && b && a.currency === b.currency ? addMoney(a, b) : null)

/** Bookings of several portfolios, the newest first. Each keeps an id of its own; the balance after one is of its own account, and says nothing here. */
export const joinBookings = (all: readonly (readonly ProviderTransaction[])[]): ProviderTransaction[] =>
  byDay(
    all.flatMap((bookings, index) =>
      bookings.map((booking) => ({
        ...booking,
        externalId: `${index} ${booking.externalId}`,
        holdingExternalId: booking.holdingExternalId && `${index} ${booking.holdingExternalId}`,
        balance: null,
      })),
    ),
  )

const byDay = <T extends Readonly<{ date: string }>>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))

export const joinCharges = (currency: CurrencyCode, all: readonly ProviderCharges[]): ProviderCharges => ({
  total: sumMoney(
    all.map(({ total }) => total),
    currency,
  ),
  items: byDay(all.flatMap(({ items }) => items)),
})

/** What several portfolios have of a kind, as one; the oldest first, as each of them. */
export function joinOwn<T extends Readonly<{ date: string }>>(lists: readonly (readonly T[] | undefined)[]): T[] | undefined {
  const known = lists.flatMap((list) => (list ? [list] : []))
  return known.length === 0 ? undefined : byDay(known.flat().toReversed()).toReversed()
}

/** The sums of the parts of a course of cash; null when one of the portfolios has none, or one in another currency. */
export function joinCash(courses: readonly ReportPortfolio['cash'][]): ReportPortfolio['cash'] {
  return courses.reduce((sum, one) => {
    if (!sum || !one || sum.opening.currency !== one.opening.currency) return null
    return {
      opening: addMoney(sum.opening, one.opening),
      paid: addMoney(sum.paid, one.paid),
      sales: addMoney(sum.sales, one.sales),
      purchases: addMoney(sum.purchases, one.purchases),
      income: addMoney(sum.income, one.income),
      charges: addMoney(sum.charges, one.charges),
      other: addMoney(sum.other, one.other),
      closing: addMoney(sum.closing, one.closing),
    }
  })
}
