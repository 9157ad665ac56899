import Big from 'big.js'
import type { ValuePoint } from '../contracts/wealth/values'
import { amountIn, type FlowEntry, isCashFlow } from './cashFlow'
import type { CurrencyCode } from './currency'
import type { IsoDate } from './dates'
import { decimal, type Money } from './money'

type DayValue = Readonly<{ date: IsoDate; value: Money }>

/**
 * Value and money paid in less withdrawals, day by day, over several series of values that are added up. A series counts with its last value
 * of the day or before, and with nothing before its first day. `paidIn` is null from the first flow that cannot be converted into `currency`.
 * Null when a value is in another currency: a sum of the others would be too small.
 */
export function valueHistory(
  series: readonly (readonly DayValue[])[],
  flows: readonly FlowEntry[],
  currency: CurrencyCode,
): ValuePoint[] | null {
  if (series.some((values) => values.some(({ value }) => value.currency !== currency))) return null
  const days = [...new Set(series.flatMap((values) => values.map(({ date }) => date)))].toSorted()
  const moved = flows.filter(isCashFlow).toSorted((a, b) => a.date.localeCompare(b.date))
  const next = series.map(() => 0)
  const latest = series.map(() => new Big(0))
  let nextFlow = 0
  let paidIn: Big | null = new Big(0)
  return days.map((date) => {
    series.forEach((values, index) => {
      for (let entry = values[next[index] ?? 0]; entry && entry.date <= date; entry = values[next[index] ?? 0]) {
        latest[index] = new Big(entry.value.amount)
        next[index] = (next[index] ?? 0) + 1
      }
    })
    for (let flow = moved[nextFlow]; flow && flow.date <= date; flow = moved[nextFlow]) {
      const amount = amountIn(flow, currency)
      paidIn = paidIn && amount ? paidIn.plus(amount.amount) : null
      nextFlow += 1
    }
    const value = latest.reduce((sum, one) => sum.plus(one), new Big(0))
    return { date, value: decimal(value), paidIn: paidIn && decimal(paidIn) }
  })
}
