import { addMonths } from '../../../../shared/domain/dates'
import type { FundDetails } from '../../../../shared/domain/fund'
import { ratio, type Ratio } from '../../../../shared/domain/ratio'

export const historyPeriods = ['1y', '3y', '5y', 'inception'] as const
export type HistoryPeriod = (typeof historyPeriods)[number]

const months: Record<Exclude<HistoryPeriod, 'inception'>, number> = { '1y': 12, '3y': 36, '5y': 60 }

type History = FundDetails['history']

/** (1 + c) / (1 + base) − 1; null when all was lost at the start, since growth from nothing is not known. */
const since = (value: Ratio | null, base: Ratio | null): Ratio | null =>
  value === null || base === null || base <= -1 ? null : ratio((1 + value) / (1 + base) - 1)

/** Month ends of the period that ends with the last of them, as growth since its start; null when the history is shorter. */
export function historyOf(history: History, period: HistoryPeriod): History | null {
  const last = history.at(-1)
  if (!last || history.length < 2) return null
  if (period === 'inception') return history
  // By month: the last day of business is not the same one each year.
  const start = addMonths(last.date, -months[period]).slice(0, 7)
  const index = history.findIndex(({ date }) => date.slice(0, 7) === start)
  const base = history[index]
  if (!base || base.fund <= -1) return null
  return history.slice(index).map(({ benchmark, date, fund }) => ({
    date,
    fund: ratio((1 + fund) / (1 + base.fund) - 1),
    benchmark: since(benchmark, base.benchmark),
  }))
}
