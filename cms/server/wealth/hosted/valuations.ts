import Big from 'big.js'
import { amountIn, isCashFlow } from '../../../../shared/domain/cashFlow'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import { addDays, type IsoDate } from '../../../../shared/domain/dates'
import { addMoney, type Money, money, negateMoney, signOf, sumMoney, zeroMoney } from '../../../../shared/domain/money'
import type { Valuation } from '../../../../shared/domain/performance/twr'
import type { Entries } from './entries'
import type { Market } from './market'
import { type Positions, unitsOn } from './positions'
import { type Price, priceOn } from './prices'
import type { HostedHolding, HostedPortfolio } from './records'
import { amountAt, convert, converted } from './value'

/** A portfolio with all that its figures are made of. */
export type Opened = Readonly<{ portfolio: HostedPortfolio; positions: Positions; entries: Entries; market: Market }>

/** A holding on a day. `value` is in the portfolio's currency; null without a price or without a rate. */
export type HeldOn = Readonly<{ holding: HostedHolding; units: Big; price: Price | null; value: Money | null }>

/** What was held at the end of a day. */
export function heldOn({ market, portfolio, positions }: Opened, date: IsoDate): HeldOn[] {
  return portfolio.holdings.flatMap((holding) => {
    const units = unitsOn(positions, holding, date)
    if (units.eq(0)) return []
    const price = priceOn(holding, date, market)
    return { holding, units, price, value: price && convert(amountAt(units, price), portfolio.currency, date, market) }
  })
}

/** What a portfolio was worth at the end of a day; null when a part of it is not known: a sum of the rest would be too small. */
export function valueOn(opened: Opened, date: IsoDate): Money | null {
  const worth = worthOn(opened, date)
  return worth && money(worth, opened.portfolio.currency)
}

function worthOn({ market, portfolio, positions }: Opened, date: IsoDate): Big | null {
  let sum = new Big(0)
  for (const holding of portfolio.holdings) {
    const units = unitsOn(positions, holding, date)
    if (units.eq(0)) continue
    const price = priceOn(holding, date, market)
    const worth = price && converted(amountAt(units, price), portfolio.currency, date, market)
    if (worth === null) return null
    sum = sum.plus(worth)
  }
  return sum
}

/** The day on which a portfolio first held something; null when it never did. */
export const firstDayOf = ({ positions }: Pick<Opened, 'positions'>): IsoDate | null =>
  [...positions.steps.values()].flatMap(([first]) => first?.date ?? []).toSorted()[0] ?? null

/**
 * Value and payments of each weekday until `to`, and of each day with a payment; oldest first, none before the first holding. In `currency`, at the
 * rates of each day. Null when one of them is not known: returns are made of all of them.
 */
export function valuationsOf(opened: Opened, currency: CurrencyCode, to: IsoDate): Valuation[] | null {
  const first = firstDayOf(opened)
  if (first === null || first > to) return []
  const flows = flowsOf(opened, currency)
  if (flows === null) return null
  const nothing = noFlows(currency)
  const valuations: Valuation[] = []
  for (const date of daysOf(first, to, new Set(flows.keys()))) {
    const amount = worthOn(opened, date)
    const value = amount && convert({ amount, currency: opened.portfolio.currency }, currency, date, opened.market)
    if (value === null) return null
    valuations.push({ date, value, ...(flows.get(date) ?? nothing) })
  }
  return valuations
}

type Flows = Pick<Valuation, 'inflow' | 'outflow'>

const noFlows = (currency: CurrencyCode): Flows => ({ inflow: zeroMoney(currency), outflow: zeroMoney(currency) })

/** What was paid in and out, by day; null when a payment is not known in `currency`. */
function flowsOf({ entries, market, portfolio }: Opened, currency: CurrencyCode): Map<IsoDate, Flows> | null {
  const flows = new Map<IsoDate, Flows>()
  if (entries.lost > 0) return null
  for (const entry of entries.rows.filter(isCashFlow)) {
    const own = amountIn({ ...entry, reporting: entry.reporting ?? null }, portfolio.currency)
    const amount = own && convert({ amount: new Big(own.amount), currency: own.currency }, currency, entry.date, market)
    if (amount === null) return null
    const { inflow, outflow } = flows.get(entry.date) ?? noFlows(currency)
    flows.set(
      entry.date,
      signOf(amount) > 0 ? { inflow: addMoney(inflow, amount), outflow } : { inflow, outflow: addMoney(outflow, negateMoney(amount)) },
    )
  }
  return flows
}

/** The weekdays of a period, its first and last day, and the `others`. */
export function daysOf(from: IsoDate, to: IsoDate, others: ReadonlySet<IsoDate> = new Set()): IsoDate[] {
  const days: IsoDate[] = []
  for (let date = from; date <= to; date = addDays(date, 1))
    if (date === from || date === to || others.has(date) || !isWeekend(date)) days.push(date)
  return days
}

const isWeekend = (date: IsoDate): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())

/** Valuations of several portfolios added up; before its first day a portfolio is worth nothing, and so it is where it has none. */
export function addedUp(all: readonly (readonly Valuation[])[], currency: CurrencyCode): Valuation[] {
  if (all[0] && all.length === 1) return [...all[0]]
  const days = [...new Set(all.flatMap((one) => one.map(({ date }) => date)))].toSorted()
  const next = all.map(() => 0)
  const latest = all.map(() => new Big(0))
  return days.map((date) => {
    const today = all.flatMap((one, index) => {
      const valuation = one[next[index] ?? 0]
      if (valuation?.date !== date) return []
      next[index] = (next[index] ?? 0) + 1
      latest[index] = new Big(valuation.value.amount)
      return valuation
    })
    const value = latest.reduce((sum, amount) => sum.plus(amount), new Big(0))
    return {
      date,
      value: money(value, currency),
      inflow: sumMoney(
        today.map(({ inflow }) => inflow),
        currency,
      ),
      outflow: sumMoney(
        today.map(({ outflow }) => outflow),
        currency,
      ),
    }
  })
}
