import type { Stretch } from '../../contracts/wealth/returnExplained'
import { amountIn, type FlowEntry, isCashFlow } from '../cashFlow'
import type { IsoDate } from '../dates'
import { addMoney, type Money, negateMoney, signOf, zeroMoney } from '../money'
import { type Ratio, ratio } from '../ratio'
import { chainReturn } from './chain'

type Valued = Readonly<{ date: IsoDate; portfolio: Ratio; portfolioValue: Money }>

/**
 * A time-weighted return taken apart: the stretches between payments, whose factors multiply to `1 + R`. A payment in counts from the start of its day, so
 * a stretch ends at the close before; a payment out counts at the end of its day. Null when a payment carries no rate of its day, or a stretch began at
 * nothing. `series` has the points of the period, oldest first; `flows` those of its days after the first.
 */
export function stretchesOf(series: readonly Valued[], flows: readonly FlowEntry[]): Stretch[] | null {
  const [first] = series
  const last = series.at(-1)
  if (!first || !last || first === last) return []
  const { currency } = first.portfolioValue
  const moved: { date: IsoDate; amount: Money }[] = []
  for (const flow of flows.filter((each) => isCashFlow(each) && each.date > first.date && each.date <= last.date)) {
    const amount = amountIn(flow, currency)
    if (amount === null) return null
    moved.push({ date: flow.date, amount })
  }
  const cuts = moved.flatMap(({ amount, date }) => {
    const isIn = signOf(amount) > 0
    return series.findLast((point) => (isIn ? point.date < date : point.date <= date)) ?? []
  })
  const marks = [...new Set([first, ...cuts, last])].toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const stretches: Stretch[] = []
  for (const [index, end] of marks.entries()) {
    const start = marks[index - 1]
    if (!start) continue
    const step = chainReturn(start.portfolio, end.portfolio)
    if (step === null) return null
    const within = moved.filter(({ date }) => date > start.date && date <= end.date).map(({ amount }) => amount)
    const sum = (sign: 1 | -1): Money =>
      within.filter((amount) => signOf(amount) === sign).reduce((total, amount) => addMoney(total, amount), zeroMoney(currency))
    stretches.push({
      from: start.date,
      to: end.date,
      opening: start.portfolioValue,
      paidIn: sum(1),
      paidOut: negateMoney(sum(-1)),
      closing: end.portfolioValue,
      factor: ratio(1 + step),
    })
  }
  return stretches
}
