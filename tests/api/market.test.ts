import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { FactsheetResponse } from '../../shared/contracts/market/factsheet'
import type { CompareResponse, FundResponse, FundsResponse, SpotlightsResponse } from '../../shared/contracts/market/funds'
import type { ArticleResponse, NewsResponse } from '../../shared/contracts/market/news'
import type { QuotesResponse, RatesResponse } from '../../shared/contracts/market/prices'
import type { RiskComparisonResponse } from '../../shared/contracts/market/riskComparison'
import type { AccountResponse } from '../../shared/contracts/wealth/accounts'
import type { HoldingsResponse } from '../../shared/contracts/wealth/holdings'
import type { PortfolioResponse } from '../../shared/contracts/wealth/portfolios'
import { waitFor } from '../helpers/children'
import { type Client, clientWith, signIn } from '../helpers/client'
import { product } from '../helpers/product'

const secret = 'sandbox-harbour-token'
let investor: Client
let stranger: Client
const texts: string[] = []

const bodyOf = async <T>(client: Client, path: string): Promise<T> => {
  const answer = await client.get(path)
  texts.push(answer.text)
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`)
  return answer.body as T
}

beforeAll(async () => {
  investor = await signIn('investor@akta.example')
  stranger = await signIn('investor@bowmore.example', { brand: 'bowmore' })
})

const house = () => `http://127.0.0.1:${Number(new URL(product().sandboxUrl).port) + 3}`
const inject = (fault: object): Promise<Response> =>
  fetch(`${house()}/__fault`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fault) })
afterAll(() => fetch(`${house()}/__fault`, { method: 'DELETE' }))

const explorer = ['funds', 'funds/compare?ids=HARBOUR-CORE-4,HARBOUR-ESG-4', 'funds/HARBOUR-CORE-4', 'spotlights']
const news = ['news', 'news/N20261119']
const others = ['risk-comparison', 'quotes/QSI62C8', 'rates/GBP/USD', 'funds/HARBOUR-CORE-4/documents/factsheet']

describe('who is answered', () => {
  it.each([...explorer, ...news, ...others, 'portfolios/x/factsheet'])('nobody without a sign-in: %s', async (path) => {
    expect((await clientWith().get(`/api/market/${path}`)).status).toBe(401)
  })

  it.each([...explorer, ...news])('not on a brand that has it off: %s', async (path) => {
    expect([(await stranger.get(`/api/market/${path}`)).status, (await investor.get(`/api/market/${path}`)).status]).toEqual([404, 200])
  })

  it.each(others)('on every brand that has the feed: %s', async (path) => {
    expect((await stranger.get(`/api/market/${path}`)).status).toBe(200)
  })

  it.each([
    'funds?pageSize=101',
    'funds?maxRisk=8',
    'funds?sort=luck',
    'funds?assetClass=Luck',
    'funds?other=1',
    `funds?text=${'x'.repeat(101)}`,
    'funds/compare?ids=HARBOUR-CORE-4',
    'funds/compare?ids=a,b,c,d,e',
    'news?locale=de',
    'quotes/QSI62C8?from=2026-02-30',
    'quotes/QSI62C8?from=2026-11-19&to=2026-11-18',
    'quotes/QSI62C8?from=2999-01-01',
    'rates/GBP/USD?from=1900-01-01&to=2026-11-18',
  ])('400 for %s', async (path) => {
    expect((await investor.get(`/api/market/${path}`)).status).toBe(400)
  })

  it.each([
    'funds/NONE',
    'funds/..%2Fquotes',
    'funds/NONE/documents/x',
    'funds/HARBOUR-CORE-4/documents/none',
    'news/NONE',
    'quotes/NONE',
    'rates/GBP/XXX',
    'rates/GBP/JPY',
  ])('404 for %s', async (path) => {
    expect((await investor.get(`/api/market/${path}`)).status).toBe(404)
  })
})

describe('the explorer', () => {
  it('finds funds without marks and case, a page at a time, with where they come from', async () => {
    const found = await bodyOf<FundsResponse>(investor, '/api/market/funds?text=FJARDARVIK')
    expect(found).toMatchObject({ source: 'harbour', asOf: '2026-11-19', degraded: false, reasons: [] })
    expect(found.funds.length).toBeGreaterThan(2)
    expect(found.funds.every(({ name }) => name.startsWith('Fjarðarvík'))).toBe(true)
    const pages = await Promise.all(
      [1, 2].map((page) => bodyOf<FundsResponse>(investor, `/api/market/funds?pageSize=25&page=${page}&sort=return1y`)),
    )
    const ids = pages.flatMap(({ funds }) => funds.map(({ id }) => id))
    expect(new Set(ids).size).toBe(50)
    const returns = pages.flatMap(({ funds }) => funds.map(({ return1y }) => return1y ?? -9))
    expect(returns).toEqual(returns.toSorted((a, b) => b - a))
  })

  it('shows a fund whole, and opens its factsheet as a PDF that nothing can run in', async () => {
    const { fund } = await bodyOf<FundResponse>(investor, '/api/market/funds/HARBOUR-CORE-4')
    expect(fund.history.length).toBeGreaterThan(12)
    const file = await investor.get(`/api/market/funds/${fund.id}/documents/${fund.documents[0]?.id}`)
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' })
    expect(file.headers['content-disposition']).toContain('Factsheet Harbour Core 4.pdf')
  })

  it('compares funds on the dates that all have', async () => {
    const answer = await bodyOf<CompareResponse>(investor, '/api/market/funds/compare?ids=HARBOUR-CORE-4,HARBOUR-ESG-6,NONE')
    expect([answer.funds.map(({ id }) => id), answer.missing]).toEqual([['HARBOUR-CORE-4', 'HARBOUR-ESG-6'], ['NONE']])
    expect(answer.points[0]).toEqual({ date: answer.from, growth: [0, 0] })
    expect(answer.points.every(({ growth }) => growth.length === 2)).toBe(true)
  })

  it('has the firm’s lists under titles in the reader’s language', async () => {
    const { spotlights } = await bodyOf<SpotlightsResponse>(investor, '/api/market/spotlights?locale=is')
    expect(spotlights.map(({ funds, missing, title }) => [title, funds.length, missing])).toEqual([
      ['Kjarnasjóðir', 3, []],
      ['Sjálfbærir sjóðir', 3, []],
    ])
  })

  it('compares risk levels, from the files when no risk profile says', async () => {
    const { rows, source } = await bodyOf<RiskComparisonResponse>(investor, '/api/market/risk-comparison')
    expect(source).toBe('static')
    expect(rows.find(({ assetClassName, sector }) => assetClassName === 'Equity' && sector === null)?.values).toEqual([
      0.1, 0.2, 0.35, 0.55, 0.7, 0.85, 1,
    ])
  })
})

describe('news', () => {
  it('are text and safe markup, in the language asked for', async () => {
    const list = await bodyOf<NewsResponse>(investor, '/api/market/news?locale=is&pageSize=5')
    expect([list.total, list.articles.length, list.degraded]).toEqual([40, 5, false])
    const { article } = await bodyOf<ArticleResponse>(investor, `/api/market/news/${list.articles[0]?.id}?locale=is`)
    expect(article.title).toBe(list.articles[0]?.title)
    expect(article.body).toMatch(/^<h2>.*<p>.*<a href="https:\/\/harbour\.example/)
    expect(article.body).not.toMatch(/script|onclick|style|class/)
    expect(article.link).toMatch(/^https:\/\//)
  })
})

describe('prices', () => {
  it('are those at which a portfolio is valued', async () => {
    const { accounts } = await bodyOf<{ accounts: { id: string }[] }>(investor, '/api/session')
    let account: AccountResponse | undefined
    await waitFor('The account', async () => {
      account = await bodyOf<AccountResponse>(investor, `/api/wealth/accounts/${accounts[0]?.id}`)
      return account.portfolios.length > 0
    })
    const { holdings } = await bodyOf<HoldingsResponse>(investor, `/api/wealth/portfolios/${account?.portfolios[0]?.id}/holdings`)
    const held = holdings.filter(({ price, symbol }) => price !== null && symbol !== null)
    expect(held.length).toBeGreaterThan(3)
    for (const { price, quoteUnit, symbol } of held) {
      const quotes = await bodyOf<QuotesResponse>(investor, `/api/market/quotes/${symbol}`)
      expect([symbol, quotes.quoteUnit, Number(quotes.days.at(-1)?.price)]).toEqual([symbol, quoteUnit, Number(price)])
    }
  })

  it('have a rate for a weekend: that of its Friday', async () => {
    const { days } = await bodyOf<RatesResponse>(investor, '/api/market/rates/GBP/EUR?from=2026-11-14&to=2026-11-15')
    expect(days.map(({ date }) => date)).toEqual(['2026-11-13'])
  })
})

describe('the factsheet of a portfolio', () => {
  it('goes by its risk level and family, for its own people alone', async () => {
    const { accounts } = await bodyOf<{ accounts: { id: string }[] }>(investor, '/api/session')
    const { portfolios } = await bodyOf<AccountResponse>(investor, `/api/wealth/accounts/${accounts[0]?.id}`)
    for (const { id } of portfolios) {
      const { riskProfile } = (await bodyOf<PortfolioResponse>(investor, `/api/wealth/portfolios/${id}`)).portfolio
      const path = `/api/market/portfolios/${id}/factsheet?family=esg`
      const sheet = await bodyOf<FactsheetResponse>(investor, path)
      expect([sheet.riskProfile, sheet.fund?.id ?? null]).toEqual([riskProfile, riskProfile === null ? null : `HARBOUR-ESG-${riskProfile}`])
      expect((await stranger.get(path)).status).toBe(404)
    }
    expect((await investor.get(`/api/market/portfolios/${portfolios[0]?.id}/factsheet?family=luck`)).status).toBe(400)
  })
})

describe('a house that does not answer', () => {
  it('leaves the files, which say that they are files and of which day', async () => {
    expect((await inject({ kind: 'status', status: 500, route: '/quotes/QSI42P0' })).status).toBe(201)
    const quotes = await bodyOf<QuotesResponse>(investor, '/api/market/quotes/QSI42P0')
    expect(quotes).toMatchObject({
      source: 'static',
      asOf: '2026-06-29',
      degraded: true,
      reasons: [{ part: 'quotes', kind: 'unavailable', stale: true }],
    })
    expect((await inject({ kind: 'html', route: '/funds' })).status).toBe(201)
    const funds = await bodyOf<FundsResponse>(investor, '/api/market/funds?text=harbour&maxRisk=2')
    expect([funds.source, funds.degraded, funds.total]).toEqual(['static', true, 6])
    expect((await inject({ kind: 'truncate', route: '/rates/CAD' })).status).toBe(201)
    expect(await bodyOf<RatesResponse>(investor, '/api/market/rates/CAD/ISK')).toMatchObject({ source: 'static', degraded: true })
    // What no file has either is unavailable, and never an empty list of prices.
    expect((await inject({ kind: 'status', status: 500, route: '/quotes/NOBODY' })).status).toBe(201)
    expect((await investor.get('/api/market/quotes/NOBODY')).status).toBe(503)
  })

  it('is named nowhere by its key', () => {
    expect(texts.filter((text) => text.includes(secret))).toEqual([])
    expect(readFileSync(join(product().dataDir, 'logs/web.log'), 'utf8')).not.toContain(secret)
    expect(texts.length).toBeGreaterThan(20)
  })
})
