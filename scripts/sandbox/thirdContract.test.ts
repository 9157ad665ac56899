import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { isoDate } from '../../shared/domain/dates'
import { greekAccountPlans, greekBookAccounts } from './book/greekAccounts'
import { startThirdSandbox } from './third'
import type { Sandbox } from './server/listen'

const token = 'contract-token'
type Operation = { parameters: { $ref: string }[]; responses: { '200': { content: { 'application/json': { schema: { $ref: string } } } } } }
const document = parse(readFileSync(new URL('../../cms/server/wealth/third/openapi.yaml', import.meta.url), 'utf8')) as {
  openapi: string
  paths: Record<string, { get: Operation }>
}
const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6, validateFormats: true })
ajv.addFormat('date', /^\d{4}-\d{2}-\d{2}$/)
ajv.addSchema(document, 'openapi')
const validatorOf = (ref: string): ValidateFunction => ajv.getSchema(`openapi${ref}`) ?? ajv.compile({ $ref: `openapi${ref}` })

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startThirdSandbox({ token, today: isoDate('2026-11-21'), clients: 20 })
})
afterAll(() => sandbox.close())

const call = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(sandbox.url + path, { headers: { authorization: `Bearer ${token}` }, ...init })
const json = async <T>(path: string): Promise<T> => (await (await call(path)).json()) as T

const managed = 'customerCode=0003044&portfolioId=304417'
const dollars = 'customerCode=0003046&portfolioId=304618'
const closed = 'customerCode=0003050&portfolioId=305017'
const all = 'fromDate=1990-01-01&toDate=2026-11-21'
const lately = 'fromDate=2026-08-01&toDate=2026-11-21'

const answers: [string, string][] = [
  ['/api/Customer/GetPortfolios', 'customerCode=0003044'],
  ['/api/Customer/GetPortfolios', 'customerCode=0003046&date=2024-12-31'],
  ['/api/Customer/GetPortfolios', 'customerCode=0003044&date=2011-01-01'],
  ['/api/Customer/GetPortfolios', 'customerCode=0003049'],
  ['/api/Customer/GetPortfolios', 'customerCode=0003050'],
  ['/api/Portfolios/All', ''],
  ['/api/Portfolios/All', 'date=2020-03-23'],
  ['/api/position/GetPosition', managed],
  ['/api/position/GetPosition', `${dollars}&date=2022-01-02`],
  ['/api/position/GetPosition', `${managed}&date=2012-01-01`],
  ['/api/position/GetPosition', closed],
  ['/api/Transaction/GetTitleTransactions', `${managed}&${all}&language=el`],
  ['/api/Transaction/GetTitleTransactions', `${dollars}&${lately}&language=en`],
  ['/api/Transaction/GetCashTransactions', `${managed}&${all}&language=el`],
  ['/api/Transaction/GetCashTransactions', `${closed}&${all}&language=en`],
  ['/api/Transaction/GetFees', `${dollars}&${all}&language=el`],
  ['/api/Transaction/GetFees', `${managed}&${lately}&language=en`],
  ['/api/Transaction/GetRecentTransactions', `${managed}&${all}&language=el&productUid=IOL-CASH-EUR`],
  ['/api/Position/GetProductHistory', `${managed}&${lately}&productUid=IOL-CASH-EUR`],
  ['/api/Position/GetPerformanceForPeriods', managed],
  ['/api/Position/GetPerformanceForPeriods', 'customerCode=0003046&date=2021-06-30'],
  ['/api/Position/GetPerformance', `${managed}&${all}`],
  ['/api/Position/GetPerformance', 'customerCode=0003046&fromDate=2024-01-01&toDate=2024-12-31'],
  ['/api/Position/GetPerformance', managed],
]

describe('every answer is as openapi.yaml says', () => {
  it('which is an OpenAPI 3.1 document, of which each path is asked here', () => {
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(new Set(answers.map(([path]) => path))).toEqual(new Set(Object.keys(document.paths)))
  })

  it.each(answers)('%s with %s', async (path, query) => {
    const response = await call(`${path}?${query}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    const validate = validatorOf(document.paths[path]?.get.responses['200'].content['application/json'].schema.$ref ?? '')
    validate(await response.json())
    expect(validate.errors ?? []).toEqual([])
  })

  it.each([
    ['/api/Customer/GetPortfolios', 400],
    ['/api/Customer/GetPortfolios?customerCode=9999999', 404],
    ['/api/Customer/GetPortfolios?customerCode=0003044&customerCode=0003045', 400],
    ['/api/Customer/GetPortfolios?customerCode=0003044,0003045', 404],
    ['/api/Customer/GetPortfolios?customerCode=0003044&date=31/03/2026', 400],
    ['/api/Customer/GetPortfolios?customerCode=0003044&date=2026-02-30', 400],
    // Another customer's portfolio.
    ['/api/position/GetPosition?customerCode=0003045&portfolioId=304417', 404],
    ['/api/position/GetPosition?customerCode=0003044', 400],
    [`/api/Transaction/GetFees?${managed}&language=el`, 400],
    [`/api/Transaction/GetFees?${managed}&${all}`, 400],
    [`/api/Transaction/GetFees?${managed}&${all}&language=is`, 400],
    [`/api/Transaction/GetFees?${managed}&fromDate=2026-02-01&toDate=2026-01-01&language=el`, 400],
    [`/api/Position/GetProductHistory?${managed}&${all}&productUid=IOL-NOTHING`, 404],
    [`/api/Position/GetProductHistory?${managed}&${all}`, 400],
    ['/api/Position/GetPerformance?customerCode=0003049', 404],
    ['/api/Nothing', 404],
  ])('a refusal of %s has status %i', async (path, status) => {
    const response = await call(path)
    expect(response.status).toBe(status)
    expect(validatorOf('#/components/schemas/Refusal')(await response.json())).toBe(true)
  })

  it('nothing is told without the right token, whatever the path', async () => {
    for (const path of ['/api/Portfolios/All', '/api/Customer/GetPortfolios?customerCode=0003044', '/api/Nothing'])
      for (const header of [{}, { authorization: 'Bearer wrong' }, { authorization: token }])
        expect((await call(path, { headers: header as Record<string, string> })).status).toBe(401)
  })
})

type Row = Record<string, number | string | null>
const rowsOf = async (path: string, name: string): Promise<Row[]> => (await json<Record<string, Row[]>>(path))[name] ?? []
const cents = (amount: unknown): number => Math.round(Number(amount) * 100)
const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const signed = ({ Amount, DebitCredit }: Row): number => (DebitCredit === 'D' ? -cents(Amount) : cents(Amount))

describe('the figures add up', () => {
  const portfolios = [managed, dollars, 'customerCode=0003045&portfolioId=304517']

  it('a position is its units at its price; positions and performance agree on every day', async () => {
    for (const portfolio of portfolios) {
      const performance = await rowsOf(`/api/Position/GetPerformance?${portfolio}&${all}`, 'Performance')
      for (const date of ['2021-12-31', '2024-06-14', '2026-11-20']) {
        const position = await json<{ Value: number; Positions: Row[] }>(`/api/position/GetPosition?${portfolio}&date=${date}`)
        for (const { FxRate, Price, PriceFactor, Units, Value } of position.Positions.filter(({ Units }) => Units !== null))
          expect(Math.abs(Number(Value) - Number(Units) * Number(Price) * Number(PriceFactor) * Number(FxRate))).toBeLessThan(0.00501)
        expect(cents(position.Value)).toBe(sum(position.Positions.map(({ Value }) => cents(Value))))
        expect(performance.find((row) => row.Date === `${date}T00:00:00`)?.Value).toBe(position.Value)
      }
    }
  })

  it('a customer is the sum of the portfolios in euro, and the list of all says the same', async () => {
    const rows = await rowsOf('/api/Portfolios/All', 'Portfolios')
    expect(new Set(rows.map(({ CustomerCode }) => CustomerCode)).size).toBe(19)
    for (const code of new Set(rows.map(({ CustomerCode }) => String(CustomerCode)))) {
      const customer = await json<{ Value: number; Portfolios: Row[] }>(`/api/Customer/GetPortfolios?customerCode=${code}`)
      const own = rows.filter(({ CustomerCode }) => CustomerCode === code)
      expect(sum(customer.Portfolios.map(({ ValueEur }) => cents(ValueEur)))).toBe(cents(customer.Value))
      expect(own.map(({ CustomerPortfolios, CustomerValueEur }) => [CustomerPortfolios, CustomerValueEur])).toEqual(
        own.map(() => [customer.Portfolios.length, customer.Value]),
      )
      expect(own.map(({ PortfolioId, ValueEur }) => [PortfolioId, ValueEur])).toEqual(
        customer.Portfolios.map(({ PortfolioId, ValueEur }) => [PortfolioId, ValueEur]),
      )
    }
  })

  it('the three answers are all bookings: they explain the units and the cash', async () => {
    for (const portfolio of portfolios) {
      const query = `${portfolio}&${all}&language=en`
      const [titles, cash, fees, positions] = await Promise.all([
        rowsOf(`/api/Transaction/GetTitleTransactions?${query}`, 'TitleTransactions'),
        rowsOf(`/api/Transaction/GetCashTransactions?${query}`, 'CashTransactions'),
        rowsOf(`/api/Transaction/GetFees?${query}`, 'Fees'),
        rowsOf(`/api/position/GetPosition?${portfolio}`, 'Positions'),
      ])
      const ids = [...titles, ...cash, ...fees].map(({ TransactionId }) => TransactionId)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { ProductUid, Units } of positions.filter(({ Units }) => Units !== null)) {
        const deals = titles.filter((row) => row.ProductUid === ProductUid)
        expect(sum(deals.map((row) => Math.round(Number(row.Units) * 1000) * (row.DebitCredit === 'D' ? 1 : -1)))).toBe(
          Math.round(Number(Units) * 1000),
        )
      }
      const account = positions.find(({ ProductType }) => ProductType === 'Cash')
      expect(sum([...titles, ...cash].map(signed)) - sum(fees.map(({ Amount }) => cents(Amount)))).toBe(cents(account?.Value))
      const newest = [...titles, ...cash, ...fees].sort((a, b) => (String(a.TransactionId) < String(b.TransactionId) ? 1 : -1))[0]
      expect(newest?.CashBalance).toBe(account?.Value)
    }
  })

  it('the history of a product ends with its position', async () => {
    const positions = await rowsOf(`/api/position/GetPosition?${managed}`, 'Positions')
    for (const { Price, ProductUid, Units, Value } of positions) {
      const days = await rowsOf(`/api/Position/GetProductHistory?${managed}&${all}&productUid=${String(ProductUid)}`, 'History')
      expect(days.at(-1)).toMatchObject({ Date: '2026-11-20T00:00:00', Price, Units, Value })
      expect(days.map(({ Date }) => Date)).toEqual(days.map(({ Date }) => Date).sort())
    }
  })

  it('returns of periods and of rows are those of the daily series', async () => {
    for (const portfolio of [managed, 'customerCode=0003046']) {
      const daily = await rowsOf(`/api/Position/GetPerformance?${portfolio}&${all}`, 'Performance')
      const periods = new Map(
        (await rowsOf(`/api/Position/GetPerformanceForPeriods?${portfolio}`, 'Periods')).map(({ Period, Return }) => [Period, Return]),
      )
      const on = (date: string): number => Number(daily.findLast((row) => String(row.Date) <= `${date}T00:00:00`)?.Return)
      const between = (from: string, to: string): number => ((1 + on(to) / 100) / (1 + on(from) / 100) - 1) * 100
      expect(periods.get('SI')).toBe(daily.at(-1)?.Return)
      expect(periods.get('Y2022')).toBeCloseTo(between('2021-12-31', '2022-12-31'), 2)
      expect(periods.get('36M')).toBeCloseTo(between('2023-11-20', '2026-11-20'), 2)
      expect(periods.get('YTD')).toBeCloseTo(between('2025-12-31', '2026-11-20'), 2)
    }
  })

  it('without a period the performance is that of 2021', async () => {
    const days = (await rowsOf(`/api/Position/GetPerformance?${managed}`, 'Performance')).map(({ Date }) => Date)
    expect([days[0], days.at(-1)]).toEqual(['2020-12-31T00:00:00', '2021-12-31T00:00:00'])
  })
})

describe('recent transactions', () => {
  it('are the newest twenty of a product, whichever answer they stand in', async () => {
    const [, product] = await rowsOf(`/api/position/GetPosition?${managed}`, 'Positions')
    const query = `${managed}&${all}&language=en&productUid=${String(product?.ProductUid)}`
    const response = await call(`/api/Transaction/GetRecentTransactions?${query}`)
    const validate = validatorOf('#/components/schemas/RecentTransactions')
    const body = (await response.json()) as { RecentTransactions: Row[] }
    expect([validate(body), validate.errors ?? []]).toEqual([true, []])
    expect(body.RecentTransactions.length).toBeGreaterThan(2)
    expect(body.RecentTransactions.length).toBeLessThanOrEqual(20)
    expect(body.RecentTransactions.every(({ ProductUid }) => ProductUid === product?.ProductUid)).toBe(true)
  })
})

describe('the book in euro', () => {
  it('is of the same customers whatever their number, in euro and dollars, with names in two scripts', () => {
    const large = new Map(greekAccountPlans(400).map((plan) => [plan.externalId, plan]))
    expect(large.size).toBe(400)
    for (const plan of greekAccountPlans(30)) expect(large.get(plan.externalId)).toEqual(plan)
    const accounts = greekBookAccounts(100)
    expect(new Set(accounts.map(({ email }) => email)).size).toBe(100)
    const portfolios = accounts.flatMap((account) => account.portfolios)
    expect(new Set(portfolios.map(({ externalId }) => externalId)).size).toBe(portfolios.length)
    expect(new Set(portfolios.map(({ currency }) => currency))).toEqual(new Set(['EUR', 'USD']))
    expect(accounts.find(({ externalId }) => externalId === '0003044')).toMatchObject({ name: 'Ελένη Σαμαράκη', nameEn: 'Eleni Samaraki' })
    expect(accounts.every(({ nameEn }) => /^[A-Za-z ]+$/.test(nameEn))).toBe(true)
  })
})

describe('a sandbox', () => {
  it('started twice answers the same', async () => {
    const twin = await startThirdSandbox({ token, today: isoDate('2026-11-21'), clients: 12 })
    try {
      for (const path of [
        '/api/Customer/GetPortfolios?customerCode=0003044',
        `/api/position/GetPosition?${dollars}`,
        `/api/Transaction/GetCashTransactions?${managed}&${all}&language=el`,
      ]) {
        const texts = await Promise.all(
          [sandbox, twin].map(async ({ url }) => (await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })).text()),
        )
        expect(texts[0]).toBe(texts[1])
      }
    } finally {
      await twin.close()
    }
  })

  it('tells its health, and strikes with a fault on its route', async () => {
    expect(await json('/__health')).toMatchObject({ ok: true, name: 'third', dataDate: '2026-11-20', accounts: 20 })
    const fault = { kind: 'status', route: '/api/position', n: 1 }
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fault) }
    expect((await fetch(`${sandbox.url}/__fault`, init)).status).toBe(201)
    const statuses: number[] = []
    for (const path of [
      '/api/Customer/GetPortfolios?customerCode=0003044',
      `/api/position/GetPosition?${managed}`,
      `/api/position/GetPosition?${managed}`,
    ])
      statuses.push((await call(path)).status)
    expect(statuses).toEqual([200, 503, 200])
  })
})
