import { isCashFlow } from '../../../../shared/domain/cashFlow'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import type { IsoDate } from '../../../../shared/domain/dates'
import { addMoney, compareMoney, type Money, subtractMoney, zeroMoney } from '../../../../shared/domain/money'
import { chainReturn } from '../../../../shared/domain/performance/chain'
import type { Valuation } from '../../../../shared/domain/performance/twr'
import type { RawAnswer } from '../adapter/answerChecks'
import { returnsOf } from '../adapter/ownReturns'
import { badShape, type Dropped } from '../adapter/rows'
import type { Answer, Period, PortfolioIds, ProviderPerformance, ProviderTransaction } from '../provider'
import { accountValuations } from './accountValuations'
import { ifThere } from './client'
import * as map from './map'
import type { Reading } from './reading'
import * as schema from './schema'

type History = Readonly<{ from: RawAnswer; currency: CurrencyCode; body: schema.FilePerformance }>
type Series = ProviderPerformance['cumulative']

/**
 * Returns out of a file of the cumulative ones (`returns`), else our own from values and payments (`values`, docs/decisions/008); an account without a
 * file of its own has those of its portfolios together. `bookingsOf` gives all bookings of a portfolio, null where no file has them.
 */
export function createPerformance(reading: Reading, bookingsOf: (ids: PortfolioIds) => Promise<readonly ProviderTransaction[] | null>) {
  const { answer, assertNotFuture, client, currencyOf, head, parse, report, rowsOf, sameId, source } = reading

  const portfolioHistory = async (ids: PortfolioIds): Promise<History> => {
    const from = await client.portfolio(ids.portfolio, 'performance')
    const body = parse(schema.portfolioPerformanceSchema, from)
    return { from, body, currency: head(ids, body, from) }
  }

  /** Of all of them or of none: a value or a payment that is lost would pass for a gain. */
  const valuationsOf = (rows: readonly unknown[], { currency, from }: Omit<History, 'body'>): Valuation[] => {
    const lost: Dropped = { count: 0 }
    const valuations = rowsOf({
      from,
      list: 'values',
      rows,
      schema: schema.valuationSchema,
      map: (row) => {
        assertNotFuture(row.date)
        return map.mapValuation(row, currency)
      },
      keyOf: ({ date }) => date,
      dropped: lost,
    })
    if (lost.count > 0) throw badShape(source, from.path, 'unreadable: values')
    return valuations.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  }

  /** Values of a portfolio whose payments are those that were booked, where bookings are known. */
  const provenValuations = async (ids: PortfolioIds, rows: readonly unknown[], history: History): Promise<Valuation[]> => {
    const valuations = valuationsOf(rows, history)
    const bookings = await bookingsOf(ids)
    if (bookings && !flowsAgree(valuations, bookings, history.currency))
      throw badShape(source, history.from.path, 'other payments than the bookings')
    return valuations
  }

  const ownReturns = (valuations: readonly Valuation[], period: Period, { path }: RawAnswer): Series => {
    const series = returnsOf(valuations, period)
    if (series === null) throw badShape(source, path, 'values that no payment explains')
    return series
  }

  const sentReturns = (rows: readonly unknown[], { currency, from }: History, period: Period, dropped: Dropped): Series => {
    const series = rowsOf({
      from,
      list: 'returns',
      rows,
      schema: schema.returnSchema,
      map: (row) => {
        assertNotFuture(row.date)
        return map.mapReturn(row, currency)
      },
      keyOf: ({ date }) => date,
      dropped,
    }).toSorted((a, b) => (a.date < b.date ? -1 : 1))
    const rebased = rebase(series, period)
    if (rebased === null) throw badShape(source, from.path, 'a return from nothing')
    return rebased
  }

  const performanceOf = async (
    history: History,
    period: Period,
    valued: (rows: readonly unknown[]) => Promise<readonly Valuation[]> | readonly Valuation[],
  ): Promise<Answer<ProviderPerformance>> => {
    const { body, currency, from } = history
    const dropped: Dropped = { count: 0 }
    if ((body.returns == null) === (body.values == null)) throw badShape(source, from.path, 'needs either returns or values')
    const cumulative = body.returns
      ? sentReturns(body.returns, history, period, dropped)
      : ownReturns(await valued(body.values ?? []), period, from)
    const discrete = rowsOf({
      from,
      list: 'periods',
      rows: body.periods ?? [],
      schema: schema.periodSchema,
      map: (row) => map.mapPeriod(row, report),
      keyOf: ({ period: name }) => name,
      dropped,
    })
    return answer(from, dropped, {
      currency,
      benchmarkName: body.benchmarkName || null,
      basis: body.basis ?? 'net',
      cumulative,
      discrete,
    })
  }

  return {
    ofPortfolio: async (ids: PortfolioIds, period: Period) => {
      const history = await portfolioHistory(ids)
      return performanceOf(history, period, (rows) => provenValuations(ids, rows, history))
    },

    /** `portfolios` are those of the account. */
    ofAccount: async (account: string, portfolios: readonly string[], whole: RawAnswer, period: Period) => {
      const from = await ifThere(client.accountPerformance(account))
      if (from) {
        const body = parse(schema.accountPerformanceSchema, from)
        sameId(account, body.account, from)
        const history = { from, body, currency: currencyOf(body.currency, from) }
        return performanceOf(history, period, (rows) => valuationsOf(rows, history))
      }
      const histories = await Promise.all(portfolios.map((portfolio) => portfolioHistory({ portfolio, account })))
      const [first] = histories
      if (!first || histories.some(({ body, currency }) => body.values == null || currency !== first.currency))
        throw reading.unavailable(whole.path, 'the account has no returns of its own, and its portfolios have no values in one currency')
      const parts = await Promise.all(
        histories.map((history, index) =>
          provenValuations({ portfolio: portfolios[index] ?? '', account }, history.body.values ?? [], history),
        ),
      )
      const valuations = accountValuations(parts)
      if (valuations === null) throw badShape(source, whole.path, 'a payment on a day without the values of all portfolios')
      return answer(whole, { count: 0 }, {
        currency: first.currency,
        benchmarkName: null,
        basis: first.body.basis ?? 'net',
        cumulative: ownReturns(valuations, period, whole),
        discrete: [],
      } satisfies ProviderPerformance)
    },
  }
}

/** Whether what was paid in and out from one value to the next is what was booked in that time. What was booked up to the first value lies before. */
export function flowsAgree(valuations: readonly Valuation[], bookings: readonly ProviderTransaction[], currency: CurrencyCode): boolean {
  const booked = new Map<IsoDate, Money>()
  const [first, last] = [valuations[0], valuations.at(-1)]
  if (!first || !last) return true
  for (const { amount, date } of bookings.filter(isCashFlow)) {
    if (date <= first.date || date > last.date) continue
    const day = valuations[firstIndexFrom(valuations, date)]?.date ?? date
    booked.set(day, addMoney(booked.get(day) ?? zeroMoney(currency), amount))
  }
  return valuations
    .slice(1)
    .every(({ date, inflow, outflow }) => compareMoney(subtractMoney(inflow, outflow), booked.get(date) ?? zeroMoney(currency)) === 0)
}

/** Index of the first valuation on or after a day; there is one. */
function firstIndexFrom(valuations: readonly Valuation[], day: IsoDate): number {
  let [low, high] = [0, valuations.length - 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((valuations[middle]?.date ?? day) < day) low = middle + 1
    else high = middle
  }
  return low
}

/** The entries of a period, as returns since the last one on or before its first day, or the first there is. Null when one follows a total loss. */
function rebase(series: Series, { from, to }: Period): Series | null {
  const until = series.filter(({ date }) => date <= to)
  const within = until.slice(
    Math.max(
      0,
      until.findLastIndex(({ date }) => date <= from),
    ),
  )
  const [first] = within
  if (!first) return []
  const rebased = within.flatMap((entry) => {
    const portfolio = chainReturn(first.portfolio, entry.portfolio)
    const benchmark = first.benchmark === null || entry.benchmark === null ? null : chainReturn(first.benchmark, entry.benchmark)
    return portfolio === null ? [] : [{ ...entry, portfolio, benchmark }]
  })
  return rebased.length === within.length ? rebased : null
}
