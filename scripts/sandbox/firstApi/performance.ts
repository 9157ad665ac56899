import { addMonths, type IsoDate, isoDate } from '../../../shared/domain/dates'
import { majorOf } from '../book/amounts'
import { benchmarkNameOf } from '../book/benchmarks'
import type { Book } from '../book/book'
import type { PortfolioPlan } from '../book/plan'
import { cumulativeReturns } from '../book/valuation'
import { percent } from '../book/percent'
import type { OpenPeriod } from './period'

type Wanted = { cumulative: boolean; discrete: boolean }

/**
 * Daily returns net of charges, in percent since the first entry, and discrete returns to the last. The first entry is the last business day on or
 * before the start of the period, or the inception. An account is measured against the benchmark of its first portfolio.
 */
export function presentPerformance(
  book: Book,
  id: string,
  plans: readonly PortfolioPlan[],
  period: OpenPeriod,
  wanted: Wanted,
): Record<string, unknown> {
  const { calendar, lastDay } = book.market
  const lead = plans[0]
  const valuation = book.valuation(plans)
  if (!lead) throw new RangeError('no portfolio to measure')
  const head = {
    id,
    currency: lead.currency,
    basis: 'net',
    benchmarkName: wanted.cumulative || wanted.discrete ? benchmarkNameOf(lead.risk) : null,
  }
  const to = period.to ? Math.min(calendar.onOrBefore(period.to), lastDay) : lastDay
  if (!valuation || to < valuation.start) return { ...head, cumulative: [], discrete: [] }

  const { start, values } = valuation
  const from = Math.max(start, period.from ? calendar.onOrBefore(period.from) : start)
  const returns = cumulativeReturns(valuation)
  const benchmark = book.benchmark(lead.risk, lead.currency)
  const between = (begin: number, end: number): number => (1 + (returns[end - start] ?? 0)) / (1 + (returns[begin - start] ?? 0)) - 1
  const benchmarkBetween = (begin: number, end: number): number => (benchmark[end] ?? 1) / (benchmark[begin] ?? 1) - 1

  const cumulative = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => {
    const day = from + i
    return {
      date: localMidnight(calendar.dateOf(day)),
      portfolio: percent(between(from, day)),
      portfolioValue: majorOf(values[day - start] ?? 0, lead.currency),
      benchmark: wanted.cumulative ? percent(benchmarkBetween(from, day)) : null,
    }
  })
  const discrete = discretePeriods(calendar.dateOf(to)).map(({ label, from: begin, to: end }) => {
    const first = begin ? calendar.onOrBefore(begin) : start
    const last = calendar.onOrBefore(end)
    const isKnown = first >= start && last <= to
    return {
      label,
      return: isKnown ? percent(between(first, last)) : null,
      benchmark: isKnown && wanted.discrete ? percent(benchmarkBetween(first, last)) : null,
    }
  })
  return { ...head, cumulative, discrete }
}

/** YTD, five calendar years, one, three and five years, and since inception (which begins with the first valuation). */
function discretePeriods(to: IsoDate): { label: string; from: IsoDate | null; to: IsoDate }[] {
  const year = Number(to.slice(0, 4))
  const yearEnd = (of: number): IsoDate => isoDate(`${of}-12-31`)
  return [
    { label: 'YTD', from: yearEnd(year - 1), to },
    ...[1, 2, 3, 4, 5].map((back) => ({ label: String(year - back), from: yearEnd(year - back - 1), to: yearEnd(year - back) })),
    { label: '1Y', from: addMonths(to, -12), to },
    { label: '3Y', from: addMonths(to, -36), to },
    { label: '5Y', from: addMonths(to, -60), to },
    { label: 'Since inception', from: null, to },
  ]
}

/**
 * A quirk that the specification names ("performance dates shifted by 3 hours"): the day of an entry is sent as its midnight in a zone three hours
 * east of Greenwich in summer and two in winter. April to October stands for summer.
 */
function localMidnight(date: IsoDate): string {
  const known = midnights.get(date)
  if (known !== undefined) return known
  const midnight = writtenMidnight(date)
  midnights.set(date, midnight)
  return midnight
}

/** Of the days of all histories, which are the same some thousands. */
const midnights = new Map<IsoDate, string>()

function writtenMidnight(date: IsoDate): string {
  const month = Number(date.slice(5, 7))
  const hours = month >= 4 && month <= 10 ? 3 : 2
  return new Date(Date.parse(`${date}T00:00:00Z`) - hours * 3_600_000).toISOString().replace('.000Z', 'Z')
}
