import Big from 'big.js'
import type { SeriesPoint } from '../../shared/contracts/wealth/figures'
import type { Holding } from '../../shared/contracts/wealth/holdings'
import type { Transaction } from '../../shared/contracts/wealth/transactions'
import type { CurrencyCode } from '../../shared/domain/currency'
import { addDays, daysBetween, type IsoDate } from '../../shared/domain/dates'
import { decimal, type Money, money } from '../../shared/domain/money'
import { ratio, type Ratio } from '../../shared/domain/ratio'
import type { TransactionType } from '../../shared/domain/transactionType'

export type Context = Readonly<{
  holdings?: number
  transactions?: number
  currency: CurrencyCode
  from: IsoDate
  to: IsoDate
  next: () => number
}>

export function makeSeries(inception: IsoDate, to: IsoDate, next: () => number): SeriesPoint[] {
  const weeks = Math.floor(daysBetween(inception, to) / 7)
  let portfolio = 1
  let benchmark = 1
  const points: SeriesPoint[] = []
  for (let week = 0; week <= weeks; week += 1) {
    const date = week === weeks ? to : addDays(inception, week * 7)
    points.push({ date, portfolio: ratio(round(portfolio - 1)), benchmark: ratio(round(benchmark - 1)) })
    const shock = (next() - 0.5) * 0.028
    portfolio *= 1.0012 + shock
    benchmark *= 1.0009 + shock * 0.8 + (next() - 0.5) * 0.006
  }
  return points
}

export function periodReturn(series: readonly SeriesPoint[], start: IsoDate, end: IsoDate, inception: IsoDate) {
  if (start < inception) return { portfolio: null, benchmark: null, from: null, to: null, reason: 'too_short' as const }
  const first = series.findLast((point) => point.date <= start)
  const last = series.findLast((point) => point.date <= end)
  if (!first || !last) return { portfolio: null, benchmark: null, from: null, to: null, reason: 'no_history' as const }
  const chained = (a: Ratio, b: Ratio): Ratio => ratio(round((1 + b) / (1 + a) - 1))
  return {
    portfolio: chained(first.portfolio, last.portfolio),
    benchmark: chained(first.benchmark ?? ratio(0), last.benchmark ?? ratio(0)),
    from: start,
    to: end,
    reason: null,
  }
}

export function annualised(whole: ReturnType<typeof periodReturn>): ReturnType<typeof periodReturn> {
  if (whole.portfolio === null || whole.from === null) return whole
  const years = daysBetween(whole.from, whole.to) / 365
  if (years < 1) return { portfolio: null, benchmark: null, from: null, to: null, reason: 'too_short' }
  const yearly = (value: Ratio): Ratio => ratio(round((1 + value) ** (1 / years) - 1))
  return { ...whole, portfolio: yearly(whole.portfolio), benchmark: yearly(whole.benchmark) }
}

export function makeTransactions(
  count: number,
  portfolio: number,
  holdings: readonly Holding[],
  { currency, from, to, next }: Context,
): Transaction[] {
  const types: readonly TransactionType[] = ['Purchase', 'Dividend', 'Sale', 'Interest', 'Charge', 'Contribution', 'Dividend', 'Withdrawal']
  const securities = holdings.filter((holding) => holding.units !== null)
  const days = daysBetween(from, to)
  const balances = { capital: new Big(250_000), income: new Big(4_000) }
  return Array.from({ length: count }, (_, position): Transaction => {
    const type = types[position % types.length] ?? 'Other'
    const security = ['Purchase', 'Sale', 'Dividend'].includes(type)
      ? securities[(position * 5) % Math.max(1, securities.length)]
      : undefined
    const isDebit = ['Purchase', 'Charge', 'Withdrawal'].includes(type)
    const isTrade = type === 'Purchase' || type === 'Sale'
    const size = pence(next() * (isTrade ? 24_000 : 1_400) + 12, currency)
    const date = addDays(from, Math.floor((position / Math.max(1, count)) * days))
    const amount = isDebit ? money(new Big(size.amount).times(-1), currency) : size
    const cashType = type === 'Dividend' || type === 'Interest' ? 'income' : 'capital'
    balances[cashType] = balances[cashType].plus(amount.amount)
    return {
      id: `transaction-${portfolio + 1}-${position + 1}`,
      type,
      name:
        security?.name ??
        { Interest: 'Interest on cash', Charge: 'Management charge', Contribution: 'Payment in', Withdrawal: 'Payment out' }[
          String(type)
        ] ??
        type,
      symbol: security?.symbol ?? null,
      date,
      settleDate: isTrade ? addDays(date, 2) : null,
      units:
        isTrade && security?.price
          ? decimal(
              new Big(size.amount)
                .div(security.price)
                .times(security.quoteUnit === 'GBX' ? 100 : 1)
                .round(3),
            )
          : null,
      price: isTrade ? (security?.price ?? null) : null,
      quoteUnit: security?.quoteUnit ?? currency,
      amount,
      cashType,
      balance: money(balances[cashType], currency),
      note: null,
    }
  })
}

export const pence = (amount: number, currency: CurrencyCode): Money => money(amount.toFixed(2), currency)

const round = (value: number): number => Math.round(value * 1e8) / 1e8

/** A small generator of numbers from 0 up to 1 (mulberry32): the same seed, the same report. */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
