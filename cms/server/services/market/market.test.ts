import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { APIError, createLocalReq, type PayloadRequest } from 'payload'
import { startMarketSandbox } from '../../../../scripts/sandbox/market'
import type { Sandbox } from '../../../../scripts/sandbox/server/listen'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { compareQuerySchema, compareResponseSchema, fundResponseSchema, fundsQuerySchema } from '../../../../shared/contracts/market/funds'
import { fundsResponseSchema, spotlightsResponseSchema } from '../../../../shared/contracts/market/funds'
import { articleResponseSchema, newsQuerySchema, newsResponseSchema } from '../../../../shared/contracts/market/news'
import { quotesResponseSchema, ratesResponseSchema } from '../../../../shared/contracts/market/prices'
import { isoDate } from '../../../../shared/domain/dates'
import { openOwnPayload, type OwnPayload } from '../../../../tests/helpers/ownPayload'
import { brands } from '../../brands'
import { marketFeedsOf } from '../../market/marketFeeds'
import { forgetMarketAnswers } from '../../market/readFeed'
import { compareFunds } from './compareFunds'
import { getFund, getSpotlights, searchFunds } from './funds'
import { getArticle, getNews } from './news'
import { openFundDocument } from './openFundDocument'
import { getQuotes, getRates } from './prices'

/* The services over the real sandbox. Routes, rights and flags stand in tests/api/market.test.ts. */

let own: OwnPayload
let req: PayloadRequest
let sandbox: Sandbox
let akta: Brand

beforeAll(async () => {
  sandbox = await startMarketSandbox({ today: isoDate('2026-11-20') })
  own = await openOwnPayload('market-services', { MARKET_HARBOUR_URL: sandbox.url, SANDBOX_TODAY: '2026-11-20' })
  req = await createLocalReq({}, own.payload)
  const found = brands().get('akta')
  if (!found) throw new Error('no akta')
  akta = found
})
afterEach(async () => {
  await fetch(`${sandbox.url}/__fault`, { method: 'DELETE' })
  forgetMarketAnswers()
})
afterAll(async () => {
  await sandbox.close()
  await own.close()
})

const inject = (fault: object) =>
  fetch(`${sandbox.url}/__fault`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fault) })
const asked = async (path: string): Promise<number> => {
  const { requests } = (await (await fetch(`${sandbox.url}/__journal`)).json()) as { requests: { path: string }[] }
  return requests.filter((request) => request.path.startsWith(path)).length
}
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof APIError ? error.status : String(error)),
  )

describe('what the market tells a brand', () => {
  it('fits its contracts', async () => {
    fundsResponseSchema.parse(await searchFunds(req, akta, fundsQuerySchema.parse({ text: 'FJARDARVIK', maxRisk: '7' })))
    fundResponseSchema.parse(await getFund(req, akta, 'HARBOUR-CORE-4', 'is'))
    const { ids } = compareQuerySchema.parse({ ids: 'HARBOUR-CORE-4,HARBOUR-ESG-6,NONE' })
    const compared = compareResponseSchema.parse(await compareFunds(req, akta, ids, 'en'))
    expect([compared.missing, compared.points[0]?.growth, compared.points.at(-1)?.date]).toEqual([['NONE'], [0, 0], compared.to])
    const { spotlights } = spotlightsResponseSchema.parse(await getSpotlights(req, akta, 'is'))
    expect(spotlights.map(({ funds, missing, title }) => [title, funds.length, missing.length])).toEqual([
      ['Kjarnasjóðir', 3, 0],
      ['Sjálfbærir sjóðir', 3, 0],
    ])
    ratesResponseSchema.parse(await getRates(req, akta, 'GBP', 'ISK', {}))
    expect(quotesResponseSchema.parse(await getQuotes(req, akta, 'QSA4N71', {}))).toMatchObject({
      quoteUnit: 'GBX',
      asOf: '2026-11-19',
      source: 'harbour',
    })
  })

  it('finds names by their letters without marks, and says how many there are in all', async () => {
    const { funds, total } = await searchFunds(req, akta, fundsQuerySchema.parse({ text: 'fjardarvik', pageSize: '1' }))
    expect([funds.length, funds[0]?.name.startsWith('Fjarðarvík'), total !== null && total > 1]).toEqual([1, true, true])
  })

  it('is safe markup', async () => {
    const { articles } = newsResponseSchema.parse(await getNews(req, akta, newsQuerySchema.parse({ locale: 'el', pageSize: '3' })))
    const { article } = articleResponseSchema.parse(await getArticle(req, akta, articles[0]?.id ?? '', 'el'))
    expect(article.body).toMatch(/^<h2>/)
    expect(article.body).not.toMatch(/script|onclick|style=/)
  })

  it('opens documents that a fund names, and no others', async () => {
    const answer = await openFundDocument(req, akta, 'HARBOUR-CORE-4', 'factsheet')
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect(answer.headers.get('content-disposition')).toContain('Factsheet Harbour Core 4.pdf')
    expect([
      await statusOf(openFundDocument(req, akta, 'HARBOUR-CORE-4', 'other')),
      await statusOf(openFundDocument(req, akta, 'NONE', 'factsheet')),
    ]).toEqual([404, 404])
  })

  it('is not there for a brand without feeds', async () => {
    const none = { ...akta, feeds: [] }
    expect(await statusOf(searchFunds(req, none, fundsQuerySchema.parse({})))).toBe(404)
    expect(marketFeedsOf(req, none)).toEqual({ quotes: null, rates: null, fundSearch: null, fundData: null, news: null })
  })

  it('is asked once for a day that is over, however often it is needed', async () => {
    const ask = { period: { from: isoDate('2026-03-02'), to: isoDate('2026-03-31') } }
    const { quotes } = marketFeedsOf(req, akta)
    for (let times = 0; times < 3; times++) expect((await quotes?.getQuotes('QSI62C8', ask))?.data.days.at(-1)?.date).toBe('2026-03-31')
    expect(await asked('/quotes/QSI62C8?from=2026-03-02')).toBe(1)
  })
})

describe('a house that fails', () => {
  it('leaves the files of the demo, dated and marked', async () => {
    await inject({ kind: 'status', status: 404, route: '/quotes/QSI62C8' })
    expect(await statusOf(getQuotes(req, akta, 'QSI62C8', {}))).toBe(404)
    await inject({ kind: 'html' })
    const funds = await searchFunds(req, akta, fundsQuerySchema.parse({ text: 'harbour', maxRisk: '2' }))
    expect(funds).toMatchObject({
      source: 'static',
      total: 6,
      degraded: true,
      reasons: [{ part: 'funds', kind: 'bad_shape', stale: true }],
    })
    expect(await getRates(req, akta, 'CAD', 'ISK', {})).toMatchObject({ source: 'static', asOf: '2026-06-29', degraded: true })
    const answer = await openFundDocument(req, akta, 'HARBOUR-ESG-3', 'factsheet')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
  })

  it('is a 503 for what no file has, never an empty list of prices', async () => {
    await inject({ kind: 'html' })
    expect(await statusOf(getQuotes(req, akta, 'NOBODY', {}))).toBe(503)
  })

  it('leaves its last good answers to a process that knows nothing yet, each with its day and marked', async () => {
    const days = { from: isoDate('2026-10-20'), to: isoDate('2026-11-20') }
    const asked = [
      () => searchFunds(req, akta, fundsQuerySchema.parse({ maxRisk: '3', sort: 'return1y' })),
      () => getFund(req, akta, 'HARBOUR-CORE-4', 'en'),
      () => getSpotlights(req, akta, 'is'),
      () => compareFunds(req, akta, ['HARBOUR-CORE-4', 'HARBOUR-ESG-6'], 'en'),
      () => getNews(req, akta, newsQuerySchema.parse({ locale: 'is', pageSize: '5' })),
      () => getArticle(req, akta, 'N20261119', 'el'),
      () => getQuotes(req, akta, 'QSI62C8', days),
      () => getRates(req, akta, 'GBP', 'USD', days),
    ]
    const before = await Promise.all(asked.map((ask) => ask()))
    expect(before.map(({ degraded, source }) => [source, degraded])).toEqual(asked.map(() => ['harbour', false]))
    forgetMarketAnswers()
    await inject({ kind: 'status', status: 500 })
    for (const [at, ask] of asked.entries()) {
      // What is asked for again and again is not written each time, so its time may be that of an answer some minutes before.
      const { fetchedAt, ...shown } = await ask()
      const reasons = [{ part: expect.any(String), kind: 'unavailable', stale: true }]
      expect(shown).toEqual({ ...before[at], fetchedAt: undefined, degraded: true, reasons })
      expect(fetchedAt).toMatch(/^\d{4}-/)
    }
  })
})
