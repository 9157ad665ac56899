import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createLocalReq, type PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { isoDate, isoInstant } from '../../../shared/domain/dates'
import { decimal } from '../../../shared/domain/money'
import { UpstreamError, type UpstreamErrorKind } from '../wealth/provider'
import { openOwnPayload, type OwnPayload } from '../../../tests/helpers/ownPayload'
import { answersWritten } from '../wealth/answerWrites'
import { trimKeptAnswers } from '../wealth/keptAnswers'
import { type Feeds, type Quotes, quotesSchema } from './feeds'
import { createFileFeeds } from './files'
import { keptFeedName } from './keptFeedName'
import { quotesQuestion, searchQuestion } from './questions'
import { type FeedQuestion, forgetMarketAnswers, readFeed } from './readFeed'
import type { OpenFeed } from './registry'

const folder = mkdtempSync(join(tmpdir(), 'quayside-market-'))
const write = (name: string, data: unknown) => writeFileSync(join(folder, name), JSON.stringify(data))
let own: OwnPayload
let req: PayloadRequest
beforeAll(async () => {
  own = await openOwnPayload('market-answers')
  req = await createLocalReq({}, own.payload)
})
afterAll(async () => {
  await own.close()
  rmSync(folder, { recursive: true, force: true })
})

const period = { from: isoDate('2026-11-14'), to: isoDate('2026-11-20') }
const quotesOf = (price: string): Quotes => ({
  symbol: 'A',
  name: 'A',
  quoteUnit: 'GBX',
  days: [{ date: isoDate('2026-11-20'), price: decimal(price) }],
})
const files = createFileFeeds('static', [folder])

/** What the house does next, and how often it was asked. */
let next: () => Promise<{ data: Quotes; dropped: number }>
let calls = 0
const house = {
  ...files,
  source: 'harbour',
  getQuotes: async () => {
    calls += 1
    return { fetchedAt: isoInstant(new Date()), ...(await next()) }
  },
} satisfies Feeds
/** Of its own name in each test: what is kept outlives them. */
let feed: OpenFeed
let tests = 0
const ask = (asked = question()) => readFeed(req, feed, asked)
const question = (freshMs = 60_000): FeedQuestion<Quotes> => ({
  part: 'quotes',
  key: 'A',
  freshMs,
  schema: quotesSchema,
  load: (feeds) => feeds.getQuotes('A', { period }),
})
const answers =
  (price: string, dropped = 0) =>
  () =>
    Promise.resolve({ data: quotesOf(price), dropped })
const fails = (kind: UpstreamErrorKind) => () =>
  Promise.reject(new UpstreamError({ source: 'harbour', kind, retryable: false, message: kind }))
const priceIn = (part: { data: Quotes | null }) => part.data?.days.at(-1)?.price

beforeEach(() => {
  forgetMarketAnswers()
  tests += 1
  feed = { name: `harbour-${tests}`, house, files }
  calls = 0
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
})

describe('asking a feed', () => {
  it('shares an answer as long as it is fresh, and one call among all who ask at once', async () => {
    next = answers('1')
    const parts = await Promise.all(Array.from({ length: 50 }, () => ask()))
    expect([calls, new Set(parts.map(priceIn))]).toEqual([1, new Set(['1'])])
    await ask()
    expect(calls).toBe(1)
  })

  it('gives the last good answer when the house fails, and says so', async () => {
    next = answers('1')
    await ask(question(1))
    await new Promise((resolve) => setTimeout(resolve, 5))
    next = fails('unavailable')
    const part = await ask(question(1))
    expect(part).toMatchObject({ source: feed.name, reasons: [{ part: 'quotes', kind: 'unavailable', stale: true }] })
    expect(priceIn(part)).toBe('1')
  })

  it('gives the file when there was none, under its own name and with its date', async () => {
    const { symbol, ...stored } = quotesOf('7')
    write('quotes.json', { [symbol]: stored })
    next = fails('bad_shape')
    const part = await ask()
    expect(part).toMatchObject({ source: 'static', reasons: [{ kind: 'bad_shape', stale: true }] })
    expect([priceIn(part), part.fetchedAt === null]).toEqual(['7', false])
  })

  it('gives nothing, with the reason, when nobody knows', async () => {
    next = fails('unavailable')
    expect(await ask()).toMatchObject({
      data: null,
      fetchedAt: null,
      reasons: [{ kind: 'unavailable', stale: false }],
    })
  })

  it('takes not found for an answer, and forgets what was known', async () => {
    const { symbol, ...stored } = quotesOf('7')
    write('quotes.json', { [symbol]: stored })
    next = fails('not_found')
    expect(await ask()).toMatchObject({ data: null, reasons: [{ kind: 'not_found' }] })
  })

  it('prefers a whole answer of before to one that lost rows, and says that of either', async () => {
    next = answers('2', 1)
    const first = await ask(question(1))
    expect([priceIn(first), first.reasons]).toEqual(['2', [{ part: 'quotes', kind: 'dropped_rows', stale: false }]])
    next = answers('1')
    await ask(question(1))
    await new Promise((resolve) => setTimeout(resolve, 5))
    next = answers('2', 1)
    const then = await ask(question(1))
    expect([priceIn(then), then.reasons]).toEqual(['1', [{ part: 'quotes', kind: 'dropped_rows', stale: true }]])
  })

  it('of files alone is not degraded', async () => {
    const { symbol, ...stored } = quotesOf('7')
    write('quotes.json', { [symbol]: stored })
    expect(await readFeed(req, { name: 'harbour', house: null, files }, question())).toMatchObject({ source: 'static', reasons: [] })
  })
})

describe('a last good answer', () => {
  /** As a new process, which knows nothing yet. */
  const restart = () => forgetMarketAnswers()
  const on = (date: string, price: string) => ({ date: isoDate(date), price: decimal(price) })
  const priced = (days: Quotes['days']) => () => Promise.resolve({ data: { ...quotesOf('1'), days }, dropped: 0 })
  const over = (from: string, to: string) => quotesQuestion('A', { period: { from: isoDate(from), to: isoDate(to) } })
  const kept = async () => {
    await answersWritten(own.payload)
    const { docs } = await own.payload.find({ collection: 'wealth-answers', where: { key: { like: keptFeedName(feed.name) } } })
    return docs.filter(({ key }) => key.startsWith(`${keptFeedName(feed.name)}/`))
  }

  it('outlives the process, with its time and the notice', async () => {
    next = answers('1')
    const before = await ask()
    restart()
    next = fails('unavailable')
    expect(await ask()).toEqual({ ...before, reasons: [{ part: 'quotes', kind: 'unavailable', stale: true }] })
    // Rows that were lost are no better than silence.
    next = answers('2', 1)
    expect(await ask()).toEqual({ ...before, reasons: [{ part: 'quotes', kind: 'dropped_rows', stale: true }] })
  })

  it('is of its feed alone, though a source of wealth data has the same name', async () => {
    next = answers('1')
    await ask()
    restart()
    next = fails('unavailable')
    expect((await readFeed(req, { ...feed, name: `${feed.name}-other` }, question())).data).toBeNull()
    expect(await kept()).toHaveLength(1)
    expect(await trimKeptAnswers(own.payload, [feed.name], new Date(), { maxAnswers: 0, maxBytes: 0 })).toEqual({ dropped: 0 })
    expect(await trimKeptAnswers(own.payload, [keptFeedName(feed.name)], new Date(), { maxAnswers: 0, maxBytes: 0 })).toEqual({
      dropped: 1,
    })
  })

  it('is gone once the house has it no more, and none when its shape is a former one', async () => {
    next = answers('1')
    await ask()
    restart()
    next = fails('unavailable')
    const later = z.extend(quotesSchema, { exchange: z.string() }) as unknown as typeof quotesSchema
    expect((await ask({ ...question(), schema: later })).data).toBeNull()
    next = fails('not_found')
    await ask()
    next = fails('unavailable')
    expect([(await ask()).data, await kept()]).toEqual([null, []])
  })

  it('of words that somebody typed stays in the process: there is no end of them', async () => {
    const found = { asOf: isoDate('2026-11-20'), funds: [], total: 0, assetClasses: [], sectors: [] }
    const searching = { ...house, search: () => Promise.resolve({ data: found, fetchedAt: isoInstant(new Date()), dropped: 0 }) }
    const [typed, all] = [{ text: 'harbour' }, {}].map((query) => ({ ...searchQuestion({ page: 1, pageSize: 25, ...query }), freshMs: 1 }))
    if (!typed || !all) throw new Error('two questions')
    for (const asked of [typed, all]) await readFeed(req, { ...feed, house: searching }, asked)
    const silent = { ...feed, house: { ...house, search: fails('unavailable') } }
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect([(await readFeed(req, silent, typed)).data, await kept()]).toEqual([found, [expect.objectContaining({})]])
    restart()
    expect([(await readFeed(req, silent, typed)).data, (await readFeed(req, silent, all)).data]).toEqual([null, found])
  })

  it('of prices is one for all ranges: what a range adds is kept, and another day or range does not make it unknown', async () => {
    next = priced([on('2026-11-02', '1'), on('2026-11-09', '2')])
    await ask(over('2026-11-02', '2026-11-10'))
    next = priced([on('2026-11-09', '2'), on('2026-11-16', '3')])
    await ask(over('2026-11-09', '2026-11-17'))
    next = priced([on('2026-10-01', '0.5')])
    await ask(over('2026-10-01', '2026-11-01'))
    restart()
    next = fails('unavailable')
    const days = (await ask(over('2026-10-01', '2026-11-20'))).data?.days.map(({ price }) => price)
    expect([days, await kept()]).toEqual([['0.5', '1', '2', '3'], [expect.objectContaining({})]])
    expect((await ask(over('2026-11-09', '2026-11-12'))).data?.days).toEqual([on('2026-11-09', '2')])
    // A range that begins before what is known would leave days without a price.
    expect((await ask(over('2026-09-01', '2026-11-20'))).data).toBeNull()
  })

  it('of prices that the house wrote anew, as after a split, is the new ones alone', async () => {
    next = priced([on('2026-11-02', '10'), on('2026-11-09', '20'), on('2026-11-10', '20')])
    await ask(over('2026-11-02', '2026-11-10'))
    next = priced([on('2026-11-09', '2'), on('2026-11-16', '3')])
    await ask(over('2026-11-09', '2026-11-17'))
    restart()
    next = fails('unavailable')
    expect((await ask(over('2026-11-09', '2026-11-17'))).data?.days.map(({ price }) => price)).toEqual(['2', '3'])
    expect((await ask(over('2026-11-02', '2026-11-10'))).data).toBeNull()
  })
})

describe('files of a feed', () => {
  const kindOf = (call: Promise<unknown>) =>
    call.then(
      () => 'an answer',
      (error: unknown) => (error instanceof UpstreamError ? error.kind : String(error)),
    )

  it('are read anew when they change', async () => {
    write('rates.json', [{ date: '2026-11-20', perEuro: { GBP: '0.8', USD: '1.2' } }])
    expect((await files.getRates('GBP', 'USD', period)).data.days).toEqual([{ date: '2026-11-20', rate: '1.5' }])
    write('rates.json', [{ date: '2026-11-20', perEuro: { GBP: '0.8', USD: '1.28' } }])
    expect((await files.getRates('GBP', 'USD', period)).data.days).toEqual([{ date: '2026-11-20', rate: '1.6' }])
    expect(await kindOf(files.getRates('GBP', 'ISK', period))).toBe('not_found')
  })

  it('say what is wrong with them by kind, never by a wrong figure', async () => {
    expect(await kindOf(files.search({ page: 1, pageSize: 10 }))).toBe('not_found')
    writeFileSync(join(folder, 'funds.json'), '{"cut')
    expect(await kindOf(files.search({ page: 1, pageSize: 10 }))).toBe('bad_shape')
    write('quotes.json', { A: { name: 'A', quoteUnit: 'GBP', days: [{ date: '2026-11-20', price: '12,5' }] } })
    expect(await kindOf(files.getQuotes('A', { period }))).toBe('bad_shape')
    for (const symbol of ['__proto__', 'constructor', 'B']) {
      write('quotes.json', {})
      expect(await kindOf(files.getQuotes(symbol, { period }))).toBe('not_found')
    }
  })

  it('stay within their folder', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'quayside-outside-'))
    writeFileSync(join(outside, 'funds.json'), '[]')
    symlinkSync(join(outside, 'funds.json'), join(folder, 'funds.json'))
    expect(await kindOf(files.search({ page: 1, pageSize: 10 }))).toBe('not_found')
    rmSync(outside, { recursive: true })
  })

  it('that ship with the demo are whole', async () => {
    const shipped = createFileFeeds('static', [join(process.cwd(), 'cms/server/market/files/shipped')])
    const { data } = await shipped.search({ page: 1, pageSize: 100 })
    for (const { id } of data.funds) {
      const fund = (await shipped.getFund(id, { locale: 'en' })).data
      for (const document of fund.documents) expect((await shipped.openDocument(id, document.id)).bytes.length).toBeGreaterThan(500)
    }
    for (const locale of ['en', 'is', 'el'] as const)
      expect((await shipped.getArticles({ locale, page: 1, pageSize: 5 })).data.articles).toHaveLength(5)
    expect((await shipped.getRiskComparison()).data.length).toBeGreaterThan(5)
    expect(
      (await shipped.getRates('USD', 'ISK', { from: isoDate('2026-06-13'), to: isoDate('2026-06-15') })).data.days.map(({ date }) => date),
    ).toEqual(['2026-06-12', '2026-06-15'])
    expect((await shipped.getQuotes('QSA4N71', { period: { from: isoDate('2026-06-29'), to: isoDate('2026-06-29') } })).data).toMatchObject(
      { quoteUnit: 'GBX', days: [{ date: '2026-06-29' }] },
    )
  })
})
