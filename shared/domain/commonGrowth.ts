import Big from 'big.js'
import type { IsoDate } from './dates'
import { type Ratio, ratio } from './ratio'

/** Cumulative returns since a first day, oldest first. */
type Series = readonly Readonly<{ date: IsoDate; value: Ratio }>[]

/** Decimals of a ratio that is computed here. */
const digits = 8

/**
 * Several series on the dates that all of them have, each as growth since the first of these: (1 + r) / (1 + r₀) − 1. Empty when they have fewer than
 * two dates in common, or when one had lost everything at the first: growth from nothing is not known.
 */
export function commonGrowth(series: readonly Series[]): { date: IsoDate; growth: Ratio[] }[] {
  const maps = series.map((points) => new Map(points.map(({ date, value }) => [date, value])))
  const dates = [...(maps[0]?.keys() ?? [])].filter((date) => maps.every((values) => values.has(date))).toSorted()
  const [first] = dates
  if (first === undefined || dates.length < 2) return []
  const levelOf = (values: ReadonlyMap<IsoDate, Ratio>, date: IsoDate): Big => new Big(1).plus(values.get(date) ?? 0)
  if (maps.some((values) => levelOf(values, first).lte(0))) return []
  return dates.map((date) => ({
    date,
    growth: maps.map((values) => ratio(levelOf(values, date).div(levelOf(values, first)).minus(1).round(digits).toNumber())),
  }))
}
