import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { UnknownValue } from '../../cms/server/wealth/adapter/report'
import type { UpstreamCall } from '../../cms/server/wealth/adapter/upstreamClient'
import { UpstreamError } from '../../cms/server/wealth/provider'
import { createThirdProvider, type ThirdProvider } from '../../cms/server/wealth/third'
import { isoDate } from '../../shared/domain/dates'
import { cashFlowTypes, flowTotals } from '../../shared/domain/cashFlow'
import { type Money, sumMoney } from '../../shared/domain/money'
import type { Fault } from './server/faults'
import type { Sandbox } from './server/listen'
import { startThirdSandbox } from './third'

const token = 'provider-token'
const all = { from: isoDate('1990-01-01'), to: isoDate('2026-11-21') }
const locale = 'el'
const today = () => isoDate('2026-11-21')
const investor = { account: '0003044' }
const managed = { account: '0003044', portfolio: '304417' }
const dollars = { account: '0003046', portfolio: '304618' }

let sandbox: Sandbox
let provider: ThirdProvider
/** Gives up at once, for the faults that only time ends. */
let hasty: ThirdProvider
const calls: UpstreamCall[] = []
const unknown: UnknownValue[] = []
/** The sandbox computes its first answers beside other tests: only `hasty` is there to give up. */
const patient = { headers: 60_000, body: 60_000, total: 60_000 }

beforeAll(async () => {
  sandbox = await startThirdSandbox({ token, today: isoDate('2026-11-21'), clients: 30 })
  const common = { source: 'iolcus', today, baseUrl: sandbox.url, token }
  provider = createThirdProvider({
    ...common,
    timeouts: patient,
    onCall: (call) => calls.push(call),
    onUnknown: (value) => unknown.push(value),
  })
  hasty = createThirdProvider({ ...common, timeouts: { headers: 300, body: 300, total: 600 } })
})
afterEach(async () => {
  await fetch(`${sandbox.url}/__fault`, { method: 'DELETE' })
  await fetch(`${sandbox.url}/__journal`, { method: 'DELETE' })
  calls.length = 0
})
afterAll(async () => {
  await provider.close()
  await hasty.close()
  await sandbox.close()
})

const inject = async (fault: Partial<Fault>): Promise<void> => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fault) }
  expect((await fetch(`${sandbox.url}/__fault`, init)).status).toBe(201)
}
const journal = async (): Promise<string[]> =>
  ((await (await fetch(`${sandbox.url}/__journal`)).json()) as { requests: { path: string }[] }).requests.map(({ path }) => path)
const failureOf = async (promise: Promise<unknown>): Promise<UpstreamError> => {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof UpstreamError)) throw new Error(`expected an UpstreamError, got ${String(error)}`)
  return error
}
const total = (amounts: readonly Readonly<{ amount: Money }>[], currency: Money['currency'] = 'EUR'): Money =>
  sumMoney(
    amounts.map(({ amount }) => amount),
    currency,
  )
const valueOf = (rows: readonly Readonly<{ value: Money }>[], currency: Money['currency'] = 'EUR'): Money =>
  sumMoney(
    rows.map(({ value }) => value),
    currency,
  )

describe('the third provider', () => {
  it('knows the day of the newest prices', async () => {
    expect(await provider.getDataDate({ locale })).toEqual({ data: '2026-11-20', fetchedAt: expect.any(String), dropped: 0 })
  })

  it('lists the customers who have portfolios, in euro', async () => {
    const { data, dropped } = await provider.getAccounts({ locale })
    expect([data.length, dropped]).toEqual([29, 0])
    const listed = data.find(({ externalId }) => externalId === '0003044')
    const { value } = (await provider.getAccount(investor, { locale })).data
    expect(listed).toEqual({
      externalId: '0003044',
      name: 'Ελένη Σαμαράκη',
      currency: 'EUR',
      inception: '2014-09-11',
      value,
      reporting: { value, rate: '1', rateDate: '2026-11-20' },
      asOf: '2026-11-20',
      portfolioCount: 3,
    })
  })

  it('gives an account whose portfolios add up to it, in the names of the language', async () => {
    const { data, dropped } = await provider.getAccount(investor, { locale })
    expect(dropped).toBe(0)
    expect(data).toMatchObject({ name: 'Ελένη Σαμαράκη', currency: 'EUR', inception: '2014-09-11', asOf: '2026-11-20' })
    expect(
      data.portfolios.map((row) => [row.externalId, row.name, row.type, row.riskProfile, row.riskName, row.objective, row.inception]),
    ).toEqual([
      ['304417', 'Διαχείριση χαρτοφυλακίου', 'GIA', 5, 'Αναπτυξιακό', 'Both', '2017-03-16'],
      ['304418', 'Επενδυτικές συμβουλές', 'GIA', 6, 'Δυναμικό', 'Accumulation', '2019-05-21'],
      ['304419', 'Συνταξιοδοτικό πρόγραμμα', 'Other', 3, 'Μετριοπαθές', 'Accumulation', '2014-09-11'],
    ])
    expect(valueOf(data.portfolios)).toEqual(data.value)
    expect(data.portfolios.every(({ changeYtd, change5y }) => changeYtd !== null && change5y !== null)).toBe(true)
    for (const other of ['en', 'is'] as const) {
      const latin = (await provider.getAccount(investor, { locale: other })).data
      expect([latin.name, latin.portfolios[0]?.name, latin.portfolios[0]?.riskName]).toEqual([
        'Eleni Samaraki',
        'Discretionary management',
        'Growth',
      ])
    }
  })

  it('gives an account as it was: a portfolio that had not begun is not there', async () => {
    const { data } = await provider.getAccount(investor, { locale, date: isoDate('2018-01-03') })
    expect([data.asOf, data.portfolios.map(({ externalId }) => externalId)]).toEqual(['2018-01-03', ['304417', '304419']])
    expect((await provider.getAccount({ account: '0003049' }, { locale })).data).toMatchObject({ portfolios: [], value: { amount: '0' } })
    expect((await provider.getAccount(investor, { locale, date: isoDate('2011-01-01') })).data.portfolios).toEqual([])
  })

  it('values portfolios in dollars in euro, at the reference rate of the day', async () => {
    const { data } = await provider.getAccount({ account: '0003046' }, { locale, date: isoDate('2024-12-31') })
    const [euro, dollar] = data.portfolios
    // ECB, 31 December 2024: a euro was 1.0389 dollars.
    expect(Number(dollar?.reporting?.rate)).toBeCloseTo(1 / 1.0389, 6)
    expect([dollar?.currency, dollar?.reporting?.rateDate, euro?.reporting?.rate]).toEqual(['USD', '2024-12-31', '1'])
    expect(Number(dollar?.reporting?.value.amount) / Number(dollar?.value.amount)).toBeCloseTo(1 / 1.0389, 5)
    expect(valueOf(data.portfolios.flatMap(({ reporting }) => reporting ?? []))).toEqual(data.value)
  })

  it('gives holdings that add up to the newest value of the performance', async () => {
    for (const [ids, currency] of [
      [managed, 'EUR'],
      [dollars, 'USD'],
    ] as const) {
      const holdings = await provider.getHoldings(ids, { locale })
      const performance = await provider.getPerformance(ids, { locale, period: all })
      expect([holdings.dropped, performance.dropped, performance.data.currency]).toEqual([0, 0, currency])
      expect(valueOf(holdings.data.holdings, currency)).toEqual(performance.data.cumulative.at(-1)?.portfolioValue)
    }
  })

  it('gives the price of a bond for one unit, and cash without units', async () => {
    const { data } = await provider.getHoldings(managed, { locale })
    const cash = data.holdings.filter(({ assetClass }) => assetClass === 'Cash')
    expect(cash).toEqual([
      expect.objectContaining({ externalId: 'IOL-CASH-EUR', name: 'Λογαριασμός μετρητών', cashType: null, units: null, price: null }),
    ])
    const bonds = data.holdings.filter(({ assetClass, name }) => assetClass === 'Fixed Interest' && / 20\d\d$/.test(name))
    expect(bonds.length).toBeGreaterThan(0)
    for (const { price, quoteUnit, units, value } of bonds.filter((bond) => bond.quoteUnit === 'EUR'))
      expect([quoteUnit, Number(units) * Number(price)]).toEqual(['EUR', expect.closeTo(Number(value.amount), 2)])
  })

  it('gives the holdings of an earlier day', async () => {
    const { data } = await provider.getHoldings(managed, { locale, date: isoDate('2022-01-02') })
    const { cumulative } = (await provider.getPerformance(managed, { locale, period: all })).data
    expect(data.asOf).toBe('2021-12-31')
    expect(valueOf(data.holdings)).toEqual(cumulative.find(({ date }) => date === '2021-12-31')?.portfolioValue)
  })

  it('gives the transactions of a period out of three answers, the newest first, in the language', async () => {
    const period = { from: isoDate('2026-08-01'), to: isoDate('2026-11-21') }
    const { data } = await provider.getTransactions(managed, { locale, period })
    const dates = data.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(dates.every((date) => date >= period.from && date <= period.to)).toBe(true)
    for (const type of ['Purchase', 'Contribution', 'Charge', 'Interest'] as const)
      expect([type, data.filter((row) => row.type === type).length > 0]).toEqual([type, true])
    expect(data.find(({ type }) => type === 'Contribution')).toMatchObject({ name: 'Τακτική κατάθεση', note: 'Τραπεζικό έμβασμα' })
    expect(data.find(({ note }) => note?.startsWith('Τρίμηνο'))).toMatchObject({
      type: 'Charge',
      name: 'Αμοιβή διαχείρισης',
      date: '2026-10-30',
      note: 'Τρίμηνο έως 30/09/2026, 0,75% ετησίως',
    })
    const query = 'customerCode=0003044&portfolioId=304417&fromDate=2026-08-01&toDate=2026-11-21&language=el'
    expect((await journal()).sort()).toEqual([
      `/api/Transaction/GetCashTransactions?${query}`,
      `/api/Transaction/GetFees?${query}`,
      `/api/Transaction/GetTitleTransactions?${query}`,
    ])
    const english = (await provider.getTransactions(managed, { locale: 'is', period })).data
    expect(english.find(({ type }) => type === 'Contribution')).toMatchObject({ name: 'Regular payment', note: 'Bank transfer' })
  })

  it('explains the cash: all bookings since inception add up to the cash account, and the newest balance is it', async () => {
    for (const [ids, currency] of [
      [managed, 'EUR'],
      [dollars, 'USD'],
    ] as const) {
      const { data } = await provider.getTransactions(ids, { locale, period: all })
      const holdings = (await provider.getHoldings(ids, { locale })).data.holdings
      const cash = holdings.find(({ assetClass }) => assetClass === 'Cash')?.value
      expect([total(data, currency), data[0]?.balance]).toEqual([cash, cash])
      expect(new Set(data.map(({ externalId }) => externalId)).size).toBe(data.length)
    }
  })

  it('asks only where the wanted types can stand', async () => {
    await provider.getTransactions(managed, { locale, period: all, types: ['Charge'] })
    await provider.getTransactions(managed, { locale, period: all, types: ['Dividend'] })
    expect((await journal()).map((path) => path.replace(/\?.*/, ''))).toEqual([
      '/api/Transaction/GetFees',
      '/api/Transaction/GetCashTransactions',
    ])
    const flows = await provider.getTransactions(managed, { locale, period: all, types: cashFlowTypes })
    expect(flows.data.at(-1)).toMatchObject({ date: '2017-03-16', type: 'Contribution', amount: { amount: '420000', currency: 'EUR' } })
    expect(new Set(flows.data.map(({ type }) => type))).toEqual(new Set(['Contribution', 'Withdrawal']))
  })

  it('carries flows in dollars in euro at the rate of their day, so that an account can add them up', async () => {
    const { data } = await provider.getTransactions(dollars, { locale, period: all, types: cashFlowTypes })
    expect(data.at(-1)).toMatchObject({ date: '2020-04-23', amount: { amount: '200000', currency: 'USD' } })
    // ECB, 23 April 2020: a euro was 1.0772 dollars.
    expect(Number(data.at(-1)?.reporting?.value.amount)).toBeCloseTo(200_000 / 1.0772, 0)
    expect(flowTotals(data, 'EUR')).not.toBeNull()
  })

  it('gives returns since the first entry of the period, for a portfolio in its currency and for an account in euro', async () => {
    const { data } = await provider.getPerformance(managed, { locale, period: all })
    expect(data).toMatchObject({ currency: 'EUR', basis: 'net', benchmarkName: 'Μικτός δείκτης 64% μετοχές' })
    expect(data.cumulative[0]).toEqual({
      date: '2017-03-16',
      portfolio: 0,
      portfolioValue: { amount: '420000', currency: 'EUR' },
      benchmark: 0,
    })
    expect(data.cumulative.at(-1)?.date).toBe('2026-11-20')
    expect(data.discrete.map(({ kind, year }) => year ?? kind)).toEqual([
      'ytd',
      '1y',
      '3y',
      '5y',
      2025,
      2024,
      2023,
      2022,
      2021,
      'inception',
    ])
    expect(data.discrete.at(-1)?.portfolio).toBe(data.cumulative.at(-1)?.portfolio)
    const year = { from: isoDate('2025-01-01'), to: isoDate('2025-12-31') }
    const account = { account: '0003046' }
    const both = (await provider.getPerformance(account, { locale: 'en', period: year })).data
    expect([both.currency, both.cumulative[0]?.date, both.cumulative.at(-1)?.date]).toEqual(['EUR', '2024-12-31', '2025-12-31'])
    expect(both.cumulative.at(-1)?.portfolioValue).toEqual(
      (await provider.getAccount(account, { locale, date: isoDate('2025-12-31') })).data.value,
    )
  })

  it('always sends its own period: theirs is the year 2021', async () => {
    await provider.getPerformance(investor, { locale, period: all })
    expect(await journal()).toContain('/api/Position/GetPerformance?customerCode=0003044&fromDate=1990-01-01&toDate=2026-11-21')
  })

  it('gives the fees of a portfolio, and those of an account in euro: what was booked as charges', async () => {
    const { data } = await provider.getCharges(managed, { locale, period: all })
    const booked = await provider.getTransactions(managed, { locale, period: all, types: ['Charge'] })
    expect(new Set(data.items.map(({ label }) => label))).toEqual(new Set(['Αμοιβή διαχείρισης', 'Προμήθεια συναλλαγής']))
    expect(`-${data.total.amount}`).toBe(total(booked.data).amount)
    expect(total(data.items)).toEqual(data.total)

    const account = await provider.getCharges({ account: '0003046' }, { locale, period: all })
    const [euro, dollar] = await Promise.all(
      ['304617', '304618'].map((portfolio) =>
        provider.getTransactions({ account: '0003046', portfolio }, { locale, period: all, types: ['Charge'] }),
      ),
    )
    const inEuro = [...(euro?.data ?? []), ...(dollar?.data ?? [])].flatMap(({ reporting }) => reporting ?? [])
    expect([account.dropped, `-${account.data.total.amount}`]).toEqual([0, valueOf(inEuro).amount])
    expect(account.data.items.length).toBe(inEuro.length)
    expect((await provider.getCharges({ account: '0003049' }, { locale, period: all })).data).toEqual({
      total: { amount: '0', currency: 'EUR' },
      items: [],
    })
  })

  it('gives the days of a holding, ending with the holding itself', async () => {
    const period = { from: isoDate('2026-01-01'), to: isoDate('2026-11-21') }
    const { holdings } = (await provider.getHoldings(managed, { locale })).data
    for (const { externalId, price, units, value } of holdings.slice(0, 4)) {
      const { data, dropped } = await provider.getHoldingHistory({ ...managed, holding: externalId }, { locale, period })
      expect(dropped).toBe(0)
      expect(data.at(-1)).toEqual({ date: '2026-11-20', units, price, value })
      expect(data[0]?.date).toBe('2026-01-02')
    }
    const unheld = provider.getHoldingHistory({ ...managed, holding: 'IOL-NOTHING' }, { locale, period })
    expect((await failureOf(unheld)).kind).toBe('not_found')
  })

  it('refuses what it has no address for', async () => {
    expect(provider.capabilities.has('documents')).toBe(false)
    expect((await failureOf(provider.getDocuments(managed, { locale }))).kind).toBe('unavailable')
    expect((await failureOf(provider.openDocument(managed, 'x'))).kind).toBe('unavailable')
    await provider.forgetKept(managed)
    expect(await journal()).toEqual([])
  })

  it('tells each call with its status, and knows every word that the upstream uses', async () => {
    await provider.getHoldings(managed, { locale })
    expect(calls).toEqual([{ source: 'iolcus', path: '/api/position/GetPosition', status: 200, ms: expect.any(Number) }])
    expect(unknown).toEqual([])
  })
})

describe('ids', () => {
  it('that the upstream does not know, and portfolios of another customer, are not found', async () => {
    const other = { account: '0003045', portfolio: '304417' }
    for (const call of [
      provider.getAccount({ account: '9999999' }, { locale }),
      provider.getHoldings(other, { locale }),
      provider.getTransactions(other, { locale, period: all }),
      provider.getPerformance(other, { locale, period: all }),
      provider.getCharges(other, { locale, period: all }),
      provider.getHoldingHistory({ ...other, holding: 'IOL-CASH-EUR' }, { locale, period: all }),
    ])
      expect((await failureOf(call)).kind).toBe('not_found')
  })

  it('that could mean several customers or another path are never sent', async () => {
    for (const account of ['0003044,0003045', '0003044;0003045', '0003044 0003045', '0003044&customerCode=0003045', '../All', '*'])
      expect((await failureOf(provider.getAccount({ account }, { locale }))).kind).toBe('not_found')
    for (const portfolio of ['304417,304517', '0304417', '-1', 'all', '1e3'])
      expect((await failureOf(provider.getHoldings({ ...investor, portfolio }, { locale }))).kind).toBe('not_found')
    expect(await journal()).toEqual([])
  })

  it('of a portfolio alone are not enough: nothing is asked without its customer', async () => {
    expect(await failureOf(provider.getHoldings({ portfolio: '304417' }, { locale }))).toMatchObject({
      kind: 'unavailable',
      retryable: false,
    })
    expect(await journal()).toEqual([])
  })
})

const methods: Record<string, (p: ThirdProvider) => Promise<unknown>> = {
  getDataDate: (p) => p.getDataDate({ locale }),
  getAccounts: (p) => p.getAccounts({ locale }),
  getAccount: (p) => p.getAccount(investor, { locale }),
  getHoldings: (p) => p.getHoldings(managed, { locale }),
  getTransactions: (p) => p.getTransactions(managed, { locale, period: all }),
  getPerformance: (p) => p.getPerformance(managed, { locale, period: all }),
  getCharges: (p) => p.getCharges(managed, { locale, period: all }),
  getChargesOfAccount: (p) => p.getCharges(investor, { locale, period: all }),
  getHoldingHistory: (p) => p.getHoldingHistory({ ...managed, holding: 'IOL-CASH-EUR' }, { locale, period: all }),
}

describe('a fault of the upstream', () => {
  const faults: [Partial<Fault>, string, boolean][] = [
    [{ kind: 'latency', ms: 2000 }, 'unavailable', true],
    [{ kind: 'stall' }, 'unavailable', true],
    [{ kind: 'reset' }, 'unavailable', true],
    [{ kind: 'truncate' }, 'bad_shape', true],
    [{ kind: 'garbage' }, 'bad_shape', true],
    [{ kind: 'status' }, 'unavailable', true],
    [{ kind: 'status', status: 401 }, 'unauthorized', false],
    [{ kind: 'status', status: 403 }, 'unauthorized', false],
    [{ kind: 'status', status: 404 }, 'not_found', false],
    [{ kind: 'status', status: 429 }, 'rate_limited', true],
    [{ kind: 'slowdrip', ms: 20 }, 'unavailable', true],
    [{ kind: 'huge', bytes: 20 * 1024 * 1024 }, 'bad_shape', false],
    [{ kind: 'html' }, 'bad_shape', false],
  ]
  for (const [fault, kind, retryable] of faults) {
    const isSlow = fault.kind === 'latency' || fault.kind === 'stall' || fault.kind === 'slowdrip'
    it(`${fault.kind} ${fault.status ?? ''} is ${kind} for every method`, async () => {
      await inject(fault)
      const failures = await Promise.all(Object.values(methods).map((method) => failureOf(method(isSlow ? hasty : provider))))
      expect(failures.map((error) => [error.source, error.kind, error.retryable])).toEqual(failures.map(() => ['iolcus', kind, retryable]))
      expect(failures.filter(({ message }) => message.includes(token) || message.includes('Σαμαράκη'))).toEqual([])
    })
  }

  it('at one of the three transaction answers leaves none: the others would be too little', async () => {
    for (const answer of ['GetTitleTransactions', 'GetCashTransactions', 'GetFees']) {
      await inject({ kind: 'status', route: `/api/Transaction/${answer}`, n: 1 })
      expect((await failureOf(provider.getTransactions(managed, { locale, period: all }))).kind).toBe('unavailable')
    }
  })

  it('wrong-type costs the bad rows, which are counted, and never makes a figure up', async () => {
    const sound = await provider.getHoldings(managed, { locale })
    const history = { ...managed, holding: sound.data.holdings[1]?.externalId ?? '' }
    await inject({ kind: 'wrong-type' })
    const holdings = await provider.getHoldings(managed, { locale })
    // The last row came twice, three cannot be read.
    expect([holdings.data.holdings.length, holdings.dropped]).toEqual([sound.data.holdings.length - 3, 4])
    expect(holdings.data.holdings).toEqual(sound.data.holdings.slice(3))
    const performance = await provider.getPerformance(managed, { locale, period: all })
    expect(performance.dropped).toBeGreaterThanOrEqual(4)
    expect(performance.data.cumulative.every(({ portfolio }) => Number.isFinite(portfolio))).toBe(true)
    expect((await provider.getTransactions(managed, { locale, period: all })).dropped).toBe(12)
    expect((await provider.getAccount(investor, { locale })).dropped).toBe(3)
    expect((await provider.getCharges(managed, { locale, period: all })).dropped).toBe(4)
    expect((await provider.getHoldingHistory(history, { locale, period: all })).dropped).toBe(4)
    const accounts = await provider.getAccounts({ locale })
    expect(accounts.dropped).toBeGreaterThan(3)
    expect((await provider.getDataDate({ locale })).data).toBe('2026-11-20')
  })

  it('in the list of all portfolios never makes a customer smaller: who lacks a row is left out', async () => {
    const sound = new Map((await provider.getAccounts({ locale })).data.map((account) => [account.externalId, account]))
    await inject({ kind: 'wrong-type' })
    const { data } = await provider.getAccounts({ locale })
    expect(data.length).toBeLessThan(sound.size)
    for (const account of data) expect(account).toEqual(sound.get(account.externalId))
  })
})

describe('a lie with status 200', () => {
  const period = { locale, period: all } as const
  const holdings = () => provider.getHoldings(managed, { locale })
  const account = () => provider.getAccount(investor, { locale })
  const charges = () => provider.getCharges(managed, period)

  it.each(['empty-list', 'halved-list'] as const)(
    '%s is refused by every method, as each answer says how many rows it has',
    async (kind) => {
      await inject({ kind })
      for (const [name, method] of Object.entries(methods).filter(([name]) => name !== 'getDataDate'))
        expect([name, await failureOf(method(provider))]).toEqual([
          name,
          expect.objectContaining({ kind: 'bad_shape', message: expect.stringContaining('rows are missing') }),
        ])
    },
  )

  it('doubled amounts are refused where the upstream sends its own total', async () => {
    await inject({ kind: 'doubled' })
    for (const ask of [account, charges])
      expect(await failureOf(ask())).toMatchObject({ kind: 'bad_shape', message: expect.stringContaining('is not the sum of its rows') })
  })

  it('doubled values of holdings are not those of their units, even when the total fits', async () => {
    for (const consistent of [false, true]) {
      await inject({ kind: 'doubled', consistent })
      const { data, dropped } = await holdings()
      expect([data.holdings.map(({ assetClass }) => assetClass), dropped > 5]).toEqual([['Cash'], true])
    }
  })

  it.each(['text-numbers', 'foreign-ids'] as const)(
    '%s leaves no row that could be shown, and says that rows are missing',
    async (kind) => {
      unknown.length = 0
      await inject({ kind })
      for (const ask of [
        async () => (await holdings()).data.holdings,
        async () => (await account()).data.portfolios,
        async () => (await charges()).data.items,
        async () => (await provider.getTransactions(managed, period)).data,
      ])
        expect(await ask()).toEqual([])
      expect((await holdings()).dropped).toBeGreaterThan(10)
      unknown.length = 0
    },
  )

  it('foreign-ids are reported', async () => {
    await inject({ kind: 'foreign-ids' })
    const { dropped } = await holdings()
    expect(unknown).toEqual(
      Array.from({ length: dropped }, () => ({
        source: 'iolcus',
        field: 'owner of a row of /api/position/GetPosition',
        value: 'QS-999999',
      })),
    )
    unknown.length = 0
  })

  it('future-dates are refused', async () => {
    await inject({ kind: 'future-dates' })
    for (const ask of [holdings, account, () => provider.getDataDate({ locale })]) expect((await failureOf(ask())).kind).toBe('bad_shape')
    const { data, dropped } = await provider.getTransactions(managed, period)
    expect([data, dropped > 0]).toEqual([[], true])
    expect((await failureOf(provider.getPerformance(managed, period))).kind).toBe('bad_shape')
    expect((await provider.getHoldingHistory({ ...managed, holding: 'IOL-CASH-EUR' }, period)).data).toEqual([])
  })
})

describe('a wrong token', () => {
  it('is unauthorized', async () => {
    const stranger = createThirdProvider({ source: 'iolcus', today, baseUrl: sandbox.url, token: 'another-token' })
    expect((await failureOf(stranger.getAccount(investor, { locale }))).kind).toBe('unauthorized')
    await stranger.close()
  })
})
