import type { IsoDate } from '../../../../shared/domain/dates'
import { timeWeightedSeries, type Valuation } from '../../../../shared/domain/performance/twr'
import type { Period, ProviderPerformance } from '../provider'

/**
 * Our own time-weighted returns of a period, for upstreams that send values and cash flows and no returns (docs/decisions/008). `valuations` are of
 * every day with a flow, oldest first. The first entry is the last valuation on or before the first day of the period, or the first there is.
 * Null when the values contradict the flows: something grew out of nothing.
 */
export function returnsOf(valuations: readonly Valuation[], { from, to }: Period): ProviderPerformance['cumulative'] | null {
  const until = valuations.filter(({ date }) => date <= to)
  const within = until.slice(Math.max(0, firstAfter(until, from) - 1))
  const series = timeWeightedSeries(within)
  if (series === null) return null
  return series.flatMap(({ date, portfolio }, index) => {
    const valuation = within[index]
    return valuation ? [{ date, portfolio, portfolioValue: valuation.value, benchmark: null }] : []
  })
}

/** Index of the first valuation after a day. */
function firstAfter(valuations: readonly Valuation[], date: IsoDate): number {
  const index = valuations.findIndex((valuation) => valuation.date > date)
  return index < 0 ? valuations.length : index
}
