import { daysBetween, type IsoDate } from '../../../../shared/domain/dates'
import { sumMoney } from '../../../../shared/domain/money'
import { createUpstreamClient, type UpstreamCall, type UpstreamTimeouts } from '../http'
import type { Answer, Period, ProviderCharges, ProviderPerformance, ProviderTransaction, WealthProvider } from '../provider'
import { createFirstClient, type FirstAnswer } from './client'
import * as map from './map'
import { badShape, type Dropped, mapRows, parseBody } from './rows'
import * as schema from './schema'
import { theirTransactionTypes } from './words'

const upstream = 'first'

/** Told once for each word of the upstream that we do not know, and each time it sends rows of somebody else. */
export type UnknownValue = Readonly<{ upstream: string; field: string; value: string }>

export type FirstProviderOptions = Readonly<{
  baseUrl: string
  token: string
  timeouts?: Partial<UpstreamTimeouts>
  onCall?: (call: UpstreamCall) => void
  onUnknown?: (details: UnknownValue) => void
}>

/** `close` ends the provider's connections. */
export type FirstProvider = WealthProvider & Readonly<{ close: () => Promise<void> }>

/** The first wealth API as a `WealthProvider`. */
export function createFirstProvider(options: FirstProviderOptions): FirstProvider {
  const http = createUpstreamClient({ name: upstream, ...options })
  const client = createFirstClient(http)
  const report = reporter(options.onUnknown)

  const answer = <T>({ fetchedAt }: FirstAnswer, dropped: Dropped, data: T): Answer<T> => ({ data, fetchedAt, dropped: dropped.count })
  const parse = <S extends Parameters<typeof parseBody>[0]>(of: S, from: FirstAnswer) => parseBody(of, from, upstream)
  /** What the whole answer hangs on and cannot be mapped makes it `bad_shape`. */
  const orBadShape = <T>({ path }: FirstAnswer, reason: string, make: () => T): T => {
    try {
      return make()
    } catch {
      throw badShape(upstream, path, reason)
    }
  }
  const currencyOf = (code: string, from: FirstAnswer) => orBadShape(from, 'unknown currency', () => map.toCurrency(code))
  /** A row of another portfolio must never be shown to this one's owner. */
  const owned = (isOwn: (id: string) => boolean, actual: string | null | undefined, path: string): boolean => {
    if (actual == null || isOwn(actual)) return true
    options.onUnknown?.({ upstream, field: `owner of a row of ${path}`, value: actual })
    return false
  }
  const sameId = (expected: string, actual: string, { path }: FirstAnswer): void => {
    if (actual !== expected) throw badShape(upstream, path, 'answers for another id')
  }

  const chargesOf = (
    id: string,
    from: FirstAnswer,
    dropped: Dropped,
  ): { items: ProviderCharges['items']; currency: ReturnType<typeof map.toCurrency> } => {
    const body = parse(schema.chargesSchema, from)
    sameId(id, body.id, from)
    const currency = currencyOf(body.currency, from)
    return {
      currency,
      items: mapRows({
        rows: body.items,
        schema: schema.chargeSchema, // A portfolio's id begins with its account's.
        map: (row) => (owned((owner) => owner.startsWith(id), row.portfolioId, from.path) ? map.mapCharge(row, currency) : drop()),
        dropped,
      }),
    }
  }

  const transactionsOf = (portfolioId: string, from: FirstAnswer, dropped: Dropped): ProviderTransaction[] => {
    const body = parse(schema.transactionsSchema, from)
    sameId(portfolioId, body.portfolioId, from)
    const currency = currencyOf(body.currency, from)
    return mapRows({
      rows: body.transactions,
      schema: schema.transactionSchema,
      map: (row) => (owned((id) => id === portfolioId, row.portfolioId, from.path) ? map.mapTransaction(row, currency, report) : drop()),
      keyOf: ({ id }) => id,
      dropped,
    })
  }

  return {
    name: upstream,
    close: http.close,

    getDataDate: async () => {
      const from = await client.dates()
      const dropped: Dropped = { count: 0 }
      const dates = mapRows({ rows: parse(schema.datesSchema, from).dates, schema: schema.dateSchema, map: (date) => date, dropped })
      const newest = dates.reduce<IsoDate | null>((best, date) => (best === null || date > best ? date : best), null)
      if (newest === null) throw badShape(upstream, from.path, 'no dates')
      return answer(from, dropped, newest)
    },

    getAccounts: async () => {
      const from = await client.accounts()
      const dropped: Dropped = { count: 0 }
      const { accounts } = parse(schema.accountListSchema, from)
      return answer(
        from,
        dropped,
        mapRows({ rows: accounts, schema: schema.accountRowSchema, map: map.mapAccountRow, keyOf: ({ id }) => id, dropped }),
      )
    },

    getAccount: async (accountId, date) => {
      const from = await client.account(accountId, date)
      const dropped: Dropped = { count: 0 }
      const account = parse(schema.accountSchema, from)
      sameId(accountId, account.id, from)
      const portfolios = mapRows({
        rows: account.portfolios,
        schema: schema.portfolioSchema,
        map: (row) => (owned((owner) => owner === accountId, row.accountId, from.path) ? map.mapPortfolio(row, report) : drop()),
        keyOf: ({ id }) => id,
        dropped,
      })
      return answer(
        from,
        dropped,
        orBadShape(from, 'unreadable: value or currency', () => map.mapAccount(account, portfolios)),
      )
    },

    getHoldings: async (portfolioId, date) => {
      const from = await client.holdings(portfolioId, date)
      const dropped: Dropped = { count: 0 }
      const body = parse(schema.holdingsSchema, from)
      sameId(portfolioId, body.portfolioId, from)
      const currency = currencyOf(body.currency, from)
      const holdings = mapRows({
        rows: body.holdings,
        schema: schema.holdingSchema,
        map: (row) => {
          if (!owned((id) => id === portfolioId, row.portfolioId, from.path)) return drop()
          const prices = mapRows({ rows: row.pricePoints ?? [], schema: schema.pricePointSchema, map: map.mapPricePoint, dropped })
          return map.mapHolding(row, currency, prices, report)
        },
        keyOf: ({ id }) => id,
        dropped,
      })
      return answer(from, dropped, { currency, asOf: body.date, holdings })
    },

    getTransactions: async (portfolioId, { types, ...period }) => {
      const dropped: Dropped = { count: 0 }
      const answers = await Promise.all(transactionQueries(period, types).map((query) => client.transactions(portfolioId, query)))
      const [first] = answers
      if (!first) throw new RangeError('no types asked for')
      const transactions = answers
        .flatMap((from) => transactionsOf(portfolioId, from, dropped))
        .filter(({ date, type }) => date >= period.from && date <= period.to && (!types || types.includes(type)))
      // Answers come newest first; several are merged into that order, bookings of one day in the upstream's own.
      transactions.sort((a, b) => (a.date === b.date ? (a.externalId < b.externalId ? 1 : -1) : a.date < b.date ? 1 : -1))
      return answer(first, dropped, transactions)
    },

    getPerformance: async (id, period) => {
      const from = await client.performance(id, period)
      const dropped: Dropped = { count: 0 }
      const body = parse(schema.performanceSchema, from)
      sameId(id, body.id, from)
      const currency = currencyOf(body.currency, from)
      const cumulative = mapRows({
        rows: body.cumulative,
        schema: schema.cumulativeSchema,
        map: (row) => map.mapCumulative(row, currency),
        keyOf: ({ date }) => map.performanceDay(date),
        dropped,
      })
      cumulative.sort((a, b) => (a.date < b.date ? -1 : 1))
      const discrete = mapRows({
        rows: body.discrete ?? [],
        schema: schema.discreteSchema,
        map: map.mapDiscrete,
        keyOf: ({ label }) => label,
        dropped,
      })
      const basis: ProviderPerformance['basis'] = body.basis === 'gross' ? 'gross' : 'net'
      return answer(from, dropped, { currency, benchmarkName: body.benchmarkName ?? null, basis, cumulative, discrete })
    },

    /** Management charges and dealing charges; the upstream keeps them under two addresses. */
    getCharges: async (id, period) => {
      const dropped: Dropped = { count: 0 }
      const [management, dealing] = await Promise.all([client.charges(id, period), client.transactionCosts(id, period)])
      const { currency, items: managementItems } = chargesOf(id, management, dropped)
      const { currency: dealingCurrency, items: dealingItems } = chargesOf(id, dealing, dropped)
      if (dealingCurrency !== currency) throw badShape(upstream, dealing.path, 'another currency than the charges')
      const items = [...managementItems, ...dealingItems].sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
      const total = sumMoney(
        items.map(({ amount }) => amount),
        currency,
      )
      return answer(management, dropped, { total, items })
    },
  }
}

/** Ends the mapping of a row that is not wanted; it is then counted. */
function drop(): never {
  throw new RangeError('row of another owner')
}

/**
 * One call for the period, unless few types of a long time are asked for (what was paid in since inception): then one call a type, which is far less
 * to send. The upstream takes a type or a period, not both, so the other is applied here.
 */
function transactionQueries(
  period: Period,
  types: readonly (keyof typeof theirTransactionTypes)[] | undefined,
): (Period | { transactionType: string })[] {
  const words = types?.map((type) => theirTransactionTypes[type])
  if (!words || words.length === 0 || words.length > 4 || daysBetween(period.from, period.to) <= 366) return [period]
  const known = words.filter((word) => word !== undefined)
  return known.length === words.length ? known.map((transactionType) => ({ transactionType })) : [period]
}

/** Reports each unknown word once, however often it comes. */
function reporter(onUnknown: FirstProviderOptions['onUnknown']): map.ReportUnknown {
  const known = new Set<string>()
  return (field, value) => {
    const key = `${field}\n${value}`
    // A feed that sends ever new words must not fill the memory.
    if (known.has(key) || known.size >= 1000) return
    known.add(key)
    onUnknown?.({ upstream, field, value })
  }
}
