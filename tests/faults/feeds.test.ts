import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { FundResponse, FundsResponse } from '../../shared/contracts/market/funds'
import type { ArticleResponse, NewsResponse } from '../../shared/contracts/market/news'
import type { QuotesResponse, RatesResponse } from '../../shared/contracts/market/prices'
import { type Child, endProcess, startProgram, waitFor } from '../helpers/children'
import { type Client, signIn } from '../helpers/client'
import { freePorts } from '../helpers/freePorts'
import { product } from '../helpers/product'

/*
 * A market house that is away when the product starts again: what it answered before is on the screens, with its day and the notice. The product that
 * starts again is a second web process over the same database, whose house is at an address where nobody answers.
 */

const asked = {
  funds: '/api/market/funds?maxRisk=3&sort=return3y',
  fund: '/api/market/funds/HARBOUR-CORE-5',
  news: '/api/market/news?locale=is&pageSize=4',
  article: '/api/market/news/N20261119?locale=is',
  quotes: '/api/market/quotes/QSI62C8?from=2026-10-19',
  rates: '/api/market/rates/GBP/USD?from=2026-10-19',
} as const

type Answers = {
  funds: FundsResponse
  fund: FundResponse
  news: NewsResponse
  article: ArticleResponse
  quotes: QuotesResponse
  rates: RatesResponse
}
type Part = keyof Answers

let before: Client
let after: Client
let web: Child

const answerOf = async <P extends Part>(client: Client, part: P): Promise<Answers[P]> => {
  const { body, status, text } = await client.get(asked[part])
  if (status !== 200) throw new Error(`${asked[part]}: ${status} ${text}`)
  return body as Answers[P]
}

beforeAll(async () => {
  before = await signIn('investor@akta.example')
  for (const part of Object.keys(asked) as Part[]) await answerOf(before, part)
  const [port = 0] = await freePorts(1)
  const env = { ...product().env, PORT: String(port), QUAYSIDE_PROCESS: 'again', MARKET_HARBOUR_URL: 'http://127.0.0.1:1' }
  web = startProgram('cms/web.ts', { env, log: join(product().dataDir, 'logs', 'again.log') })
  await waitFor('The product that starts again', () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  after = await signIn('investor@akta.example', { port })
}, 180_000)
afterAll(() => endProcess(web.pid))

describe('a house that is away when the product starts again', () => {
  it.each(Object.keys(asked) as Part[])('leaves what it said last, with its day and the notice: %s', async (part) => {
    const known = await answerOf(before, part)
    expect(known).toMatchObject({ source: 'harbour', degraded: false })
    const { fetchedAt, ...shown } = await answerOf(after, part)
    const reasons = [{ part: part === 'article' ? 'news' : part === 'fund' ? 'funds' : part, kind: 'unavailable', stale: true }]
    expect(shown).toEqual({ ...known, fetchedAt: undefined, degraded: true, reasons })
    expect(fetchedAt).toMatch(/^\d{4}-/)
  })

  it('and the files for what it never said, which say that they are files', async () => {
    const { degraded, source } = (await after.get('/api/market/quotes/QSU54D8?from=2026-10-19')).body as QuotesResponse
    expect([source, degraded]).toEqual(['static', true])
  })
})
