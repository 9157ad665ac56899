import type { IsoDate } from '../../../../shared/domain/dates'
import { type Money, sumMoney } from '../../../../shared/domain/money'
import { createAnswerChecks } from '../adapter/answerChecks'
import { toCurrency, toMoney } from '../adapter/figures'
import { dayOfMidnight } from '../adapter/days'
import { lackingProvider } from '../adapter/lackingProvider'
import type { ProviderOptions } from '../adapter/providerOptions'
import { Contradiction } from '../adapter/quoteUnit'
import { createReporter } from '../adapter/report'
import { badShape, type Dropped, mapRows } from '../adapter/rows'
import { createUpstreamClient } from '../adapter/upstreamClient'
import type { ProviderCharges, ProviderPerformance, ProviderTransaction, WealthProvider } from '../provider'
import { capabilities } from './capabilities'
import { createFirstClient, type FirstAnswer, idOfOwner, type PortfolioPaths } from './client'
import { firstDocuments } from './documents'
import { isOfAccount } from './ids'
import * as map from './map'
import * as schema from './schema'
import { transactionQueries } from './transactionQueries'

/** `close` ends the provider's connections. */
export type FirstProvider = WealthProvider & Readonly<{ close: () => Promise<void> }>

/**
 * The first wealth API as a `WealthProvider`. It has one language and no ids of third parties, so `locale` and `thirdParty` are not sent.
 * `portfolioPaths` chooses its variant.
 */
export function createFirstProvider(options: ProviderOptions & Readonly<{ portfolioPaths?: PortfolioPaths }>): FirstProvider {
  const { portfolioPaths = 'own', source } = options
  const connection = createUpstreamClient(options)
  const http = options.guard?.(connection) ?? connection
  const client = createFirstClient(http, portfolioPaths)
  const report = createReporter(source, options.onUnknown)
  const checks = createAnswerChecks(options)
  const { answer, assertNotFuture, assertOwned, checked, orBadShape, parse, pastDay, pastImport, sameId } = checks
  const currencyOf = (code: string, from: FirstAnswer) => orBadShape(from, 'unknown currency', () => toCurrency(code))
  const moneyOf = (amount: number, currency: Money['currency'], from: FirstAnswer) =>
    orBadShape(from, 'unreadable: value', () => toMoney(amount, currency))

  const chargesOf = (id: string, from: FirstAnswer, dropped: Dropped): ProviderCharges => {
    const body = parse(schema.chargesSchema, from)
    sameId(id, body.id, from)
    const currency = currencyOf(body.currency, from)
    const own: Dropped = { count: 0 }
    const items = mapRows({
      rows: body.items,
      schema: schema.chargeSchema,
      map: (row) => {
        assertOwned((owner) => owner === id || isOfAccount(owner, id), row.portfolioId, from.path)
        assertNotFuture(row.date)
        return map.mapCharge(row, currency)
      },
      dropped: own,
    })
    dropped.count += own.count
    return {
      total: checked(
        moneyOf(body.total, currency, from),
        items.map(({ amount }) => amount),
        from,
        'total of charges',
        own,
      ),
      items,
    }
  }

  const transactionsOf = (portfolioId: string, from: FirstAnswer, dropped: Dropped): ProviderTransaction[] => {
    const body = parse(schema.transactionsSchema, from)
    sameId(portfolioId, body.portfolioId, from)
    const currency = currencyOf(body.currency, from)
    return mapRows({
      rows: body.transactions,
      schema: schema.transactionSchema,
      map: (row) => {
        assertOwned((id) => id === portfolioId, row.portfolioId, from.path)
        assertNotFuture(row.date)
        return map.mapTransaction(row, currency, report)
      },
      keyOf: ({ id }) => id,
      dropped,
    })
  }

  return {
    ...lackingProvider({ name: source, kind: 'first' }, 'the first API is not asked for this'),
    ...firstDocuments({ source, client, checks, report }),
    capabilities,
    close: http.close,

    getDataDate: async () => {
      const from = await client.dates()
      const dropped: Dropped = { count: 0 }
      const dates = mapRows({
        rows: parse(schema.datesSchema, from).dates,
        schema: schema.dateSchema,
        map: (date) => {
          assertNotFuture(date)
          return date
        },
        dropped,
      })
      const newest = dates.reduce<IsoDate | null>((best, date) => (best === null || date > best ? date : best), null)
      if (newest === null) throw badShape(source, from.path, 'no dates')
      return answer(from, dropped, newest)
    },

    getLastImport: async () => {
      const from = await client.dates()
      return answer(from, { count: 0 }, pastImport(parse(schema.lastImportedSchema, from).lastImported, from))
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

    getAccount: async ({ account: accountId }, { date }) => {
      const from = await client.account(accountId, date)
      const dropped: Dropped = { count: 0 }
      const body = parse(schema.accountSchema, from)
      sameId(accountId, body.id, from)
      pastDay(body.date, from)
      const portfolios = mapRows({
        rows: body.portfolios,
        schema: schema.portfolioSchema,
        map: (row) => {
          assertOwned((owner) => owner === accountId, row.accountId, from.path)
          assertNotFuture(row.date)
          return map.mapPortfolio(row, report)
        },
        keyOf: ({ id }) => id,
        dropped,
      })
      const account = orBadShape(from, 'unreadable: value or currency', () => map.mapAccount(body, portfolios))
      // Amounts in several currencies have no sum of ours to compare with.
      if (portfolios.every(({ currency }) => currency === account.currency))
        checked(
          account.value,
          portfolios.map(({ value }) => value),
          from,
          'value of the account',
          dropped,
        )
      return answer(from, dropped, account)
    },

    getHoldings: async (ids, { date }) => {
      const { portfolio: portfolioId } = ids
      const from = await client.holdings(ids, date)
      const dropped: Dropped = { count: 0 }
      const body = parse(schema.holdingsSchema, from)
      sameId(portfolioId, body.portfolioId, from)
      const currency = currencyOf(body.currency, from)
      const contradicted: Contradiction[] = []
      const holdings = mapRows({
        rows: body.holdings,
        schema: schema.holdingSchema,
        map: (row) => {
          assertOwned((id) => id === portfolioId, row.portfolioId, from.path)
          // A point of a chart is no figure: without it the row is still whole. Of a past day nobody draws them.
          const prices = mapRows({
            rows: (date === undefined && row.pricePoints) || [],
            schema: schema.pricePointSchema,
            map: map.mapPricePoint,
            dropped: { count: 0 },
          })
          try {
            return map.mapHolding(row, currency, prices, report)
          } catch (error) {
            if (error instanceof Contradiction) contradicted.push(error)
            throw error
          }
        },
        keyOf: ({ id }) => id,
        dropped,
      })
      const value = checked(
        moneyOf(body.value, currency, from),
        // A row that contradicts itself is left out, and its value still belongs to the total.
        [...holdings, ...contradicted].map((holding) => holding.value),
        from,
        'value of the holdings',
        { count: dropped.count - contradicted.length },
      )
      return answer(from, dropped, { currency, asOf: pastDay(body.date, from), value, holdings })
    },

    getTransactions: async (ids, { period, types }) => {
      const dropped: Dropped = { count: 0 }
      const answers = await Promise.all(transactionQueries(period, types).map((query) => client.transactions(ids, query)))
      const [first] = answers
      if (!first) throw new RangeError('no types asked for')
      const transactions = answers
        .flatMap((from) => transactionsOf(ids.portfolio, from, dropped))
        .filter(({ date, type }) => date >= period.from && date <= period.to && (!types || types.includes(type)))
      // Answers come newest first; several are merged into that order, bookings of one day in the upstream's own.
      transactions.sort((a, b) => (a.date === b.date ? (a.externalId < b.externalId ? 1 : -1) : a.date < b.date ? 1 : -1))
      return answer(first, dropped, transactions)
    },

    getPerformance: async (ids, { period }) => {
      const id = idOfOwner(ids)
      const from = await client.performance(ids, period)
      const dropped: Dropped = { count: 0 }
      const body = parse(schema.performanceSchema, from)
      sameId(id, body.id, from)
      const currency = currencyOf(body.currency, from)
      const cumulative = mapRows({
        rows: body.cumulative,
        schema: schema.cumulativeSchema,
        map: (row) => {
          const entry = map.mapCumulative(row, currency)
          assertNotFuture(entry.date)
          return entry
        },
        keyOf: ({ date }) => dayOfMidnight(date),
        dropped,
      })
      cumulative.sort((a, b) => (a.date < b.date ? -1 : 1))
      const discrete = mapRows({
        rows: body.discrete ?? [],
        schema: schema.discreteSchema,
        map: (row) => map.mapDiscrete(row, report),
        keyOf: ({ label }) => label,
        dropped,
      })
      const basis: ProviderPerformance['basis'] = body.basis === 'gross' ? 'gross' : 'net'
      return answer(from, dropped, { currency, benchmarkName: body.benchmarkName ?? null, basis, cumulative, discrete })
    },

    /** Management charges and dealing charges; the upstream keeps them under two addresses. */
    getCharges: async (ids, { period }) => {
      const id = idOfOwner(ids)
      const dropped: Dropped = { count: 0 }
      const [management, dealing] = await Promise.all([client.charges(ids, period), client.transactionCosts(ids, period)])
      const [ofManagement, ofDealing] = [chargesOf(id, management, dropped), chargesOf(id, dealing, dropped)]
      const { currency } = ofManagement.total
      if (ofDealing.total.currency !== currency) throw badShape(source, dealing.path, 'another currency than the charges')
      const items = [...ofManagement.items, ...ofDealing.items].sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
      const total = orBadShape(management, 'unreadable: total', () => sumMoney([ofManagement.total, ofDealing.total], currency))
      return answer(management, dropped, { total, items })
    },
  }
}
