import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { PDFDocument } from '@cantoo/pdf-lib'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020'
import { parse } from 'yaml'
import { isoDate } from '../../shared/domain/dates'
import { createBook } from './book/book'
import { securities } from './book/securities'
import { startMarketSandbox } from './market'
import type { Sandbox } from './server/listen'

const token = 'contract-token'
type Operation = { responses: Record<string, { content?: Record<string, { schema?: { $ref: string } }> }> }
const document = parse(readFileSync(new URL('../../cms/server/market/house/openapi.yaml', import.meta.url), 'utf8')) as {
  openapi: string
  paths: Record<string, { get: Operation }>
}
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
ajv.addFormat('date', /^\d{4}-\d{2}-\d{2}$/)
ajv.addFormat('date-time', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/)
ajv.addSchema(document, 'openapi')
const validatorOf = (ref: string): ValidateFunction => ajv.getSchema(`openapi${ref}`) ?? ajv.compile({ $ref: `openapi${ref}` })

const today = isoDate('2026-11-21')
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startMarketSandbox({ token, today })
})
afterAll(() => sandbox.close())

const call = (path: string, given = token): Promise<Response> =>
  fetch(sandbox.url + path, { headers: { authorization: `Bearer ${given}` } })
const json = async <T>(path: string): Promise<T> => (await (await call(path)).json()) as T

const examples: readonly (readonly [template: string, path: string])[] = [
  ['/funds', '/funds'],
  ['/funds', '/funds?q=harbour&maxRisk=4&sort=return1y&pageSize=5&page=2'],
  ['/funds', '/funds?q=nothing-is-called-so'],
  ['/funds/{id}', '/funds/QSI62C8'],
  ['/funds/{id}', '/funds/HARBOUR-ESG-7?locale=el'],
  ['/quotes/{symbol}', '/quotes/QSA4N71?from=2026-11-14&to=2026-11-20'],
  ['/quotes/{symbol}', '/quotes/QSI62C8'],
  ['/rates/{from}/{to}', '/rates/GBP/ISK?from=2026-11-15'],
  ['/news', '/news?locale=is&pageSize=50'],
  ['/news/{id}', '/news/N20261120?locale=el'],
]

describe('every answer is as openapi.yaml says', () => {
  it('which is an OpenAPI 3.1 document, every path of which is tried here', () => {
    expect(document.openapi).toMatch(/^3\.1\./)
    const tried = new Set([...examples.map(([template]) => template), '/funds/{id}/documents/{document}'])
    expect(Object.keys(document.paths).filter((path) => !tried.has(path))).toEqual([])
  })

  it.each(examples)('%s as %s', async (template, path) => {
    const response = await call(path)
    expect(response.status).toBe(200)
    const validate = validatorOf(document.paths[template]?.get.responses['200']?.content?.['application/json']?.schema?.$ref ?? '')
    validate(await response.json())
    expect(validate.errors ?? []).toEqual([])
  })

  it.each([
    ['/funds/NONE', 404],
    ['/funds/QSI62C8/documents/none', 404],
    ['/quotes/NONE', 404],
    ['/rates/GBP/XXX', 404],
    ['/news/N19990101', 404],
    ['/funds?page=0', 400],
    ['/funds?pageSize=1000', 400],
    ['/funds?maxRisk=8', 400],
    ['/funds?sort=luck', 400],
    ['/news?locale=de', 400],
    ['/quotes/QSI62C8?from=2026-11-20&to=2026-11-19', 400],
  ])('a refusal of %s has status %i', async (path, status) => {
    const response = await call(path)
    expect(response.status).toBe(status)
    expect(validatorOf('#/components/schemas/Refusal')(await response.json())).toBe(true)
  })

  it('nothing is told without the right token', async () => {
    expect((await call('/funds', 'wrong')).status).toBe(401)
  })
})

describe('the market house', () => {
  const book = createBook({ today, clients: 1 })
  const dayOf = (date: string): number => book.market.calendar.onOrBefore(isoDate(date))

  it('quotes every security of the books at their price, in its own unit', async () => {
    for (const { code, index, quote } of securities) {
      const { days, unit } = await json<{ unit: string; days: { date: string; close: string }[] }>(
        `/quotes/${code}?from=2026-11-18&to=2026-11-20`,
      )
      expect([code, unit, days.map(({ close, date }) => [date, Number(close)])]).toEqual([
        code,
        quote,
        ['2026-11-18', '2026-11-19', '2026-11-20'].map((date) => [date, book.prices.priceE4(index, dayOf(date)) / 10_000]),
      ])
    }
  })

  it('converts at the rates of the books, and gives a weekend the rate of its Friday', async () => {
    const { days } = await json<{ days: { date: string; rate: string }[] }>('/rates/GBP/USD?from=2026-11-15&to=2026-11-16')
    expect(days.map(({ date, rate }) => [date, Number(rate)])).toEqual(
      ['2026-11-13', '2026-11-16'].map((date) => [date, (book.market.foreignExchange.crossE6('GBP', 'USD')[dayOf(date)] ?? 0) / 1e6]),
    )
  })

  it('has some sixty funds, and forty articles in three languages that end yesterday', async () => {
    const { funds, total } = await json<{ total: number; funds: { id: string; isin: string }[] }>('/funds?pageSize=100')
    expect(total).toBeGreaterThanOrEqual(55)
    expect(new Set(funds.map(({ isin }) => isin)).size).toBe(total)
    const titles = await Promise.all(
      ['en', 'is', 'el'].map(
        async (locale) => (await json<{ articles: { title: string; published: string }[] }>(`/news?locale=${locale}&pageSize=50`)).articles,
      ),
    )
    expect(titles.map((articles) => articles.length)).toEqual([40, 40, 40])
    expect(titles[0]?.every(({ published }) => published < '2026-11-21')).toBe(true)
    expect(new Set(titles.map(([first]) => first?.title)).size).toBe(3)
  })

  it('tells the same of a day when it is asked later', async () => {
    const later = await startMarketSandbox({ token, today: isoDate('2026-12-01') })
    try {
      for (const path of [
        '/quotes/QSI62C8?from=2026-11-01&to=2026-11-18',
        '/news/N20261120',
        '/rates/EUR/GBP?from=2026-11-01&to=2026-11-18',
      ]) {
        const [one, other] = [
          await (await call(path)).text(),
          await (await fetch(later.url + path, { headers: { authorization: `Bearer ${token}` } })).text(),
        ]
        // What a security is priced at last is of the day of asking.
        expect(other.replace(/"priced":"[^"]*"/, '')).toBe(one.replace(/"priced":"[^"]*"/, ''))
      }
    } finally {
      await later.close()
    }
  })

  it('makes a factsheet when it is asked for one', async () => {
    const response = await call('/funds/HARBOUR-CORE-4/documents/factsheet')
    expect([response.headers.get('content-type'), response.headers.get('x-fund-id')]).toEqual(['application/pdf', 'HARBOUR-CORE-4'])
    expect((await PDFDocument.load(await response.arrayBuffer())).getPageCount()).toBe(1)
  })
})
