import type { SeriesPoint } from '../../contracts/wealth/figures'
import { addMonths, type IsoDate } from '../dates'
import { monthEnd } from '../months'
import type { Ratio } from '../ratio'
import { chainReturn } from './chain'

/** Return of one calendar month; `month` is `YYYY-MM`. */
export type MonthlyReturn = Readonly<{ month: string; portfolio: Ratio; benchmark: Ratio | null }>

/**
 * Returns of whole calendar months up to `asOf`, oldest first: the last unbroken run of them, `n` returns from `n + 1` month ends. A month counts
 * when it has a point of its own, and the last one only when `asOf` is its end. Risk is measured on these (GIPS: daily returns are not allowed).
 */
export function monthlyReturns(series: readonly SeriesPoint[], asOf: IsoDate): MonthlyReturn[] {
  const ends = new Map<string, SeriesPoint>()
  for (const point of series) if (point.date <= asOf && isOver(point.date, asOf)) ends.set(monthOf(point.date), point)
  let run: MonthlyReturn[] = []
  for (const [month, end] of ends) {
    const start = ends.get(monthOf(addMonths(end.date, -1)))
    const portfolio = start ? chainReturn(start.portfolio, end.portfolio) : null
    if (!start || portfolio === null) {
      run = []
      continue
    }
    const benchmark = start.benchmark === null || end.benchmark === null ? null : chainReturn(start.benchmark, end.benchmark)
    run = [...run, { month, portfolio, benchmark }]
  }
  return run
}

const monthOf = (date: IsoDate): string => date.slice(0, 7)
const isOver = (date: IsoDate, asOf: IsoDate): boolean => monthEnd(date) <= asOf
