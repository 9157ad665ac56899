import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { UnknownValue } from '../../cms/server/wealth/adapter/report'
import { createSecondProvider, type SecondProvider } from '../../cms/server/wealth/second'
import { createPrivateEquityProvider } from '../../cms/server/wealth/second/privateEquity'
import { UpstreamError } from '../../cms/server/wealth/provider'
import { isoDate } from '../../shared/domain/dates'
import { sumMoney } from '../../shared/domain/money'
import { startSecondSandbox } from './second'
import { privateEquityToken } from './secondApi/privateEquity'
import type { Fault } from './server/faults'
import type { Sandbox } from './server/listen'

const token = 'provider-token'
const all = { from: isoDate('1990-01-01'), to: isoDate('2026-11-21') }
const locale = 'en'
const today = () => isoDate('2026-11-21')
const gia = { portfolio: 'C2044-P204417' }

let sandbox: Sandbox
let provider: SecondProvider
/** Gives up at once, for the faults that only time ends. */
let hasty: SecondProvider
let privateEquity: SecondProvider
const unknown: UnknownValue[] = []
/** The sandbox computes its first answers beside other tests: only `hasty` is there to give up. */
const patient = { headers: 60_000, body: 60_000, total: 60_000 }

beforeAll(async () => {
  sandbox = await startSecondSandbox({ token, today: isoDate('2026-11-21'), clients: 30 })
  const common = { source: 'bowmore', today, baseUrl: sandbox.url, token, onUnknown: (value: UnknownValue) => unknown.push(value) }
  provider = createSecondProvider({ ...common, timeouts: patient })
  hasty = createSecondProvider({ ...common, timeouts: { headers: 300, body: 300, total: 600 } })
  privateEquity = createPrivateEquityProvider({
    ...common,
    source: 'bowmore-private-equity',
    baseUrl: `${sandbox.url}/private-equity`,
    token: privateEquityToken,
    timeouts: patient,
  })
})
afterEach(async () => {
  await fetch(`${sandbox.url}/__fault`, { method: 'DELETE' })
  await fetch(`${sandbox.url}/__journal`, { method: 'DELETE' })
  unknown.length = 0
})
afterAll(async () => {
  for (const one of [provider, hasty, privateEquity]) await one.close()
  await sandbox.close()
})

const inject = async (fault: Partial<Fault>): Promise<void> => {
  const response = await fetch(`${sandbox.url}/__fault`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })
  expect(response.status).toBe(201)
}
const journal = async (): Promise<string[]> =>
  ((await (await fetch(`${sandbox.url}/__journal`)).json()) as { requests: { method: string; path: string }[] }).requests.map(
    ({ method, path }) => `${method} ${path}`,
  )
const failureOf = async (promise: Promise<unknown>): Promise<UpstreamError> => {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof UpstreamError)) throw new Error(`expected an UpstreamError, got ${String(error)}`)
  return error
}
const valuesOf = (rows: readonly { value: Parameters<typeof sumMoney>[0][number] }[]) =>
  sumMoney(
    rows.map(({ value }) => value),
    'GBP',
  )

describe('the second provider', () => {
  it('knows when it last imported without asking for an account, and believes no import to come', async () => {
    expect((await provider.getLastImport({ locale })).data).toBe('2026-11-21T04:30:00.000Z')
    expect(await journal()).toEqual(['GET /account-overview?contactIds='])
    const importedAt = new Date(Date.now() + 3_600_000).toISOString()
    const tomorrow = await startSecondSandbox({ token, today: isoDate('2026-11-21'), importedAt, clients: 7 })
    const early = createSecondProvider({ source: 'bowmore', today, baseUrl: tomorrow.url, token, timeouts: patient })
    try {
      expect((await failureOf(early.getLastImport({ locale }))).kind).toBe('bad_shape')
    } finally {
      await early.close()
      await tomorrow.close()
    }
  })

  it('knows the day of the newest prices without asking for an account', async () => {
    expect(await provider.getDataDate({ locale })).toEqual({ data: '2026-11-20', fetchedAt: expect.any(String), dropped: 0 })
    expect(await journal()).toEqual(['GET /account-overview?contactIds='])
  })

  it('lists all accounts', async () => {
    const { data, dropped } = await provider.getAccounts({ locale })
    expect([data.length, dropped]).toEqual([30, 0])
    expect(data.find(({ externalId }) => externalId === 'C2044')).toMatchObject({
      name: 'Catherine Ellery-Voss',
      currency: 'GBP',
      inception: '2012-09-20',
      asOf: '2026-11-20',
      portfolioCount: 3,
    })
    expect(data.find(({ externalId }) => externalId === 'C2049')).toMatchObject({
      value: { amount: '0' },
      inception: null,
      portfolioCount: 0,
    })
  })

  it('gives an account whose portfolios add up to it, in our words', async () => {
    const { data, dropped } = await provider.getAccount({ account: 'C2044' }, { locale })
    expect(
      data.portfolios.map(({ externalId, inception, objective, riskName, riskProfile, type }) => [
        externalId,
        type,
        riskProfile,
        riskName,
        objective,
        inception,
      ]),
    ).toEqual([
      ['C2044-P204417', 'GIA', 5, 'Balanced Growth', 'Both', '2019-03-14'],
      ['C2044-P204418', 'ISA', 6, 'Growth', 'Accumulation', '2013-04-11'],
      ['C2044-P204419', 'SIPP', 4, 'Balanced', 'Accumulation', '2012-09-20'],
    ])
    expect([valuesOf(data.portfolios), dropped]).toEqual([data.value, 0])
    expect(
      data.portfolios.every(({ changeYtd, change1y, reporting }) => changeYtd !== null && change1y !== null && reporting !== null),
    ).toBe(true)
  })

  it('asks for one contact of a household and gets that one', async () => {
    const { data, dropped } = await provider.getAccount({ account: 'C2046' }, { locale, date: isoDate('2026-06-30') })
    expect([data.portfolios.length, dropped, data.asOf]).toEqual([4, 0, '2026-06-30'])
    expect(data.portfolios.every(({ externalId }) => externalId.startsWith('C2046-'))).toBe(true)
    expect(await journal()).toEqual(['GET /account-overview/C2046?contactIds=C2046&dateIso=2026-06-30T00%3A00%3A00.000Z'])
  })

  it('gives an account as it was: a portfolio that had not begun is not there', async () => {
    const { data } = await provider.getAccount({ account: 'C2044' }, { locale, date: isoDate('2016-01-03') })
    expect([data.asOf, data.portfolios.map(({ externalId }) => externalId)]).toEqual(['2015-12-31', ['C2044-P204418', 'C2044-P204419']])
    expect((await provider.getAccount({ account: 'C2049' }, { locale })).data.portfolios).toEqual([])
  })

  it('gives holdings that add up to the newest value of the performance, with pence and foreign prices', async () => {
    for (const portfolio of ['C2044-P204417', 'C2048-P204817']) {
      const holdings = await provider.getHoldings({ portfolio }, { locale })
      const performance = await provider.getPerformance({ portfolio }, { locale, period: all })
      expect([holdings.dropped, performance.dropped]).toEqual([0, 0])
      expect(valuesOf(holdings.data.holdings)).toEqual(performance.data.cumulative.at(-1)?.portfolioValue)
    }
    const { data } = await provider.getHoldings({ portfolio: 'C2048-P204817' }, { locale })
    expect(data.holdings).toHaveLength(40)
    expect(new Set(data.holdings.map(({ quoteUnit }) => quoteUnit))).toEqual(new Set(['GBP', 'GBX', 'USD', 'EUR', 'CAD']))
    expect(new Set(data.holdings.map(({ assetClass }) => assetClass)).size).toBe(12)
    const [capital, income] = data.holdings
    expect([capital?.cashType, income?.cashType, capital?.units, capital?.price]).toEqual(['capital', 'income', null, null])
    const share = data.holdings.find(({ quoteUnit }) => quoteUnit === 'GBX')
    expect(share?.prices.at(-1)).toEqual({ date: '2026-11-20', price: share?.price })
    expect(unknown).toEqual([])
  })

  it('gives the holdings of an earlier day', async () => {
    const { data } = await provider.getHoldings(gia, { locale, date: isoDate('2022-01-02') })
    const { cumulative } = (await provider.getPerformance(gia, { locale, period: all })).data
    expect(data.asOf).toBe('2021-12-31')
    expect(valuesOf(data.holdings)).toEqual(cumulative.find(({ date }) => date === '2021-12-31')?.portfolioValue)
  })

  it('gives the transactions of a period, the newest first, signed, and of some types', async () => {
    const period = { from: isoDate('2026-08-01'), to: isoDate('2026-10-31') }
    const { data } = await provider.getTransactions(gia, { locale, period })
    const dates = data.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(dates.every((date) => date >= period.from && date <= period.to)).toBe(true)
    expect(new Set(data.map(({ type }) => type))).toEqual(new Set(['Purchase', 'Dividend', 'Interest', 'Contribution', 'Charge']))
    expect(data.filter(({ amount }) => amount.amount.startsWith('-')).every(({ type }) => type === 'Purchase' || type === 'Charge')).toBe(
      true,
    )
    const flows = await provider.getTransactions(gia, { locale, period: all, types: ['Contribution', 'Withdrawal'] })
    expect(new Set(flows.data.map(({ type }) => type))).toEqual(new Set(['Contribution', 'Withdrawal']))
    expect(flows.data.at(-1)).toMatchObject({ date: '2019-03-14', type: 'Contribution', amount: { amount: '750000', currency: 'GBP' } })
    expect(await journal()).toEqual([
      'GET /Portfolio/C2044/transactions/P204417?dateIso=2026-08-01T00%3A00%3A00.000Z',
      'GET /Portfolio/C2044/transactions/P204417?dateIso=1990-01-01T00%3A00%3A00.000Z',
    ])
  })

  it('makes returns of values and cash flows, which are those that the upstream sends for its periods', async () => {
    const { data } = await provider.getPerformance(gia, { locale, period: all })
    expect(data).toMatchObject({ currency: 'GBP', basis: 'net', benchmarkName: null })
    expect(data.cumulative[0]).toEqual({
      date: '2019-03-14',
      portfolio: 0,
      portfolioValue: { amount: '750000', currency: 'GBP' },
      benchmark: null,
    })
    const last = data.cumulative.at(-1)
    expect(last?.date).toBe('2026-11-20')
    expect(data.discrete.map(({ kind }) => kind)).toEqual(['ytd', '1y', '3y', '5y', 'inception'])
    expect(last?.portfolio).toBeCloseTo(data.discrete.at(-1)?.portfolio ?? Number.NaN, 5)
    const on = (date: string): number => data.cumulative.filter((entry) => entry.date <= date).at(-1)?.portfolio ?? Number.NaN
    expect((1 + on('2026-11-20')) / (1 + on('2025-12-31')) - 1).toBeCloseTo(data.discrete[0]?.portfolio ?? Number.NaN, 5)
  })

  it('gives the returns of an account and of a period', async () => {
    const period = { from: isoDate('2025-01-01'), to: isoDate('2025-12-31') }
    const { data } = await provider.getPerformance({ account: 'C2044' }, { locale, period })
    expect([data.cumulative[0]?.date, data.cumulative[0]?.portfolio, data.cumulative.at(-1)?.date]).toEqual(['2024-12-31', 0, '2025-12-31'])
    expect(data.cumulative.at(-1)?.portfolioValue).toEqual(
      (await provider.getAccount({ account: 'C2044' }, { locale, date: isoDate('2025-12-31') })).data.value,
    )
    expect((await provider.getPerformance({ account: 'C2049' }, { locale, period: all })).data.cumulative).toEqual([])
    expect(
      (await provider.getPerformance({ account: 'C2050' }, { locale, period: all })).data.cumulative.at(-1)?.portfolioValue.amount,
    ).toBe('0')
  })

  it('finds charges among the bookings, of a portfolio and of an account', async () => {
    const booked = await provider.getTransactions(gia, { locale, period: all, types: ['Charge'] })
    const { data } = await provider.getCharges(gia, { locale, period: all })
    expect(new Set(data.items.map(({ label }) => label))).toEqual(new Set(['Management charge', 'Dealing charge']))
    expect(`-${data.total.amount}`).toBe(
      sumMoney(
        booked.data.map(({ amount }) => amount),
        'GBP',
      ).amount,
    )
    const account = await provider.getCharges({ account: 'C2044' }, { locale, period: all })
    const others = await Promise.all(
      ['C2044-P204418', 'C2044-P204419'].map((portfolio) => provider.getCharges({ portfolio }, { locale, period: all })),
    )
    expect(account.data.total).toEqual(sumMoney([data.total, ...others.map((one) => one.data.total)], 'GBP'))
    expect((await provider.getCharges({ account: 'C2049' }, { locale, period: all })).data).toEqual({
      total: { amount: '0', currency: 'GBP' },
      items: [],
    })
  })

  it('asks once for what several want at the same time', async () => {
    const ask = { locale, period: all } as const
    await Promise.all([
      provider.getCharges(gia, ask),
      provider.getTransactions(gia, ask),
      provider.getTransactions(gia, { ...ask, types: ['Sale'] }),
    ])
    expect(await journal()).toHaveLength(1)
  })

  it('gives the days of a holding', async () => {
    const holdings = await provider.getHoldings(gia, { locale })
    const holding = holdings.data.holdings.find(({ quoteUnit }) => quoteUnit === 'GBX')
    const { data, dropped } = await provider.getHoldingHistory({ ...gia, holding: holding?.externalId ?? '' }, { locale, period: all })
    expect([data.length > 80, dropped]).toEqual([true, 0])
    expect(data.at(-1)).toEqual({ date: '2026-11-20', units: holding?.units, price: holding?.price, value: holding?.value })
    const year = { from: isoDate('2024-01-01'), to: isoDate('2024-12-31') }
    const days = (await provider.getHoldingHistory({ ...gia, holding: holding?.externalId ?? '' }, { locale, period: year })).data.map(
      ({ date }) => date,
    )
    expect(days).toEqual([...days].sort())
    expect([days.length > 11, days.every((date) => date.startsWith('2024-'))]).toEqual([true, true])
  })

  it('lists documents of an account and of a portfolio, and opens them', async () => {
    const ofAccount = await provider.getDocuments({ account: 'C2044' }, { locale })
    const ofPortfolio = await provider.getDocuments(gia, { locale })
    expect(new Set(ofAccount.data.map(({ type }) => type))).toEqual(new Set(['Other', 'Valuations and Statements']))
    expect(new Set(ofPortfolio.data.map(({ type }) => type))).toEqual(new Set(['Valuations and Statements', 'CN']))
    expect(new Set(ofAccount.data.map(({ typeName }) => typeName))).toEqual(new Set(['Letter', 'Valuation']))
    expect(new Set(ofPortfolio.data.map(({ portfolioExternalId }) => portfolioExternalId))).toEqual(new Set(['C2044-P204417']))
    const dates = ofPortfolio.data.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    const [document] = ofAccount.data
    const file = await provider.openDocument({ account: 'C2044' }, document?.externalId ?? '')
    expect([file.mediaType, file.name, Buffer.from(file.bytes.subarray(0, 5)).toString()]).toEqual([
      'application/pdf',
      `${document?.name} ${document?.date}.pdf`,
      '%PDF-',
    ])
  })

  it('has the upstream forget what it keeps of one contact', async () => {
    await provider.forgetKept({ account: 'C2044' })
    await provider.forgetKept(gia)
    expect(await journal()).toEqual(['DELETE /Cache?contactIds=C2044', 'DELETE /Cache?contactIds=C2044'])
  })

  it('gives values in pounds at the reference rates of a day, with the rate and its day', async () => {
    const { data: accounts } = await provider.getAccounts({ locale })
    const dollars = accounts.find(({ currency }) => currency === 'USD')
    const { data } = await provider.getAccount({ account: dollars?.externalId ?? 'none' }, { locale, date: isoDate('2024-12-31') })
    // ECB, 31 December 2024: a euro was 1.0389 dollars and 0.82918 pounds.
    expect(Number(data.reporting?.rate)).toBeCloseTo(0.82918 / 1.0389, 6)
    expect(data.reporting?.rateDate).toBe('2024-12-31')
    expect(data.reporting?.value).toEqual(
      sumMoney(
        data.portfolios.flatMap((portfolio) => portfolio.reporting?.value ?? []),
        'GBP',
      ),
    )
  })
})

describe('an id with tfid', () => {
  const third = { portfolio: 'P204417-tfid-T2044' }

  it('stands for the portfolio of the contact that the third party has under its id', async () => {
    const [own, others] = await Promise.all([provider.getHoldings(gia, { locale }), provider.getHoldings(third, { locale })])
    expect(others.data).toEqual(own.data)
    expect(await journal()).toContain('GET /Portfolio/T2044/holdings/P204417')
    expect((await provider.getPerformance(third, { locale, period: all })).data.cumulative.at(-1)?.portfolioValue).toEqual(own.data.value)
    expect((await provider.getDocuments(third, { locale })).data).toEqual((await provider.getDocuments(gia, { locale })).data)
  })

  it('says the same as the third party beside the portfolio, and is refused with another contact beside it', async () => {
    await provider.getHoldings({ ...gia, thirdParty: 'T2044' }, { locale })
    expect((await failureOf(provider.getHoldings({ ...third, account: 'C2046' }, { locale }))).kind).toBe('bad_shape')
    expect(unknown).toEqual([{ source: 'bowmore', field: 'id of the answer of /Portfolio/T2044/holdings/P204417', value: 'C2044' }])
    expect((await failureOf(provider.getHoldings({ ...third, thirdParty: 'T2046' }, { locale }))).kind).toBe('not_found')
    expect((await failureOf(provider.getHoldings({ portfolio: 'P204417-tfid-T2046' }, { locale }))).kind).toBe('not_found')
  })
})

describe('ids', () => {
  it('that the upstream does not know, and portfolios of another contact, are not found', async () => {
    for (const portfolio of ['C2044-P999917', 'C2045-P204417', 'C9999-P204417']) {
      const asked = { portfolio }
      for (const call of [
        provider.getHoldings(asked, { locale }),
        provider.getTransactions(asked, { locale, period: all }),
        provider.getPerformance(asked, { locale, period: all }),
        provider.getCharges(asked, { locale, period: all }),
        provider.getDocuments(asked, { locale }),
      ])
        expect([portfolio, (await failureOf(call)).kind]).toEqual([portfolio, 'not_found'])
    }
    expect((await failureOf(provider.getAccount({ account: 'C9999' }, { locale }))).kind).toBe('not_found')
    expect((await failureOf(provider.openDocument({ account: 'C2045' }, 'D2044W'))).kind).toBe('not_found')
  })

  it('that are none, name another contact, or would make a list or another path are never asked for', async () => {
    for (const portfolio of [
      'P204417',
      'C2044-P204417-',
      '-P204417',
      'C2044-',
      '-',
      '..-..',
      'C2044-..',
      'C2044-P204417-x',
      'a-tfid-',
      '-tfid-b',
      'C2044,C2045-P204417',
    ])
      expect([portfolio, (await failureOf(provider.getHoldings({ portfolio }, { locale }))).kind]).toEqual([portfolio, 'not_found'])
    expect((await failureOf(provider.getHoldings({ ...gia, account: 'C2045' }, { locale }))).kind).toBe('not_found')
    for (const account of ['C2044,C2045', 'C2044-P204417', '..', '', 'C2044?contactIds=C2045'])
      for (const call of [
        provider.getAccount({ account }, { locale }),
        provider.forgetKept({ account }),
        provider.getDocuments({ account }, { locale }),
      ])
        expect([account, (await failureOf(call)).kind]).toEqual([account, 'not_found'])
    for (const holding of ['C2044-P204418-QSI62C8', 'C2045-P204417-QSI62C8', 'C2044-P204417', 'C2044-P204417-..'])
      expect((await failureOf(provider.getHoldingHistory({ ...gia, holding }, { locale, period: all }))).kind).toBe('not_found')
    expect((await failureOf(provider.openDocument({ account: 'C2044' }, '../C2045/D2045W'))).kind).toBe('not_found')
    expect(await journal()).toEqual([])
  })
})

describe('a fault of the upstream', () => {
  const period = { locale, period: all } as const
  const methods: Record<string, (p: SecondProvider) => Promise<unknown>> = {
    getDataDate: (p) => p.getDataDate({ locale }),
    getAccounts: (p) => p.getAccounts({ locale }),
    getAccount: (p) => p.getAccount({ account: 'C2044' }, { locale }),
    getHoldings: (p) => p.getHoldings(gia, { locale }),
    getTransactions: (p) => p.getTransactions(gia, period),
    getPerformance: (p) => p.getPerformance(gia, period),
    getAccountPerformance: (p) => p.getPerformance({ account: 'C2044' }, period),
    getCharges: (p) => p.getCharges({ account: 'C2044' }, period),
    getHoldingHistory: (p) => p.getHoldingHistory({ ...gia, holding: 'C2044-P204417-QSI62C8' }, period),
    getDocuments: (p) => p.getDocuments(gia, { locale }),
    openDocument: (p) => p.openDocument({ account: 'C2044' }, 'D2044W'),
  }
  const faults: [Partial<Fault>, string, boolean][] = [
    [{ kind: 'latency', ms: 2000 }, 'unavailable', true],
    [{ kind: 'stall' }, 'unavailable', true],
    [{ kind: 'reset' }, 'unavailable', true],
    [{ kind: 'truncate' }, 'bad_shape', true],
    [{ kind: 'status' }, 'unavailable', true],
    [{ kind: 'status', status: 401 }, 'unauthorized', false],
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
      const names = Object.keys(methods)
      const failures = await Promise.all(Object.values(methods).map((method) => failureOf(method(isSlow ? hasty : provider))))
      expect(failures.map((error, index) => [names[index], error.source, error.kind, error.retryable])).toEqual(
        names.map((name) => [name, 'bowmore', kind, retryable]),
      )
      expect(failures.filter(({ message }) => message.includes(token) || message.includes('Ellery'))).toEqual([])
    })
  }

  it('garbage is bad_shape, as JSON and as a file', async () => {
    await inject({ kind: 'garbage' })
    const failures = await Promise.all(Object.values(methods).map((method) => failureOf(method(provider))))
    expect(new Set(failures.map(({ kind }) => kind))).toEqual(new Set(['bad_shape']))
  })

  it('keeps the cache from being deleted, and says so', async () => {
    await inject({ kind: 'status', route: '/Cache' })
    expect(await failureOf(provider.forgetKept({ account: 'C2044' }))).toMatchObject({
      kind: 'unavailable',
      message: 'bowmore: DELETE /Cache: unavailable (status 503)',
    })
  })

  it('wrong-type costs the bad rows, which are counted; a return is not made of what is left', async () => {
    const sound = await provider.getHoldings(gia, { locale })
    await inject({ kind: 'wrong-type' })
    const holdings = await provider.getHoldings(gia, { locale })
    expect(holdings.data.holdings).toEqual(sound.data.holdings.slice(3))
    expect(holdings.dropped).toBe(4)
    expect((await provider.getTransactions(gia, period)).dropped).toBe(4)
    expect((await provider.getAccount({ account: 'C2044' }, { locale })).dropped).toBe(3)
    for (const owner of [gia, { account: 'C2044' }])
      expect((await failureOf(provider.getPerformance(owner, period))).kind).toBe('bad_shape')
  })
})

describe('a lie with status 200', () => {
  const period = { locale, period: all } as const
  const holdings = () => provider.getHoldings(gia, { locale })
  const account = () => provider.getAccount({ account: 'C2044' }, { locale })
  const transactions = () => provider.getTransactions(gia, period)
  const performance = () => provider.getPerformance(gia, period)
  const accountPerformance = () => provider.getPerformance({ account: 'C2044' }, period)

  it.each(['empty-list', 'halved-list', 'doubled'] as const)('%s is refused where there is a total or a history', async (kind) => {
    await inject({ kind })
    for (const ask of [holdings, account, performance, accountPerformance]) expect((await failureOf(ask())).kind).toBe('bad_shape')
  })

  it('doubled is refused by the balances of bookings', async () => {
    await inject({ kind: 'doubled' })
    for (const ask of [transactions, () => provider.getCharges(gia, period)])
      expect(await failureOf(ask())).toMatchObject({ kind: 'bad_shape', message: expect.stringContaining('balances') })
  })

  it.each(['text-numbers', 'foreign-ids'] as const)(
    '%s leaves no row that could be shown, and says that rows are missing',
    async (kind) => {
      await inject({ kind })
      for (const ask of [
        async () => (await holdings()).data.holdings,
        async () => (await account()).data.portfolios,
        async () => (await transactions()).data,
      ])
        expect(await ask()).toEqual([])
      expect((await holdings()).dropped).toBeGreaterThan(10)
      expect((await failureOf(accountPerformance())).kind).toBe('bad_shape')
    },
  )

  it('foreign-ids raise an alarm', async () => {
    await inject({ kind: 'foreign-ids' })
    await holdings()
    await provider.getDocuments({ account: 'C2044' }, { locale })
    expect(new Set(unknown.map(({ field }) => field))).toEqual(
      new Set(['owner of a row of /Portfolio/C2044/holdings/P204417', 'owner of a row of /Documents/C2044']),
    )
    expect(new Set(unknown.map(({ value }) => value))).toEqual(new Set(['QS-999999-QS-999999', 'QS-999999']))
  })

  it('future-dates are refused', async () => {
    await inject({ kind: 'future-dates' })
    for (const ask of [holdings, account, performance, accountPerformance]) expect((await failureOf(ask())).kind).toBe('bad_shape')
    const { data, dropped } = await transactions()
    expect([data, dropped > 0]).toEqual([[], true])
  })
})

describe('the private-equity provider', () => {
  const commitments = (account = 'C2044') => privateEquity.getCommitments({ account }, { locale })

  it('knows what the commitments of a contact are worth, and what was called of them', async () => {
    const account = await privateEquity.getAccount({ account: 'C2044' }, { locale })
    const { data, dropped } = await commitments()
    expect([account.data.externalId, account.data.portfolios.map(({ externalId }) => externalId), dropped]).toEqual([
      'C2044',
      ['C2044-V204401'],
      0,
    ])
    expect(data.asOf).toBe('2026-11-20')
    expect(valuesOf(data.commitments)).toEqual(account.data.value)
    expect(data.commitments[0]).toMatchObject({
      externalId: 'C2044-V204401-QSU12W5',
      portfolioExternalId: 'C2044-V204401',
      valuedOn: '2026-09-30',
      committed: { currency: 'GBP' },
      called: { currency: 'GBP' },
      distributed: { currency: 'GBP' },
    })
    for (const { called, committed, distributed } of data.commitments) {
      expect(Number(called.amount)).toBeLessThanOrEqual(Number(committed?.amount))
      expect(Number(distributed?.amount)).toBeLessThan(Number(called.amount))
    }
    expect(await journal()).toEqual([
      'GET /private-equity/accounts/values?contactIds=C2044',
      'GET /private-equity/accounts/values?contactIds=C2044',
      'GET /private-equity/portfolioHoldings/C2044/V204401',
    ])
    expect((await privateEquity.getDataDate({ locale })).data).toBe('2026-11-20')
    expect((await privateEquity.getAccounts({ locale })).data.length).toBeGreaterThan(3)
  })

  it('does not know who has none, nor a list of contacts', async () => {
    for (const account of ['C2045', 'C2044,C2045']) expect((await failureOf(commitments(account))).kind).toBe('not_found')
  })

  it('is not believed when its sums are wrong, and shows no row of another', async () => {
    await inject({ kind: 'doubled', route: '/private-equity/portfolioHoldings' })
    expect((await failureOf(commitments())).kind).toBe('bad_shape')
    await inject({ kind: 'foreign-ids', route: '/private-equity/portfolioHoldings' })
    expect(await commitments()).toMatchObject({ data: { commitments: [] }, dropped: 2 })
    await inject({ kind: 'foreign-ids', route: '/private-equity/accounts' })
    expect((await failureOf(commitments())).kind).toBe('bad_shape')
  })

  it('has no part in what it does not offer, and its token opens nothing else', async () => {
    const portfolio = { portfolio: 'C2044-V204401' }
    expect((await failureOf(privateEquity.getPerformance(portfolio, { locale, period: all }))).kind).toBe('unavailable')
    const stranger = createPrivateEquityProvider({ source: 'x', today, baseUrl: `${sandbox.url}/private-equity`, token })
    expect((await failureOf(stranger.getAccounts({ locale }))).kind).toBe('unauthorized')
    await stranger.close()
  })
})
