import type { Market } from '../market/market'
import { applyEntry, type Ledger, noPositions } from './ledger'
import type { Prices } from './prices'

/** Closing values and external flows of each day from `start` on, in the smallest unit of the currency. */
export type Valuation = Readonly<{ start: number; values: Float64Array; paidIn: Float64Array; paidOut: Float64Array }>

/** Values a portfolio at the close of each day since its inception. */
export function valueDaily(ledger: Ledger, market: Market, prices: Prices): Valuation {
  const { start, currency, entries } = ledger
  const length = Math.max(0, market.lastDay - start + 1)
  const values = new Float64Array(length)
  const paidIn = new Float64Array(length)
  const paidOut = new Float64Array(length)
  const positions = noPositions()
  let next = 0
  for (let i = 0; i < length; i++) {
    const day = start + i
    for (let entry = entries[next]; entry && entry.day === day; entry = entries[++next]) {
      applyEntry(positions, entry)
      if (entry.kind === 'Contribution' || entry.kind === 'Transfer in') paidIn[i] = (paidIn[i] ?? 0) + entry.amount
      if (entry.kind === 'Withdrawal' || entry.kind === 'Transfer out') paidOut[i] = (paidOut[i] ?? 0) - entry.amount
    }
    let value = positions.capital + positions.income
    for (const { security, unitsE3 } of positions.held.values()) value += prices.value(security, unitsE3, day, currency)
    values[i] = value
  }
  return { start, values, paidIn, paidOut }
}

/** Sum of several portfolios in one currency, from the first day of the oldest. */
export function sumValuations(valuations: readonly Valuation[]): Valuation {
  const start = Math.min(...valuations.map((valuation) => valuation.start))
  const length = Math.max(...valuations.map((valuation) => valuation.start - start + valuation.values.length))
  const add = (part: 'values' | 'paidIn' | 'paidOut'): Float64Array => {
    const sum = new Float64Array(length)
    for (const valuation of valuations)
      valuation[part].forEach((amount, i) => (sum[valuation.start - start + i] = (sum[valuation.start - start + i] ?? 0) + amount))
    return sum
  }
  return { start, values: add('values'), paidIn: add('paidIn'), paidOut: add('paidOut') }
}

/**
 * Cumulative time-weighted return of each day, net of charges: sub-period return (value + paid out) / (value before + paid in) − 1, payments in at the
 * start of the day and out at its end, linked. A portfolio that is worth nothing keeps its last return.
 */
export function cumulativeReturns({ values, paidIn, paidOut }: Valuation): Float64Array {
  const returns = new Float64Array(values.length)
  let growth = 1
  for (let i = 1; i < values.length; i++) {
    const begin = (values[i - 1] ?? 0) + (paidIn[i] ?? 0)
    if (begin > 0) growth *= ((values[i] ?? 0) + (paidOut[i] ?? 0)) / begin
    returns[i] = growth - 1
  }
  return returns
}
