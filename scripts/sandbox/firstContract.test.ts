import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { PDFDocument } from '@cantoo/pdf-lib'
import { parse } from 'yaml'
import { isoDate } from '../../shared/domain/dates'
import { startFirstSandbox } from './first'
import type { Sandbox } from './server/listen'

const token = 'contract-token'
const document = parse(readFileSync(new URL('../../cms/server/wealth/first/openapi.yaml', import.meta.url), 'utf8')) as {
  openapi: string
  paths: Record<
    string,
    {
      get: {
        parameters?: { $ref?: string; name?: string }[]
        responses: { '200': { content?: { 'application/json': { schema: { $ref: string } } } } }
      }
    }
  >
}
const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6, validateFormats: true })
ajv.addFormat('date', /^\d{4}-\d{2}-\d{2}$/)
ajv.addFormat('date-time', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/)
ajv.addSchema(document, 'openapi')
const validatorOf = (ref: string): ValidateFunction => ajv.getSchema(`openapi${ref}`) ?? ajv.compile({ $ref: `openapi${ref}` })

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startFirstSandbox({ token, today: isoDate('2026-11-21'), clients: 20 })
})
afterAll(() => sandbox.close())

const call = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(sandbox.url + path, { headers: { authorization: `Bearer ${token}` }, ...init })
const json = async <T>(path: string): Promise<T> => (await (await call(path)).json()) as T

const examples: readonly (readonly [template: string, path: string])[] = [
  ['/Account', '/Account'],
  ['/Account/{id}', '/Account/QS-2044'],
  ['/Account/{id}', '/Account/QS-2044?portfolioLevelPerformance=true&usePlatformSecurities=true'],
  ['/Account/{id}', '/Account/QS-2044?dateString=2015-06-30&portfolioLevelPerformance=true'],
  ['/Account/{id}', '/Account/QS-2044?dateString=2011-01-01&portfolioLevelPerformance=true'],
  ['/Account/{id}', '/Account/QS-2049?portfolioLevelPerformance=true'],
  ['/Account/{id}', '/Account/QS-2050?portfolioLevelPerformance=true'],
  ['/Portfolios/{id}', '/Portfolios/QS-2046'],
  ['/Holdings/dates', '/Holdings/dates'],
  ['/Holdings/{id}/dates', '/Holdings/QS-2044/dates'],
  ['/Holdings/{id}/dates', '/Holdings/QS-204417/dates'],
  ['/Holdings/{id}', '/Holdings/QS-204417?usePlatformSecurities=true'],
  ['/Holdings/{id}', '/Holdings/QS-204817?dateString=2020-03-23'],
  ['/Holdings/{id}', '/Holdings/QS-204417?dateString=2012-01-01'],
  ['/Holdings/{id}', '/Holdings/QS-205017'],
  ['/Transactions/{id}', '/Transactions/QS-204817'],
  ['/Transactions/{id}', '/Transactions/QS-204417?transactionType=Divident'],
  ['/Transactions/{id}', '/Transactions/QS-204417?fromDateString=2026-10-01&toDateString=2026-11-21'],
  ['/Performance/{id}', '/Performance/QS-204417?benchmarkDiscrete=true&benchmarkCumulative=true'],
  ['/Performance/{id}', '/Performance/QS-2044?fromDateString=2024-01-01&toDateString=2024-12-31'],
  ['/Charges/{id}', '/Charges/QS-204417?fromDateString=2025-04-06&toDateString=2026-04-05'],
  ['/TransactionCosts/{id}', '/TransactionCosts/QS-2044'],
  ['/Portfolios/{account}/portfolio/{id}', '/Portfolios/QS-2044/portfolio/QS-204417'],
  ['/Holdings/{account}/portfolio/{id}', '/Holdings/QS-2044/portfolio/QS-204417?dateString=2020-03-23'],
  ['/Transactions/{account}/portfolio/{id}', '/Transactions/QS-2044/portfolio/QS-204417?transactionType=Sale'],
  ['/Performance/{account}/portfolio/{id}', '/Performance/QS-2044/portfolio/QS-204417?benchmarkDiscrete=true'],
  ['/Documents/{id}', '/Documents/QS-2044'],
  ['/Documents/{id}', '/Documents/QS-204417'],
  ['/Documents/{id}', '/Documents/QS-2049'],
]

const files: readonly (readonly [template: string, path: string])[] = [
  ['/Documents/{id}/download', '/Documents/QS-2044/download?documentPath=QS-2044/Letters%202012/D2044W.pdf'],
  ['/Pdf/{id}', '/Pdf/QS-204417?fromDateString=2026-01-01&toDateString=2026-06-30'],
  ['/Pdf/ClientPdf/{id}', '/Pdf/ClientPdf/QS-2044'],
]

describe('every answer is as openapi.yaml says', () => {
  it('which is an OpenAPI 3.1 document, every path of which is tried here', () => {
    expect(document.openapi).toMatch(/^3\.1\./)
    const tried = new Set([...examples, ...files].map(([template]) => template))
    expect(Object.keys(document.paths).filter((path) => !tried.has(path))).toEqual([])
  })

  it.each(files)('%s as %s is a PDF with a name', async (_template, path) => {
    const response = await call(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"]+\.pdf"$/)
    const { length } = (await PDFDocument.load(await response.arrayBuffer())).getPages()
    expect(length).toBe(1)
  })

  it.each(examples)('%s as %s', async (template, path) => {
    const response = await call(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    const reference = document.paths[template]?.get.responses['200'].content?.['application/json'].schema.$ref ?? ''
    const validate = validatorOf(reference)
    validate(await response.json())
    expect(validate.errors ?? []).toEqual([])
  })

  it.each([
    ['/Account/QS-9999', 404],
    ['/Holdings/QS-999917', 404],
    ['/Holdings/QS-2044', 404],
    ['/Performance/QS-2049', 404],
    ['/Holdings/QS-2045/portfolio/QS-204417', 404],
    ['/Documents/QS-9999', 404],
    ['/Documents/QS-2045/download?documentPath=QS-2044/Letters%202012/D2044W.pdf', 404],
    ['/Documents/QS-2044/download', 404],
    ['/Pdf/QS-2044', 404],
    ['/Pdf/ClientPdf/QS-204417', 404],
    ['/Nothing', 404],
    ['/Holdings/QS-204417?dateString=31/03/2026', 400],
    ['/Holdings/QS-204417?dateString=2026-02-30', 400],
    ['/Account?usePlatformSecurities=yes', 400],
    ['/Transactions/QS-204417?transactionType=Dividend', 400],
    ['/Transactions/QS-204417?transactionType=Sale&fromDateString=2026-01-01', 400],
    ['/Charges/QS-204417?fromDateString=2026-02-01&toDateString=2026-01-01', 400],
    ['/Charges/QS-204417?fromDateString=2026-02-01&fromDateString=2026-01-01', 400],
  ])('a refusal of %s has status %i', async (path, status) => {
    const response = await call(path)
    expect(response.status).toBe(status)
    const validate = validatorOf('#/components/schemas/Refusal')
    expect(validate(await response.json())).toBe(true)
  })

  it('nothing is told without the right token, whatever the path', async () => {
    const headers = [{}, { authorization: 'Bearer wrong' }, { authorization: token }, { authorization: `Bearer ${token}x` }]
    for (const path of ['/Account', '/Account/QS-2044', '/Holdings/dates', '/Nothing']) {
      for (const header of headers) {
        const response = await call(path, { headers: header as Record<string, string> })
        expect(response.status).toBe(401)
        expect(await response.json()).toEqual({ error: { code: 'unauthorized', message: 'A valid bearer token is required' } })
      }
    }
  })
})

type Holdings = {
  value: number
  currency: string
  holdings: {
    units: number
    price: number
    fxRate: number
    currency: string
    value: number
    cashTypeId: string | null
    symbol: string | null
  }[]
}
type Performance = {
  cumulative: { date: string; portfolio: number; portfolioValue: number }[]
  discrete: { label: string; return: number | null }[]
}
type Transactions = {
  transactions: { purchaseType: string; symbol: string | null; units: number | null; amount: number; balance: number; cashType: string }[]
}

const pennies = (amount: number): number => Math.round(amount * 100)
const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const dayOf = (instant: string): string => new Date(Date.parse(instant) + 3 * 3_600_000).toISOString().slice(0, 10)

describe('the figures add up', () => {
  const portfolios = ['QS-204417', 'QS-204617', 'QS-204817']
  const dates = ['2014-05-30', '2020-03-23', '2021-12-31', '2024-06-15', '2026-11-20']

  it('a holding is its units at its price; holdings, portfolio, account and performance agree on every day', async () => {
    for (const id of portfolios) {
      const { cumulative } = await json<Performance>(`/Performance/${id}`)
      const valueOn = new Map(cumulative.map(({ date, portfolioValue }) => [dayOf(date), portfolioValue]))
      for (const date of dates) {
        const { holdings, value } = await json<Holdings>(`/Holdings/${id}?dateString=${date}`)
        for (const holding of holdings) {
          const exact = (holding.units * holding.price * holding.fxRate) / (holding.currency === 'GBX' ? 100 : 1)
          expect(Math.abs(holding.value - exact)).toBeLessThan(0.00501)
        }
        expect(pennies(value)).toBe(sum(holdings.map((holding) => pennies(holding.value))))
        const day = date === '2024-06-15' ? '2024-06-14' : date
        expect([id, date, valueOn.get(day) ?? 0]).toEqual([id, date, value])
      }
    }
  })

  it('an account is the sum of its portfolios, and the list says the same', async () => {
    const { accounts } = await json<{ accounts: { id: string; value: number; portfolioCount: number }[] }>('/Account')
    expect(accounts).toHaveLength(20)
    for (const { id, value, portfolioCount } of accounts) {
      const account = await json<{ value: number; portfolios: { value: number }[] }>(`/Account/${id}`)
      expect([id, account.value, account.portfolios.length]).toEqual([id, value, portfolioCount])
      expect(pennies(account.value)).toBe(sum(account.portfolios.map((portfolio) => pennies(portfolio.value))))
    }
  })

  it('transactions explain the units and the cash', async () => {
    for (const id of portfolios) {
      const { holdings } = await json<Holdings>(`/Holdings/${id}?usePlatformSecurities=true`)
      const { transactions } = await json<Transactions>(`/Transactions/${id}?usePlatformSecurities=true`)
      const unitsOf = (symbol: string): number =>
        sum(
          transactions
            .filter((row) => row.symbol === symbol && (row.purchaseType === 'Purchase' || row.purchaseType === 'Sale'))
            .map((row) => Math.round((row.units ?? 0) * 1000) * (row.purchaseType === 'Sale' ? -1 : 1)),
        )
      const securities = holdings.flatMap(({ symbol, units }) => (symbol === null ? [] : [{ symbol, unitsE3: Math.round(units * 1000) }]))
      expect(securities.map(({ symbol }) => ({ symbol, unitsE3: unitsOf(symbol) }))).toEqual(securities)
      for (const { cashTypeId, value } of holdings.filter((holding) => holding.cashTypeId !== null)) {
        const movements = transactions.filter(({ cashType }) => cashType === cashTypeId)
        expect(sum(movements.map(({ amount }) => pennies(amount)))).toBe(pennies(value))
        expect(movements[0]?.balance).toBe(value)
      }
    }
  })

  it('charges and costs are the charges that were booked', async () => {
    for (const id of ['QS-204417', 'QS-204617']) {
      const [charges, costs, booked] = await Promise.all([
        json<{ total: number }>(`/Charges/${id}`),
        json<{ total: number }>(`/TransactionCosts/${id}`),
        json<Transactions>(`/Transactions/${id}?transactionType=Charge`),
      ])
      expect(pennies(charges.total) + pennies(costs.total)).toBe(-sum(booked.transactions.map(({ amount }) => pennies(amount))))
    }
  })

  it('discrete returns are those of the cumulative series', async () => {
    const { cumulative, discrete } = await json<Performance>('/Performance/QS-204417')
    const on = (date: string): number => cumulative.filter((entry) => dayOf(entry.date) <= date).at(-1)?.portfolio ?? Number.NaN
    const between = (from: string, to: string): number => ((1 + on(to) / 100) / (1 + on(from) / 100) - 1) * 100
    const sent = new Map(discrete.map((entry) => [entry.label, entry.return]))
    expect(cumulative[0]?.portfolio).toBe(0)
    expect(sent.get('Since inception')).toBe(cumulative.at(-1)?.portfolio)
    expect(sent.get('2022')).toBeCloseTo(between('2021-12-31', '2022-12-31'), 2)
    expect(sent.get('3Y')).toBeCloseTo(between('2023-11-20', '2026-11-20'), 2)
    expect(sent.get('YTD')).toBeCloseTo(between('2025-12-31', '2026-11-20'), 2)
  })
})

describe('a sandbox', () => {
  it('started twice answers the same', async () => {
    const twin = await startFirstSandbox({ token, today: isoDate('2026-11-21'), clients: 12 })
    try {
      for (const path of [
        '/Account/QS-2044?portfolioLevelPerformance=true',
        '/Holdings/QS-204817',
        '/Transactions/QS-204419',
        '/Performance/QS-2001',
      ]) {
        const answers = await Promise.all(
          [sandbox, twin].map(async ({ url }) => (await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })).text()),
        )
        expect(answers[0]).toBe(answers[1])
      }
    } finally {
      await twin.close()
    }
  })

  it('ends on the last business day before today', async () => {
    const { dates, lastImported } = await json<{ dates: string[]; lastImported: string }>('/Holdings/dates')
    expect([dates[0], lastImported]).toEqual(['2026-11-20', '2026-11-21T04:30:00.000Z'])
    expect(await json('/__health')).toMatchObject({ ok: true, name: 'first', dataDate: '2026-11-20', accounts: 20 })
  })

  it('journals what reached it, with the query and the refused calls, until it is cleared', async () => {
    await call('/__journal', { method: 'DELETE' })
    await call('/Holdings/dates?usePlatformSecurities=true')
    await call('/Account/QS-2044', { headers: {} })
    await call('/__health')
    const { requests } = await json<{ requests: { method: string; path: string; at: string }[] }>('/__journal')
    expect(requests.map(({ method, path }) => [method, path])).toEqual([
      ['GET', '/Holdings/dates?usePlatformSecurities=true'],
      ['GET', '/Account/QS-2044'],
    ])
    await call('/__journal', { method: 'DELETE' })
    expect(await json('/__journal')).toEqual({ requests: [] })
  })

  it('strikes with a fault on its route, as often as asked, and refuses one that it does not know', async () => {
    const post = (body: unknown): Promise<Response> =>
      fetch(`${sandbox.url}/__fault`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    expect((await post({ kind: 'status', route: '/Holdings', status: 429, retryAfter: 7, n: 2 })).status).toBe(201)
    const statuses: number[] = []
    for (const path of ['/Account/QS-2044', '/Holdings/dates', '/Holdings/QS-204417', '/Holdings/dates'])
      statuses.push((await call(path)).status)
    expect(statuses).toEqual([200, 429, 429, 200])

    await post({ kind: 'status', rate: 0.3 })
    const struck = await Promise.all(Array.from({ length: 200 }, async () => (await call('/Holdings/dates')).status))
    const share = struck.filter((status) => status === 503).length / 200
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.4)
    await call('/__fault', { method: 'DELETE' })
    expect(await json('/__fault')).toEqual({ faults: [] })
    expect((await post({ kind: 'flood' })).status).toBe(400)
    expect((await post({ kind: 'stall', rate: 2 })).status).toBe(400)
  })
})
