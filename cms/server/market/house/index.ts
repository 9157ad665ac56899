import { type IsoDate, type IsoInstant, isoDateOf } from '../../../../shared/domain/dates'
import { ratioFromPercent } from '../../../../shared/domain/ratio'
import { createAnswerChecks, type RawAnswer } from '../../wealth/adapter/answerChecks'
import { toCurrency, toQuoteUnit, toRatioOrNull } from '../../wealth/adapter/figures'
import type { ProviderOptions } from '../../wealth/adapter/providerOptions'
import { createReporter } from '../../wealth/adapter/report'
import { badShape, type Dropped, mapRows } from '../../wealth/adapter/rows'
import { shareCalls } from '../../wealth/adapter/sharedCalls'
import { createUpstreamClient } from '../../wealth/adapter/upstreamClient'
import type { Feeds } from '../feeds'
import { createHouseClient } from './client'
import * as map from './map'
import * as schema from './schema'

/** `close` ends the feed's connections. */
export type HouseFeeds = Feeds & Readonly<{ close: () => Promise<void> }>

/** The market house over HTTP as all five feeds. */
export function createHouseFeeds(options: ProviderOptions): HouseFeeds {
  const { source } = options
  const connection = createUpstreamClient(options)
  const http = shareCalls(options.guard?.(connection) ?? connection)
  const client = createHouseClient(http)
  const report = createReporter(source, options.onUnknown)
  const { answer, assertNotFuture, assertOwned, orBadShape, parse, pastDay, sameId } = createAnswerChecks(options)

  const fundsOf = (rows: readonly unknown[], maxRisk: number | undefined, dropped: Dropped) =>
    mapRows({
      rows,
      schema: schema.fundSchema,
      map: (row) => {
        assertNotFuture(row.asOf)
        // Whoever asks for less risk must not be shown more.
        if (maxRisk !== undefined && (row.risk ?? 8) > maxRisk) throw new RangeError('riskier than asked for')
        return map.mapFund(row, report)
      },
      keyOf: ({ id }) => id,
      dropped,
    })

  /** Days that have been, oldest first, each once. What is unreadable is left out and counted. */
  const daysOf = <T extends { date: IsoDate }>(days: readonly T[]): T[] => days.toSorted((a, b) => (a.date < b.date ? -1 : 1))

  const historyOf = (rows: readonly unknown[], from: RawAnswer) => {
    const lost: Dropped = { count: 0 }
    const history = mapRows({
      rows,
      schema: schema.historyRowSchema,
      map: ({ benchmark, date, fund }) => {
        assertNotFuture(date)
        return { date, fund: ratioFromPercent(fund), benchmark: toRatioOrNull(benchmark) }
      },
      keyOf: ({ date }) => date,
      dropped: lost,
    })
    // A line without one of its points would show a growth that was not.
    if (lost.count > 0) throw badShape(source, from.path, 'unreadable: history')
    return daysOf(history)
  }

  return {
    source,
    close: http.close,

    search: async (query) => {
      const from = await client.funds(query)
      const body = parse(schema.fundsSchema, from)
      pastDay(body.asOf, from)
      if (body.funds.length > query.pageSize) throw badShape(source, from.path, 'a page longer than asked for')
      const dropped: Dropped = { count: 0 }
      return answer(from, dropped, {
        asOf: body.asOf,
        funds: fundsOf(body.funds, query.maxRisk, dropped),
        total: body.total,
        assetClasses: [...new Set(body.assetClasses.map((word) => map.mapAssetClass(word, report)))],
        sectors: body.sectors,
      })
    },

    getFund: async (id, { locale }) => {
      const from = await client.fund(id, locale)
      const body = parse(schema.fundDetailsSchema, from)
      sameId(id, body.id, from)
      pastDay(body.asOf, from)
      const dropped: Dropped = { count: 0 }
      const documents = mapRows({
        rows: body.documents,
        schema: schema.documentSchema,
        map: (row) => {
          assertOwned((owner) => owner === id, row.fundId, from.path)
          return map.mapDocument(row, report)
        },
        keyOf: (row) => row.id,
        dropped,
      })
      const topHoldings = mapRows({
        rows: body.topHoldings,
        schema: schema.topHoldingSchema,
        map: ({ name, percent }) => ({ name, share: ratioFromPercent(percent) }),
        keyOf: ({ name }) => name,
        dropped,
      })
      const history = historyOf(body.history, from)
      return orBadShape(from, 'unreadable: fund', () =>
        answer(from, dropped, {
          ...map.mapFund(body, report),
          objective: body.objective ?? null,
          benchmarkName: body.benchmark ?? null,
          launched: body.launched ?? null,
          history,
          breakdowns: {
            assetClass: map.mapParts(body.breakdowns.assetClass),
            sector: map.mapParts(body.breakdowns.sector),
            region: map.mapParts(body.breakdowns.region),
          },
          topHoldings,
          documents,
        }),
      )
    },

    openDocument: async (id, document) => {
      const { bytes, header, mediaType, name, path } = await client.document(id, document)
      sameId(id, header('x-fund-id') ?? 'none', { path })
      if (!Buffer.from(bytes.subarray(0, 5)).equals(Buffer.from('%PDF-'))) throw badShape(source, path, 'no PDF by its first bytes')
      return { name: name ?? `${document}.pdf`, mediaType, bytes }
    },

    getQuotes: async (symbol, { period }) => {
      const from = await client.quotes(symbol, period)
      const body = parse(schema.quotesSchema, from)
      sameId(symbol, body.symbol, from)
      const dropped: Dropped = { count: 0 }
      const days = mapRows({
        rows: body.days,
        schema: schema.quoteRowSchema,
        map: ({ close, date }) => {
          assertNotFuture(date)
          return { date, price: map.mapPositive(close) }
        },
        keyOf: ({ date }) => date,
        dropped,
      })
      const quoteUnit = orBadShape(from, 'unknown unit', () => toQuoteUnit(body.unit))
      return answer(from, dropped, { symbol, name: body.name, quoteUnit, days: daysOf(days) })
    },

    getRates: async (base, to, period) => {
      const from = await client.rates(base, to, period)
      const body = parse(schema.ratesSchema, from)
      sameId(`${base}/${to}`, `${body.from}/${body.to}`, from)
      const dropped: Dropped = { count: 0 }
      const days = mapRows({
        rows: body.days,
        schema: schema.rateRowSchema,
        map: ({ date, rate }) => {
          assertNotFuture(date)
          return { date, rate: map.mapPositive(rate) }
        },
        keyOf: ({ date }) => date,
        dropped,
      })
      return answer(from, dropped, { from: toCurrency(base), to: toCurrency(to), days: daysOf(days) })
    },

    getArticles: async (ask) => {
      const from = await client.articles(ask)
      const body = parse(schema.articlesSchema, from)
      if (body.articles.length > ask.pageSize) throw badShape(source, from.path, 'a page longer than asked for')
      const dropped: Dropped = { count: 0 }
      const articles = mapRows({
        rows: body.articles,
        schema: schema.articleSchema,
        map: (row) => {
          assertNotFuture(dayOf(row.published))
          return map.mapArticle(row)
        },
        keyOf: ({ id }) => id,
        dropped,
      }).toSorted((a, b) => (a.published < b.published ? 1 : -1))
      return answer(from, dropped, { articles, total: body.total })
    },

    getArticle: async (id, { locale }) => {
      const from = await client.article(id, locale)
      const body = parse(schema.articleSchema, from)
      sameId(id, body.id, from)
      pastDay(dayOf(body.published), from)
      return answer(from, { count: 0 }, map.mapArticle(body))
    },
  }
}

const dayOf = (instant: IsoInstant): IsoDate => isoDateOf(new Date(instant))
