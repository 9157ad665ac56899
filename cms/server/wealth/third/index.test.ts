import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isoDate } from '../../../../shared/domain/dates'
import type { UnknownValue } from '../adapter/report'
import { UpstreamError } from '../provider'
import { createThirdProvider, type ThirdProvider } from '.'

/** An upstream that answers whatever a test lays down for a path, for answers that the sandbox never gives. */
let answers: Record<string, unknown>
let asked: string[]
let server: Server
let provider: ThirdProvider
let reported: UnknownValue[]
const locale = 'el'
const customerIds = { account: '0003044' }
const managed = { account: '0003044', portfolio: '304417' }
const period = { from: isoDate('2026-02-01'), to: isoDate('2026-03-31') }

beforeEach(async () => {
  answers = {}
  asked = []
  reported = []
  server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    asked.push(request.url ?? '')
    const answer = answers[path.slice(path.lastIndexOf('/') + 1)]
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  provider = createThirdProvider({
    source: 'iolcus',
    today: () => isoDate('2026-11-21'),
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: 'token',
    onUnknown: (value) => reported.push(value),
  })
})
afterEach(async () => {
  await provider.close()
  await new Promise((resolve) => server.close(resolve))
})

const owner = { CustomerCode: '0003044', PortfolioId: 304417 }
const head = { ...owner, Currency: 'EUR' }
const dated = { FromDate: '2026-02-01T00:00:00', ToDate: '2026-03-31T00:00:00' }
type Change = Record<string, unknown>

const share = (change: Change = {}) => ({
  ...owner,
  ProductUid: 'IOL-QSE46H8',
  ProductName: 'Αίγλη Ναυτιλιακή ΑΕ',
  ProductType: 'Share',
  Units: 10,
  Price: 4.2,
  PriceFactor: 1,
  PriceCurrency: 'EUR',
  FxRate: 1,
  Value: 42,
  ...change,
})
const position = (rows: unknown[], change: Change = {}) => ({
  ...head,
  Date: '2026-11-20T00:00:00',
  Value: rows.reduce<number>((sum, row) => sum + numberIn(row, 'Value'), 0),
  Count: rows.length,
  Positions: rows,
  ...change,
})
const numberIn = (row: unknown, name: string): number => {
  const value: unknown = typeof row === 'object' && row !== null ? (row as Change)[name] : 0
  return typeof value === 'number' ? value : 0
}
const booking = (id: string, change: Change = {}) => ({
  TransactionId: id,
  ...owner,
  Kind: 'CashDeposit',
  Description: 'Κατάθεση',
  Date: '2026-03-02T00:00:00',
  Amount: 100,
  AmountEur: 100,
  EurRateDate: '2026-03-02T00:00:00',
  DebitCredit: 'C',
  ...change,
})
const listed = (name: string, rows: unknown[], change: Change = {}) => ({ ...head, ...dated, Count: rows.length, [name]: rows, ...change })
const portfolioRow = (change: Change = {}) => ({
  ...owner,
  Name: 'Διαχείριση',
  Service: 'DiscretionaryManagement',
  Currency: 'EUR',
  Date: '2026-11-20T00:00:00',
  Value: 100,
  ValueEur: 100,
  EurRate: 1,
  EurRateDate: '2026-11-20T00:00:00',
  ...change,
})
const customer = (rows: unknown[], change: Change = {}) => ({
  CustomerCode: '0003044',
  BaseCurrency: 'EUR',
  Date: '2026-11-20T00:00:00',
  Value: rows.reduce<number>((sum, row) => sum + numberIn(row, 'ValueEur'), 0),
  Count: rows.length,
  Portfolios: rows,
  ...change,
})
const badShape = (reason: string) => ({ kind: 'bad_shape', retryable: false, message: expect.stringContaining(`bad_shape (${reason})`) })

describe('whose an answer is', () => {
  const holdings = () => provider.getHoldings(managed, { locale })

  it('rows of another customer, of another portfolio and of nobody are left out, counted and reported', async () => {
    const rows = [
      share(),
      share({ ProductUid: 'a', CustomerCode: '0003045', Value: 999 }),
      share({ ProductUid: 'b', PortfolioId: 304517, Value: 999 }),
      share({ ProductUid: 'c', CustomerCode: null }),
      share({ ProductUid: 'd', PortfolioId: undefined }),
    ]
    answers.GetPosition = position(rows)
    const { data, dropped } = await holdings()
    expect([data.holdings.map(({ externalId }) => externalId), dropped]).toEqual([['IOL-QSE46H8'], 4])
    const field = 'owner of a row of /api/position/GetPosition'
    expect(reported).toEqual(['0003045', '304517', 'none', 'none'].map((value) => ({ source: 'iolcus', field, value })))
  })

  it.each([
    ['customer', { CustomerCode: '0003045' }],
    ['portfolio', { PortfolioId: 304418 }],
  ])('an answer for another %s is refused', async (_name, change) => {
    answers.GetPosition = position([share()], change)
    await expect(holdings()).rejects.toMatchObject(badShape('answers for another id'))
    answers.GetFees = listed('Fees', [], { Total: 0, TotalEur: 0, ...change })
    await expect(provider.getCharges(managed, { locale, period })).rejects.toMatchObject(badShape('answers for another id'))
  })

  it('an answer for the whole customer is none for a portfolio, and the other way round', async () => {
    const measured = { ...head, Count: 0 }
    answers.GetPerformance = { ...measured, PortfolioId: null, ...dated, Performance: [] }
    answers.GetPerformanceForPeriods = { ...measured, Date: '2026-03-31T00:00:00', Periods: [] }
    await expect(provider.getPerformance(managed, { locale, period })).rejects.toMatchObject(badShape('answers for another id'))
    answers.GetPerformance = { ...measured, ...dated, Performance: [] }
    await expect(provider.getPerformance({ account: '0003044' }, { locale, period })).rejects.toMatchObject(
      badShape('answers for another id'),
    )
  })

  it('a portfolio of another customer is not in an account', async () => {
    answers.GetPortfolios = customer([portfolioRow(), portfolioRow({ CustomerCode: '0003045', PortfolioId: 304517 })])
    const { data, dropped } = await provider.getAccount({ account: '0003044' }, { locale })
    expect([data.portfolios.map(({ externalId }) => externalId), dropped]).toEqual([['304417'], 1])
    expect(reported).toEqual([{ source: 'iolcus', field: 'owner of a row of /api/Customer/GetPortfolios', value: '0003045' }])
  })

  it('a history of another product is refused', async () => {
    answers.GetProductHistory = { ...listed('History', []), ProductUid: 'IOL-CASH-EUR' }
    const history = provider.getHoldingHistory({ ...managed, holding: 'IOL-QSE46H8' }, { locale, period })
    await expect(history).rejects.toMatchObject(badShape('answers for another id'))
  })
})

describe('of what an answer is', () => {
  it('one for another period than the one asked for is refused: 2021 is what they answer to who names none', async () => {
    const year = { FromDate: '2021-01-01T00:00:00', ToDate: '2021-12-31T00:00:00' }
    answers.GetPerformance = { ...head, ...year, Count: 0, Performance: [] }
    answers.GetPerformanceForPeriods = { ...head, Date: '2026-03-31T00:00:00', Count: 0, Periods: [] }
    await expect(provider.getPerformance(managed, { locale, period })).rejects.toMatchObject(badShape('answers for another period'))
    answers.GetCashTransactions = listed('CashTransactions', [], { ToDate: '2026-03-30T00:00:00' })
    const flows = provider.getTransactions(managed, { locale, period, types: ['Contribution'] })
    await expect(flows).rejects.toMatchObject(badShape('answers for another period'))
  })

  it('one of a later day than the one asked for is refused', async () => {
    answers.GetPosition = position([share()])
    answers.GetPortfolios = customer([portfolioRow()])
    const date = isoDate('2026-03-31')
    await expect(provider.getHoldings(managed, { locale, date })).rejects.toMatchObject(badShape('of a later day than was asked for'))
    await expect(provider.getAccount(customerIds, { locale, date })).rejects.toMatchObject(badShape('of a later day than was asked for'))
  })

  it('one that has fewer rows than it says is refused, even when they add up', async () => {
    answers.GetPosition = position([share()], { Count: 2 })
    await expect(provider.getHoldings(managed, { locale })).rejects.toMatchObject(badShape('rows are missing'))
  })

  it('one whose head cannot be read is refused, with the names of the fields and not their values', async () => {
    answers.GetPosition = position([], { Currency: 'Doubloon' })
    await expect(provider.getHoldings(managed, { locale })).rejects.toMatchObject(badShape('unknown currency'))
    answers.GetPortfolios = customer([], { Value: '3.533.035,47', Date: '20/11/2026' })
    await expect(provider.getAccount(customerIds, { locale })).rejects.toMatchObject(badShape('unreadable: Date, Value'))
    answers.All = []
    await expect(provider.getAccounts({ locale })).rejects.toMatchObject({ kind: 'bad_shape' })
    answers.All = { Date: '2026-11-20T00:00:00', BaseCurrency: 'USD', Count: 0, Portfolios: [] }
    await expect(provider.getAccounts({ locale })).rejects.toMatchObject(badShape('another base currency than the euro'))
  })

  it('keys that we do not know do not matter', async () => {
    answers.GetPosition = position([share({ EsgScore: 7 })], { Page: 1 })
    expect((await provider.getHoldings(managed, { locale })).data.holdings).toHaveLength(1)
  })
})

describe('an account', () => {
  const account = () => provider.getAccount({ account: '0003044' }, { locale })
  const dollars = { PortfolioId: 304418, Currency: 'USD', Value: 200, ValueEur: 192.51, EurRate: 0.962556 }

  it('of two currencies is the sum in euro', async () => {
    answers.GetPortfolios = customer([portfolioRow(), portfolioRow(dollars)])
    const { data, dropped } = await account()
    expect([data.value, dropped]).toEqual([{ amount: '292.51', currency: 'EUR' }, 0])
    answers.GetPortfolios = customer([portfolioRow(), portfolioRow(dollars)], { Value: 300 })
    await expect(account()).rejects.toMatchObject(badShape('value of the customer is not the sum of its rows'))
  })

  it('of which a portfolio has no rate has no value that could be shown', async () => {
    const unrated = portfolioRow({ ...dollars, ValueEur: null, EurRate: null, EurRateDate: null })
    answers.GetPortfolios = customer([portfolioRow(), unrated], { Value: null })
    await expect(account()).rejects.toMatchObject(badShape('unreadable: Value'))
    answers.GetPortfolios = customer([portfolioRow(), unrated], { Value: 100 })
    await expect(account()).rejects.toMatchObject(badShape('a portfolio without its value in the base currency'))
  })

  it('with a value that is beyond us is refused', async () => {
    answers.GetPortfolios = customer([], { Value: 1e30 })
    await expect(account()).rejects.toMatchObject({ name: 'UpstreamError', kind: 'bad_shape' })
  })
})

describe('rows', () => {
  it('that are unreadable, doubled, wrongly priced or empty are left out; the rest is given', async () => {
    const rows = [
      share({ ProductUid: 'whole', Units: 0.1, Price: 0.1, Value: 0.01 }),
      share({ ProductUid: 'whole', Value: 42 }),
      share({ ProductUid: 'comma', Value: '12,5' }),
      share({ ProductUid: 'missing', Value: null }),
      share({ ProductUid: 'pence', Price: 420, PriceCurrency: 'GBP' }),
      share({ ProductUid: 'unknown currency', PriceCurrency: 'XAU' }),
      share({ ProductUid: 'sold', Units: 0, Value: 0 }),
      share({ ProductUid: 'huge', Units: 1, Price: 1e30, Value: 1e30 }),
      null,
      'a row',
    ]
    answers.GetPosition = position(rows, { Value: 42 })
    const { data, dropped } = await provider.getHoldings(managed, { locale })
    expect(data.holdings.map(({ externalId, value }) => [externalId, value.amount])).toEqual([['whole', '0.01']])
    expect(dropped).toBe(8)
  })

  it('that stand in two of the three answers count once, and the answer is incomplete', async () => {
    answers.GetCashTransactions = listed('CashTransactions', [booking('T1'), booking('T2')])
    answers.GetTitleTransactions = listed('TitleTransactions', [])
    answers.GetFees = listed('Fees', [booking('T2', { Kind: 'ManagementFee' })], { Total: 100, TotalEur: 100 })
    const { data, dropped } = await provider.getTransactions(managed, { locale, period })
    expect([data.map(({ externalId }) => externalId), dropped]).toEqual([['T2', 'T1'], 1])
  })

  it('of another day than the period are left out of it, and those to come are counted', async () => {
    answers.GetCashTransactions = listed('CashTransactions', [
      booking('T1', { Date: '2026-01-31T00:00:00' }),
      booking('T2'),
      booking('T3', { Date: '2099-01-04T00:00:00' }),
    ])
    const { data, dropped } = await provider.getTransactions(managed, { locale, period, types: ['Contribution'] })
    expect([data.map(({ externalId }) => externalId), dropped]).toEqual([['T2'], 1])
  })

  it('of three answers must be in one currency', async () => {
    answers.GetCashTransactions = listed('CashTransactions', [booking('T1')])
    answers.GetTitleTransactions = listed('TitleTransactions', [], { Currency: 'USD' })
    answers.GetFees = listed('Fees', [], { Total: 0, TotalEur: 0 })
    await expect(provider.getTransactions(managed, { locale, period })).rejects.toMatchObject(badShape('bookings in several currencies'))
  })

  it('with an unknown word are kept, and the word is reported once', async () => {
    answers.GetPosition = position([share({ ProductUid: 'a', ProductType: 'Token' }), share({ ProductUid: 'b', ProductType: 'Token' })])
    await provider.getHoldings(managed, { locale })
    const { data, dropped } = await provider.getHoldings(managed, { locale })
    expect([data.holdings.map(({ assetClass }) => assetClass), dropped]).toEqual([['Others', 'Others'], 0])
    expect(reported).toEqual([{ source: 'iolcus', field: 'product type', value: 'Token' }])
  })
})

describe('charges of an account', () => {
  const fee = (id: string, change: Change = {}) =>
    booking(id, { Kind: 'ManagementFee', Description: 'Αμοιβή', Amount: 10, AmountEur: 9.63, ...change })
  const charges = () => provider.getCharges({ account: '0003044' }, { locale, period })

  beforeEach(() => {
    answers.GetPortfolios = customer([portfolioRow({ Currency: 'USD', ValueEur: 96.26, EurRate: 0.962556 })])
  })

  it('are in euro, and incomplete when one has no rate', async () => {
    answers.GetFees = listed('Fees', [fee('F1'), fee('F2')], { Currency: 'USD', Total: 20, TotalEur: 19.26 })
    expect((await charges()).data.total).toEqual({ amount: '19.26', currency: 'EUR' })
    answers.GetFees = listed('Fees', [fee('F1'), fee('F2', { AmountEur: null })], { Currency: 'USD', Total: 20, TotalEur: null })
    const { data, dropped } = await charges()
    expect([data.items.length, dropped]).toEqual([1, 1])
  })

  it('without a total, or with one that is not their sum, are refused', async () => {
    answers.GetFees = listed('Fees', [fee('F1')], { Currency: 'USD', Total: 10, TotalEur: null })
    await expect(charges()).rejects.toMatchObject(badShape('no total of fees in euro'))
    answers.GetFees = listed('Fees', [fee('F1')], { Currency: 'USD', Total: 10, TotalEur: 12 })
    await expect(charges()).rejects.toMatchObject(badShape('total of fees is not the sum of its rows'))
  })

  it('are asked of each portfolio in turn, under the one code', async () => {
    answers.GetFees = listed('Fees', [], { Total: 0, TotalEur: 0 })
    await charges()
    expect(asked).toEqual([
      '/api/Customer/GetPortfolios?customerCode=0003044',
      '/api/Transaction/GetFees?customerCode=0003044&portfolioId=304417&fromDate=2026-02-01&toDate=2026-03-31&language=el',
    ])
  })
})

describe('whatever is sent', () => {
  const methods: ((p: ThirdProvider) => Promise<unknown>)[] = [
    (p) => p.getDataDate({ locale }),
    (p) => p.getAccounts({ locale }),
    (p) => p.getAccount(customerIds, { locale }),
    (p) => p.getHoldings(managed, { locale }),
    (p) => p.getTransactions(managed, { locale, period }),
    (p) => p.getPerformance(managed, { locale, period }),
    (p) => p.getCharges(managed, { locale, period }),
    (p) => p.getCharges({ account: '0003044' }, { locale, period }),
    (p) => p.getHoldingHistory({ ...managed, holding: 'IOL-QSE46H8' }, { locale, period }),
  ]
  const sound = () => ({
    All: {
      Date: '2026-11-20T00:00:00',
      BaseCurrency: 'EUR',
      Count: 1,
      Portfolios: [{ ...owner, CustomerValueEur: 100, CustomerPortfolios: 1, ValueEur: 100, Inception: null }],
    },
    GetPortfolios: customer([portfolioRow()]),
    GetPosition: position([share()]),
    GetCashTransactions: listed('CashTransactions', [booking('T1')]),
    GetTitleTransactions: listed('TitleTransactions', [
      booking('T2', { Kind: 'Buy', ProductName: 'Αίγλη', PriceCurrency: 'EUR', DebitCredit: 'D' }),
    ]),
    GetFees: listed('Fees', [booking('T3', { Kind: 'ManagementFee' })], { Total: 100, TotalEur: 100 }),
    GetProductHistory: listed('History', [{ Date: '2026-03-02T00:00:00', Units: 1, Price: 2, PriceFactor: 1, Value: 2 }], {
      ProductUid: 'IOL-QSE46H8',
    }),
    GetPerformance: listed('Performance', [{ Date: '2026-03-02T00:00:00', Value: 2, Return: 1.5, BenchmarkReturn: null }]),
    GetPerformanceForPeriods: {
      ...head,
      Date: '2026-03-31T00:00:00',
      Count: 1,
      Periods: [{ Period: 'YTD', Return: 1, BenchmarkReturn: 1 }],
    },
  })
  const settled = async (): Promise<unknown[]> => Promise.all(methods.map((method) => method(provider).catch((error: unknown) => error)))
  const isRefusal = (outcome: unknown): boolean =>
    outcome instanceof UpstreamError && (outcome.kind === 'bad_shape' || outcome.kind === 'not_found')
  const isSound = (outcome: unknown): boolean => !(outcome instanceof Error) && unsoundIn(outcome).length === 0

  it('sound answers are whole', async () => {
    answers = sound()
    expect(await settled()).toEqual(methods.map(() => expect.objectContaining({ dropped: 0 })))
  })

  it('an answer is data without a hole or an UpstreamError', async () => {
    const junk = fc.oneof(
      fc.constantFrom<unknown>(null, '', '12,5', '31/03/2026', 0, -1, 1e17, -1e17, 1e300, 0.1, true, [], {}, [null], 'EUR', 'GBX'),
      fc.jsonValue(),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(), junk), { minLength: 1, maxLength: 4 }), async (changes) => {
        // One field, in a head or in a row, is replaced in each of the answers.
        answers = Object.fromEntries(
          Object.entries(sound()).map(([name, body]) => [
            name,
            changes.reduce<unknown>((given, [place, value]) => replaced(given, place, value), body),
          ]),
        )
        expect((await settled()).filter((outcome) => !isRefusal(outcome) && !isSound(outcome))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

/** A copy with one of its fields replaced: the `place`-th of all that are no lists, counted through head and rows. */
function replaced(body: unknown, place: number, value: unknown): unknown {
  const copy = structuredClone(body)
  const fields: [Change, string][] = []
  const collect = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return
    for (const [name, inner] of Object.entries(one as Change)) {
      fields.push([one as Change, name])
      collect(inner)
    }
  }
  collect(copy)
  const [parent, name] = fields[place % Math.max(1, fields.length)] ?? []
  if (parent && name !== undefined) parent[name] = value
  return copy
}

/** Numbers that are none, and amounts that are no decimals. */
function unsoundIn(data: unknown): unknown[] {
  if (typeof data === 'number') return Number.isFinite(data) ? [] : [data]
  if (typeof data !== 'object' || data === null) return []
  const isAmount = 'amount' in data && typeof data.amount === 'string'
  if (isAmount && !/^-?\d+(\.\d+)?$/.test(String(data.amount))) return [data]
  return Object.values(data as Change).flatMap(unsoundIn)
}
