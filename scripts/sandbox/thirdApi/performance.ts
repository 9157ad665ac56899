import { addMonths, type IsoDate, isoDate } from '../../../shared/domain/dates'
import { majorOf } from '../book/amounts'
import type { Book } from '../book/book'
import type { AccountPlan, PortfolioPlan, RiskLevel } from '../book/plan'
import { cumulativeReturns, type Valuation } from '../book/valuation'
import type { BookCurrency } from '../market/foreignExchange'
import { valuationInEuro } from './euro'
import { dayText, noDay, percent, type Period, periodHead, portfolioNumber } from './form'

/** What is measured: one portfolio in its currency, or all of a customer's in euro. */
export type Measured = Readonly<{
  head: Record<string, unknown>
  currency: BookCurrency
  risk: RiskLevel
  valuation: Valuation | null
}>

export const measuredPortfolio = (book: Book, plan: PortfolioPlan): Measured => ({
  head: { CustomerCode: plan.accountId, PortfolioId: portfolioNumber(plan.externalId), Currency: plan.currency },
  currency: plan.currency,
  risk: plan.risk,
  valuation: book.valuation([plan]),
})

/** Measured against the benchmark of the first portfolio. */
export const measuredCustomer = (book: Book, { externalId, portfolios }: AccountPlan): Measured => ({
  head: { CustomerCode: externalId, PortfolioId: null, Currency: 'EUR' },
  currency: 'EUR',
  risk: portfolios[0]?.risk ?? 4,
  valuation: valuationInEuro(book, portfolios),
})

const benchmarks = [
  { upTo: 2, name: 'Μικτός δείκτης 25% μετοχές', nameEn: 'Mixed index 25% shares' },
  { upTo: 4, name: 'Μικτός δείκτης 42% μετοχές', nameEn: 'Mixed index 42% shares' },
  { upTo: 6, name: 'Μικτός δείκτης 64% μετοχές', nameEn: 'Mixed index 64% shares' },
  { upTo: 7, name: 'Μικτός δείκτης 78% μετοχές', nameEn: 'Mixed index 78% shares' },
] as const

function headOf({ head, risk }: Measured): Record<string, unknown> {
  const benchmark = benchmarks.find(({ upTo }) => risk <= upTo)
  return { ...head, NetOfFees: true, BenchmarkName: benchmark?.name ?? null, BenchmarkNameEn: benchmark?.nameEn ?? null }
}

/**
 * Daily returns of a period in percent since its first entry, net of fees. The first entry is the last business day on or before the start of the
 * period, or the inception.
 */
export function presentPerformance(book: Book, measured: Measured, period: Period): Record<string, unknown> {
  const { calendar, lastDay } = book.market
  const { currency, risk, valuation } = measured
  const to = Math.min(calendar.onOrBefore(period.to), lastDay)
  const rows: Record<string, unknown>[] = []
  if (valuation && to >= valuation.start) {
    const { start, values } = valuation
    const from = Math.max(start, calendar.onOrBefore(period.from))
    const returns = cumulativeReturns(valuation)
    const benchmark = book.benchmark(risk, currency)
    const base = 1 + (returns[from - start] ?? 0)
    for (let day = from; day <= to; day++)
      rows.push({
        Date: dayText(calendar.dateOf(day)),
        Value: majorOf(values[day - start] ?? 0, currency),
        Return: percent((1 + (returns[day - start] ?? 0)) / base - 1),
        BenchmarkReturn: percent((benchmark[day] ?? 1) / (benchmark[from] ?? 1) - 1),
      })
  }
  return { ...headOf(measured), ...periodHead(period), Count: rows.length, Performance: rows }
}

/** Returns of the customary periods to a day, in percent; null where the history is too short. */
export function presentPeriods(book: Book, measured: Measured, day: number): Record<string, unknown> {
  const returns = returnsTo(book, measured, day)
  const { calendar } = book.market
  const date = calendar.dateOf(Math.max(day, 0))
  const rows = periodsTo(date).map(({ from, period, to }) => ({
    Period: period,
    ToDate: dayText(to),
    ...returns(from, calendar.onOrBefore(to)),
  }))
  return { ...headOf(measured), Date: dayText(date), Count: rows.length, Periods: rows }
}

type Returns = Readonly<{ FromDate: string; Return: number | null; BenchmarkReturn: number | null }>

/** The return from a day (null for the inception) to another; of portfolio and benchmark. */
function returnsTo(book: Book, { currency, risk, valuation }: Measured, lastKnown: number): (from: IsoDate | null, to: number) => Returns {
  const { calendar } = book.market
  const returns = valuation ? cumulativeReturns(valuation) : null
  const benchmark = book.benchmark(risk, currency)
  return (from, to) => {
    const start = valuation?.start ?? Number.POSITIVE_INFINITY
    const first = from ? calendar.onOrBefore(from) : start
    const date = from ?? (valuation ? calendar.dateOf(start) : null)
    const isKnown = returns !== null && first >= start && to >= first && to <= lastKnown
    return {
      FromDate: date ? dayText(date) : noDay,
      Return: isKnown ? percent((1 + (returns[to - start] ?? 0)) / (1 + (returns[first - start] ?? 0)) - 1) : null,
      BenchmarkReturn: isKnown ? percent((benchmark[to] ?? 1) / (benchmark[first] ?? 1) - 1) : null,
    }
  }
}

/** The returns that stand in a portfolio's row. */
export function rowReturns(book: Book, plan: PortfolioPlan, day: number): Record<string, number | null> {
  const { calendar } = book.market
  const date = calendar.dateOf(Math.max(day, 0))
  const returns = returnsTo(book, measuredPortfolio(book, plan), day)
  const since = (from: IsoDate | null): number | null => returns(from, day).Return
  return {
    Return1D: day > 0 ? since(calendar.dateOf(day - 1)) : null,
    Return1M: since(addMonths(date, -1)),
    ReturnYtd: since(lastYearEnd(date)),
    Return12M: since(addMonths(date, -12)),
    Return36M: since(addMonths(date, -36)),
    Return60M: since(addMonths(date, -60)),
    ReturnSI: since(null),
  }
}

const lastYearEnd = (date: IsoDate): IsoDate => isoDate(`${Number(date.slice(0, 4)) - 1}-12-31`)

/** Months back, the running year, five calendar years, since inception. */
function periodsTo(to: IsoDate): { period: string; from: IsoDate | null; to: IsoDate }[] {
  const year = Number(to.slice(0, 4))
  const yearEnd = (of: number): IsoDate => isoDate(`${of}-12-31`)
  return [
    { period: 'YTD', from: lastYearEnd(to), to },
    ...[1, 3, 6, 12, 36, 60].map((months) => ({ period: `${months}M`, from: addMonths(to, -months), to })),
    ...[1, 2, 3, 4, 5].map((back) => ({ period: `Y${year - back}`, from: yearEnd(year - back - 1), to: yearEnd(year - back) })),
    { period: 'SI', from: null, to },
  ]
}
