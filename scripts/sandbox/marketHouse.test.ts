import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { createHouseFeeds, type HouseFeeds } from '../../cms/server/market/house'
import type { UnknownValue } from '../../cms/server/wealth/adapter/report'
import { UpstreamError } from '../../cms/server/wealth/provider'
import { isoDate } from '../../shared/domain/dates'
import { startMarketSandbox } from './market'
import type { Fault } from './server/faults'
import type { Sandbox } from './server/listen'

const token = 'house-token'
const today = isoDate('2026-11-21')
const unknown: UnknownValue[] = []
let sandbox: Sandbox
let house: HouseFeeds
/** Gives up at once, for the faults that only time ends. */
let hasty: HouseFeeds

beforeAll(async () => {
  sandbox = await startMarketSandbox({ token, today })
  const common = {
    source: 'harbour',
    today: () => today,
    baseUrl: sandbox.url,
    token,
    onUnknown: (value: UnknownValue) => unknown.push(value),
  }
  house = createHouseFeeds({ ...common, timeouts: { headers: 60_000, body: 60_000, total: 60_000 } })
  hasty = createHouseFeeds({ ...common, timeouts: { headers: 300, body: 300, total: 600 } })
})
afterEach(async () => {
  await fetch(`${sandbox.url}/__fault`, { method: 'DELETE' })
  unknown.length = 0
})
afterAll(async () => {
  await house.close()
  await hasty.close()
  await sandbox.close()
})

const inject = async (fault: Partial<Fault>): Promise<void> => {
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${sandbox.url}/__fault`, { method: 'POST', headers, body: JSON.stringify(fault) })).status).toBe(201)
}
const kindOf = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call
    return 'an answer'
  } catch (error) {
    return error instanceof UpstreamError ? error.kind : String(error)
  }
}
const week = { from: isoDate('2026-11-14'), to: isoDate('2026-11-20') }
const page = { page: 1, pageSize: 20 }
const calls = (feeds: HouseFeeds) => [
  () => feeds.search(page),
  () => feeds.getFund('HARBOUR-CORE-4', { locale: 'en' }),
  () => feeds.getQuotes('QSI62C8', { period: week }),
  () => feeds.getRates('GBP', 'USD', week),
  () => feeds.getArticles({ locale: 'en', ...page }),
  () => feeds.getArticle('N20261120', { locale: 'en' }),
]

describe('the market house in our terms', () => {
  it('reads all that it sends, and knows all of its words', async () => {
    for (const call of calls(house)) expect((await call()).dropped).toBe(0)
    const { data } = await house.search({ page: 1, pageSize: 100 })
    for (const { id } of data.funds) {
      const { data: fund } = await house.getFund(id, { locale: 'is' })
      for (const parts of Object.values(fund.breakdowns)) expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6)
    }
    expect(unknown).toEqual([])
  })

  it('quotes pence as pence, and gives the last day before a weekend', async () => {
    const { data } = await house.getQuotes('QSA4N71', { period: { from: isoDate('2026-11-14'), to: isoDate('2026-11-16') } })
    expect([data.quoteUnit, data.days.map(({ date }) => date)]).toEqual(['GBX', ['2026-11-13', '2026-11-16']])
  })

  it('asks in the words of the house, and is not shown more risk than asked for', async () => {
    const { data } = await house.search({ ...page, assetClass: 'Equity', maxRisk: 6, sort: 'ongoingCharge' })
    expect(new Set(data.funds.map(({ assetClass }) => assetClass))).toEqual(new Set(['Equity']))
    expect(Math.max(...data.funds.map(({ risk }) => risk ?? 9))).toBeLessThanOrEqual(6)
    const charges = data.funds.map(({ ongoingCharge }) => ongoingCharge ?? 9)
    expect(charges).toEqual([...charges].sort((a, b) => a - b))
  })

  it.each(['..', '.', 'NONE'])('leads nowhere with the id %s', async (id) => {
    expect(await kindOf(house.getFund(id, { locale: 'en' }))).toBe('not_found')
    expect(await kindOf(house.openDocument(id, 'factsheet'))).toBe('not_found')
  })
})

describe('a house in trouble', () => {
  it.each([
    ['status', { status: 500 }, 'unavailable'],
    ['status', { status: 401 }, 'unauthorized'],
    ['status', { status: 429, retryAfter: 5 }, 'rate_limited'],
    ['reset', {}, 'unavailable'],
    ['truncate', {}, 'bad_shape'],
    ['garbage', {}, 'bad_shape'],
    ['html', {}, 'bad_shape'],
    ['huge', {}, 'bad_shape'],
  ] as const)('%s %j is %s', async (kind, fault, expected) => {
    await inject({ kind, ...fault })
    for (const call of calls(house)) expect(await kindOf(call())).toBe(expected)
  })

  it.each(['stall', 'slowdrip'] as const)('%s ends by time', async (kind) => {
    await inject({ kind })
    for (const call of calls(hasty)) expect(await kindOf(call())).toBe('unavailable')
  })

  it('with numbers as text and days the other way round loses those rows, and says how many', async () => {
    await inject({ kind: 'wrong-type' })
    const { data, dropped } = await house.getQuotes('QSI62C8', { period: { from: isoDate('2026-11-02'), to: isoDate('2026-11-20') } })
    expect(dropped).toBeGreaterThan(0)
    expect(data.days.every(({ date, price }) => /^2026-/.test(date) && Number(price) > 0)).toBe(true)
  })

  it('with documents of another fund shows none of them', async () => {
    await inject({ kind: 'foreign-ids', route: '/funds/' })
    const { data, dropped } = await house.getFund('HARBOUR-CORE-4', { locale: 'en' })
    expect([data.documents, dropped]).toEqual([[], 3])
    expect(unknown.length).toBeGreaterThan(0)
  })

  it('with days to come tells none of them', async () => {
    await inject({ kind: 'future-dates', route: '/rates' })
    const { data } = await house.getRates('GBP', 'USD', week)
    expect(data.days).toEqual([])
  })

  it('that answers for another id is not believed', async () => {
    const server = createServer((request, response) => {
      const isFile = request.url?.includes('documents')
      response.writeHead(200, isFile ? { 'content-type': 'application/pdf', 'x-fund-id': 'B' } : { 'content-type': 'application/json' })
      response.end(isFile ? '%PDF-1.7' : JSON.stringify({ symbol: 'B', from: 'GBP', to: 'EUR', name: 'B', unit: 'GBP', days: [] }))
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const other = createHouseFeeds({
      source: 'other',
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      token,
      today: () => today,
    })
    try {
      expect(await kindOf(other.getQuotes('A', { period: week }))).toBe('bad_shape')
      expect(await kindOf(other.getRates('GBP', 'USD', week))).toBe('bad_shape')
      expect(await kindOf(other.openDocument('A', 'factsheet'))).toBe('bad_shape')
    } finally {
      await other.close()
      server.closeAllConnections()
      server.close()
    }
  })
})
