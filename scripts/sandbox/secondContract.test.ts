import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { PDFDocument } from '@cantoo/pdf-lib'
import { parse } from 'yaml'
import { isoDate } from '../../shared/domain/dates'
import { startSecondSandbox } from './second'
import { secondAccounts } from './secondApi/ids'
import { privateEquityToken } from './secondApi/privateEquity'
import { dateIso } from './secondApi/write'
import type { Sandbox } from './server/listen'

const token = 'contract-token'
type Operation = { responses: Record<string, { content?: Record<string, { schema: { $ref: string } }> }> }
const document = parse(readFileSync(new URL('../../cms/server/wealth/second/openapi.yaml', import.meta.url), 'utf8')) as {
  openapi: string
  paths: Record<string, { get?: Operation; delete?: Operation }>
}
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
ajv.addFormat('date-time', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/)
ajv.addSchema(document, 'openapi')
const validatorOf = (ref: string): ValidateFunction => ajv.getSchema(`openapi${ref}`) ?? ajv.compile({ $ref: `openapi${ref}` })

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSecondSandbox({ token, today: isoDate('2026-11-21'), clients: 20 })
})
afterAll(() => sandbox.close())

const tokenFor = (path: string): string => (path.startsWith('/private-equity/') ? privateEquityToken : token)
const call = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(sandbox.url + path, { headers: { authorization: `Bearer ${tokenFor(path)}` }, ...init })
const json = async <T>(path: string): Promise<T> => (await (await call(path)).json()) as T

const examples: readonly (readonly [template: string, path: string])[] = [
  ['/account-overview', '/account-overview'],
  ['/account-overview', '/account-overview?contactIds='],
  ['/account-overview', '/account-overview?contactIds=C2044,C2049&dateIso=2020-03-31T00:00:00.000Z'],
  ['/account-overview/{id}', '/account-overview/C2044?contactIds=C2044'],
  ['/account-overview/{id}', '/account-overview/C2046'],
  ['/account-overview/{id}', '/account-overview/C2044?dateIso=2011-01-01T00:00:00.000Z'],
  ['/account-overview/{id}', '/account-overview/C2049'],
  ['/account-overview/{id}', '/account-overview/C2050'],
  ['/Portfolios/{id}', '/Portfolios/C2044'],
  ['/Portfolios/{id}', '/Portfolios/C2049'],
  ['/Portfolio/{a}/{b}', '/Portfolio/C2044/P204417'],
  ['/Portfolio/{a}/{b}', '/Portfolio/T2044/P204417?dateIso=2024-02-29T00:00:00.000Z'],
  ['/Portfolio/{a}/{b}', '/Portfolio/C2044/P204417?dateIso=2012-01-01T00:00:00.000Z'],
  ['/Portfolio/{a}/holdings/{b}', '/Portfolio/C2048/holdings/P204817'],
  ['/Portfolio/{a}/holdings/{b}', '/Portfolio/C2044/holdings/P204417?dateIso=2012-01-01T00:00:00.000Z'],
  ['/Portfolio/{a}/holdings/{b}', '/Portfolio/C2050/holdings/P205017'],
  ['/Portfolio/{a}/transactions/{b}', '/Portfolio/C2048/transactions/P204817'],
  ['/Portfolio/{a}/transactions/{b}', '/Portfolio/C2044/transactions/P204417?dateIso=2026-10-01T00:00:00.000Z'],
  ['/Holding/{a}/documents/{b}', '/Holding/C2044/documents/P204417'],
  ['/Holding/{a}/transactions/{b}', '/Holding/C2044/transactions/P204417'],
  ['/Holding/transactions/{id}', '/Holding/transactions/C2044-P204417-QSI62C8'],
  ['/Documents/{id}', '/Documents/C2044'],
  ['/Documents/{id}', '/Documents/C2049'],
  ['/portfolioHoldings/{a}/{b}', '/private-equity/portfolioHoldings/C2044/V204401'],
  ['/accounts/values', '/private-equity/accounts/values'],
  ['/accounts/values', '/private-equity/accounts/values?contactIds=C2044&dateIso=2017-06-30T00:00:00.000Z'],
]

describe('every answer is as openapi.yaml says', () => {
  it('which is an OpenAPI 3.1 document, every path of which is tried here', () => {
    expect(document.openapi).toMatch(/^3\.1\./)
    const tried = new Set([...examples.map(([template]) => template), '/Cache', '/documents/download/{a}/{b}'])
    expect(Object.keys(document.paths).filter((path) => !tried.has(path))).toEqual([])
  })

  it.each(examples)('%s as %s', async (template, path) => {
    const response = await call(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    const reference = document.paths[template]?.get?.responses['200']?.content?.['application/json']?.schema.$ref ?? ''
    const validate = validatorOf(reference)
    validate(await response.json())
    expect(validate.errors ?? []).toEqual([])
  })

  it.each([
    ['/account-overview/C9999', 404],
    ['/account-overview/C2044?contactIds=C2045', 404],
    ['/Portfolio/C2045/P204417', 404],
    ['/Portfolio/T2045/P204517', 404],
    ['/Portfolio/C2045/holdings/P204417', 404],
    ['/Portfolio/C2044/holdings/P999917', 404],
    ['/Holding/transactions/C2045-P204417-QSI62C8', 404],
    ['/Holding/transactions/C2044-P204417-NOTHING', 404],
    ['/documents/download/C2045/D2044W', 404],
    ['/private-equity/portfolioHoldings/C2045/V204401', 404],
    ['/Nothing', 404],
    ['/account-overview?contactIds=C2044,%20C2045', 400],
    ['/account-overview?contactIds=C2044&contactIds=C2045', 400],
    ['/Portfolio/C2044/P204417?dateIso=2026-03-31', 400],
    ['/Portfolio/C2044/P204417?dateIso=2026-02-30T00:00:00.000Z', 400],
  ])('a refusal of %s has status %i', async (path, status) => {
    const response = await call(path)
    expect(response.status).toBe(status)
    expect(validatorOf('#/components/schemas/Refusal')(await response.json())).toBe(true)
  })

  it('nothing is told without the right token, and each provider has its own', async () => {
    for (const [path, other] of [
      ['/account-overview', privateEquityToken],
      ['/Nothing', 'wrong'],
      ['/private-equity/accounts/values', token],
    ]) {
      const response = await call(path ?? '', { headers: { authorization: `Bearer ${other}` } })
      expect([path, response.status]).toEqual([path, 401])
    }
  })
})

const pennies = ({ amount }: { amount: string }): number => Math.round(Number(amount) * 100)
const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)
type Amount = { amount: string; currency: string }
type Holdings = {
  value: Amount
  holdings: { id: string; quantity: string | null; price: Amount | null; fxRate: string | null; value: Amount; account: string | null }[]
}
type Booking = {
  holdingId: string | null
  type: string
  quantity: string | null
  direction: string
  amount: Amount
  account: string
  balance: Amount
}
type History = {
  value: Amount
  returns: { sinceInception: string }
  valuations: { dateIso: string; value: string; paidIn: string; paidOut: string }[]
}

describe('the figures add up', () => {
  it('quantity at price is the value, holdings are the portfolio, and its history says the same', async () => {
    for (const [contact, id] of [
      ['C2044', 'P204417'],
      ['C2048', 'P204817'],
    ]) {
      const { holdings, value } = await json<Holdings>(`/Portfolio/${contact}/holdings/${id}`)
      for (const { fxRate, price, quantity, value: worth } of holdings) {
        if (quantity === null) continue
        const exact = (Number(quantity) * Number(price?.amount) * Number(fxRate)) / (price?.currency === 'GBX' ? 100 : 1)
        expect(Math.abs(Number(worth.amount) - exact)).toBeLessThan(0.00501)
      }
      expect(pennies(value)).toBe(sum(holdings.map((holding) => pennies(holding.value))))
      const { valuations, value: head } = await json<History>(`/Portfolio/${contact}/${id}`)
      expect([head.amount, valuations.at(-1)?.value]).toEqual([value.amount, value.amount])
    }
  })

  it('values and cash flows make the return that is sent', async () => {
    const { returns, valuations } = await json<History>('/Portfolio/C2044/P204417')
    const growth = valuations.reduce((factor, { paidIn, paidOut, value }, index) => {
      const before = valuations[index - 1]
      return before ? (factor * (Number(value) + Number(paidOut))) / (Number(before.value) + Number(paidIn)) : factor
    }, 1)
    expect((growth - 1) * 100).toBeCloseTo(Number(returns.sinceInception), 3)
    expect(valuations[0]).toEqual({ dateIso: '2019-03-14T00:00:00.000Z', value: '750000.00', paidIn: '750000.00', paidOut: '0.00' })
  })

  it('bookings explain quantities and cash', async () => {
    const { holdings } = await json<Holdings>('/Portfolio/C2044/holdings/P204417')
    const { transactions } = await json<{ transactions: Booking[] }>('/Portfolio/C2044/transactions/P204417')
    const signed = (row: Booking): number => pennies(row.amount) * (row.direction === 'Debit' ? -1 : 1)
    const cash = holdings.filter(({ account }) => account !== null)
    const ofCash = (account: string | null) => transactions.filter((row) => row.account === account)
    expect(cash.map(({ account }) => [account, sum(ofCash(account).map(signed)), ofCash(account)[0]?.balance.amount])).toEqual(
      cash.map(({ account, value }) => [account, pennies(value), value.amount]),
    )
    const invested = holdings.filter(({ account }) => account === null)
    const unitsOf = (id: string): number =>
      sum(
        transactions
          .filter((row) => row.holdingId === id && (row.type === 'Buy' || row.type === 'Sell'))
          .map((row) => Math.round(Number(row.quantity) * 1000) * (row.type === 'Sell' ? -1 : 1)),
      )
    expect(invested.map(({ id }) => [id, unitsOf(id)])).toEqual(
      invested.map(({ id, quantity }) => [id, Math.round(Number(quantity) * 1000)]),
    )
  })

  it('a household is told whole unless one contact is asked for', async () => {
    type Overview = { value: Amount; portfolios: { contactId: string; value: Amount }[] }
    const household = await json<Overview>('/account-overview/C2046')
    const own = await json<Overview>('/account-overview/C2046?contactIds=C2046')
    expect(new Set(household.portfolios.map(({ contactId }) => contactId))).toEqual(new Set(['C2046', 'C2047']))
    expect(new Set(own.portfolios.map(({ contactId }) => contactId))).toEqual(new Set(['C2046']))
    for (const { portfolios, value } of [household, own]) expect(pennies(value)).toBe(sum(portfolios.map((row) => pennies(row.value))))
  })

  it('the seed learns the ids that are answered here', async () => {
    const [account] = secondAccounts(20).filter(({ externalId }) => externalId === 'C2044')
    const { portfolios } = await json<{ portfolios: { id: string; name: string }[] }>('/account-overview/C2044')
    expect(portfolios.map(({ id, name }) => [id, name])).toEqual(account?.portfolios.map(({ externalId, name }) => [externalId, name]))
  })
})

describe('this API', () => {
  it.each([
    ['2026-03-29', '2026-03-29T00:00:00.000Z'],
    ['2026-03-30', '2026-03-29T23:00:00.000Z'],
    ['2026-10-25', '2026-10-24T23:00:00.000Z'],
    ['2026-10-26', '2026-10-26T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ])('writes %s as its midnight in London', (date, text) => {
    expect(dateIso(isoDate(date))).toBe(text)
  })

  it('keeps an overview until its cache is deleted', async () => {
    const generated = async (): Promise<string> =>
      (await json<{ generatedIso: string }>('/account-overview/C2045?contactIds=C2045')).generatedIso
    const first = await generated()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await generated()).toBe(first)
    expect((await call('/Cache?contactIds=C2044', { method: 'DELETE' })).status).toBe(204)
    expect(await generated()).toBe(first)
    expect((await call('/Cache?contactIds=C2045', { method: 'DELETE' })).status).toBe(204)
    expect((await generated()) > first).toBe(true)
    expect((await call('/Cache', { method: 'DELETE' })).status).toBe(400)
  })

  it('sends documents as real PDFs that say whose they are', async () => {
    const { documents } = await json<{ documents: { id: string; kind: string }[] }>('/Documents/C2044')
    const { documents: notes } = await json<{ documents: { id: string; kind: string }[] }>('/Holding/C2044/documents/P204417')
    expect(new Set(documents.map(({ kind }) => kind))).toEqual(new Set(['Letter', 'Valuation']))
    for (const id of [documents[0]?.id, documents.at(-1)?.id, notes[0]?.id]) {
      const response = await call(`/documents/download/C2044/${id}`)
      expect([response.headers.get('content-type'), response.headers.get('x-contact-id')]).toEqual(['application/pdf', 'C2044'])
      expect((await PDFDocument.load(await response.arrayBuffer())).getPageCount()).toBe(1)
    }
  })
})
