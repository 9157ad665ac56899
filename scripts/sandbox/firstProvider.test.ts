import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { UnknownValue } from '../../cms/server/wealth/adapter/report'
import type { UpstreamCall } from '../../cms/server/wealth/adapter/upstreamClient'
import { createFirstProvider, type FirstProvider } from '../../cms/server/wealth/first'
import { UpstreamError } from '../../cms/server/wealth/provider'
import { isoDate } from '../../shared/domain/dates'
import { sumMoney } from '../../shared/domain/money'
import { startFirstSandbox } from './first'
import type { Fault } from './server/faults'
import type { Sandbox } from './server/listen'

const token = 'provider-token'
const all = { from: isoDate('2012-01-01'), to: isoDate('2026-11-20') }
const locale = 'en'
const today = () => isoDate('2026-11-21')

let sandbox: Sandbox
let provider: FirstProvider
/** Gives up at once, for the faults that only time ends. */
let hasty: FirstProvider
const calls: UpstreamCall[] = []
const unknown: UnknownValue[] = []
/** The sandbox computes its first answers beside other tests: only `hasty` is there to give up. */
const patient = { headers: 60_000, body: 60_000, total: 60_000 }

beforeAll(async () => {
  sandbox = await startFirstSandbox({ token, today: isoDate('2026-11-21'), clients: 30 })
  provider = createFirstProvider({
    source: 'akta',
    today,
    baseUrl: sandbox.url,
    token,
    timeouts: patient,
    onCall: (call) => calls.push(call),
    onUnknown: (value) => unknown.push(value),
  })
  hasty = createFirstProvider({ source: 'akta', today, baseUrl: sandbox.url, token, timeouts: { headers: 300, body: 300, total: 600 } })
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
  const response = await fetch(`${sandbox.url}/__fault`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })
  expect(response.status).toBe(201)
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

describe('the first provider', () => {
  it('knows the day of the newest prices', async () => {
    expect(await provider.getDataDate({ locale })).toEqual({ data: '2026-11-20', fetchedAt: expect.any(String), dropped: 0 })
  })

  it('knows when it last imported, and believes no import to come', async () => {
    expect((await provider.getLastImport({ locale })).data).toBe('2026-11-21T04:30:00.000Z')
    const importedAt = new Date(Date.now() + 3_600_000).toISOString()
    const tomorrow = await startFirstSandbox({ token, today: isoDate('2026-11-21'), importedAt, clients: 12 })
    const early = createFirstProvider({ source: 'akta', baseUrl: tomorrow.url, token, timeouts: patient })
    try {
      expect((await failureOf(early.getLastImport({ locale }))).kind).toBe('bad_shape')
    } finally {
      await early.close()
      await tomorrow.close()
    }
  })

  it('lists documents of an account and of a portfolio, the newest first, and opens them by their path', async () => {
    const ofAccount = await provider.getDocuments({ account: 'QS-2044' }, { locale })
    const ofPortfolio = await provider.getDocuments({ portfolio: 'QS-204417' }, { locale })
    expect([ofAccount.dropped, ofPortfolio.dropped]).toEqual([0, 0])
    expect(new Set(ofAccount.data.map(({ type }) => type))).toEqual(new Set(['Other', 'Valuations and Statements', 'CN']))
    expect(new Set(ofPortfolio.data.map(({ portfolioExternalId }) => portfolioExternalId))).toEqual(new Set(['QS-204417']))
    const dates = ofAccount.data.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    const letter = ofAccount.data.find(({ typeName }) => typeName === 'Letter')
    expect(letter).toMatchObject({ externalId: 'QS-2044/Letters 2012/D2044W.pdf', portfolioExternalId: null })
    const file = await provider.openDocument({ account: 'QS-2044' }, letter?.externalId ?? '')
    expect([file.mediaType, file.name, Buffer.from(file.bytes.subarray(0, 5)).toString()]).toEqual([
      'application/pdf',
      'Welcome letter 2012-09-20.pdf',
      '%PDF-',
    ])
  })

  it('opens no document of another, and asks for no path that climbs out of the store', async () => {
    expect((await failureOf(provider.openDocument({ account: 'QS-2045' }, 'QS-2044/Letters 2012/D2044W.pdf'))).kind).toBe('not_found')
    await fetch(`${sandbox.url}/__journal`, { method: 'DELETE' })
    for (const path of ['QS-2044/../QS-2045/x.pdf', '..\\x.pdf', '', 'x\u0000.pdf', './x.pdf'])
      expect((await failureOf(provider.openDocument({ account: 'QS-2044' }, path))).kind).toBe('not_found')
    expect(await journal()).toEqual([])
  })

  it('lists no document of another, and reports it', async () => {
    const before = unknown.length
    await inject({ kind: 'foreign-ids', route: '/Documents' })
    for (const owner of [{ account: 'QS-2044' }, { portfolio: 'QS-204417' }]) {
      const { data, dropped } = await provider.getDocuments(owner, { locale })
      expect([data, dropped > 0]).toEqual([[], true])
    }
    expect(new Set(unknown.slice(before).map(({ field }) => field))).toEqual(
      new Set(['owner of a row of /Documents/QS-2044', 'owner of a row of /Documents/QS-204417']),
    )
    unknown.length = before
  })

  it('passes its own report of a portfolio and of a client through', async () => {
    const period = { from: isoDate('2026-01-01'), to: isoDate('2026-06-30') }
    const files = [
      await provider.openReport({ portfolio: 'QS-204417' }, { locale, period }),
      await provider.openReport({ account: 'QS-2044' }, { locale, period }),
    ]
    expect(files.map(({ mediaType, name }) => [mediaType, name])).toEqual([
      ['application/pdf', 'Report QS-204417.pdf'],
      ['application/pdf', 'Report QS-2044.pdf'],
    ])
    expect((await journal()).map((path) => new URL(path, sandbox.url).pathname)).toEqual(['/Pdf/QS-204417', '/Pdf/ClientPdf/QS-2044'])
    await inject({ kind: 'html', route: '/Pdf' })
    expect((await failureOf(provider.openReport({ account: 'QS-2044' }, { locale, period }))).kind).toBe('bad_shape')
  })

  it('asks for portfolios below their account in the variant, and for the same figures', async () => {
    const variant = createFirstProvider({
      source: 'north',
      today,
      baseUrl: sandbox.url,
      token,
      timeouts: patient,
      portfolioPaths: 'below-account',
    })
    const ids = { portfolio: 'QS-204417', account: 'QS-2044' }
    const ask = { locale, period: all } as const
    try {
      const answers = [await variant.getHoldings(ids, ask), await variant.getTransactions(ids, ask), await variant.getPerformance(ids, ask)]
      expect(new Set((await journal()).map((path) => path.split('?')[0]))).toEqual(
        new Set(['Holdings', 'Transactions', 'Performance'].map((collection) => `/${collection}/QS-2044/portfolio/QS-204417`)),
      )
      const own = [await provider.getHoldings(ids, ask), await provider.getTransactions(ids, ask), await provider.getPerformance(ids, ask)]
      expect(answers.map(({ data }) => data)).toEqual(own.map(({ data }) => data))
      expect((await failureOf(variant.getHoldings({ ...ids, account: 'QS-2045' }, { locale }))).kind).toBe('not_found')
    } finally {
      await variant.close()
    }
  })

  it('lists all accounts', async () => {
    const { data, dropped } = await provider.getAccounts({ locale })
    expect([data.length, dropped]).toEqual([30, 0])
    expect(data.find(({ externalId }) => externalId === 'QS-2044')).toMatchObject({
      name: 'Catherine Ellery-Voss',
      currency: 'GBP',
      inception: '2012-09-20',
      asOf: '2026-11-20',
      portfolioCount: 3,
    })
    expect(data.find(({ externalId }) => externalId === 'QS-2049')).toMatchObject({
      value: { amount: '0', currency: 'GBP' },
      inception: null,
      portfolioCount: 0,
    })
  })

  it('gives an account whose portfolios add up to it', async () => {
    const { data } = await provider.getAccount({ account: 'QS-2044' }, { locale })
    expect(
      data.portfolios.map(({ externalId, type, riskProfile, objective, inception }) => [
        externalId,
        type,
        riskProfile,
        objective,
        inception,
      ]),
    ).toEqual([
      ['QS-204417', 'GIA', 5, 'Both', '2019-03-14'],
      ['QS-204418', 'ISA', 6, 'Accumulation', '2013-04-11'],
      ['QS-204419', 'SIPP', 4, 'Accumulation', '2012-09-20'],
    ])
    expect(
      sumMoney(
        data.portfolios.map(({ value }) => value),
        'GBP',
      ),
    ).toEqual(data.value)
    expect(data.portfolios.every(({ changeYtd, change1y }) => changeYtd !== null && change1y !== null)).toBe(true)
  })

  it('gives an account as it was: a portfolio that had not begun is not there', async () => {
    const { data } = await provider.getAccount({ account: 'QS-2044' }, { locale, date: isoDate('2016-01-03') })
    expect([data.asOf, data.portfolios.map(({ externalId }) => externalId)]).toEqual(['2015-12-31', ['QS-204418', 'QS-204419']])
    expect((await provider.getAccount({ account: 'QS-2049' }, { locale })).data.portfolios).toEqual([])
  })

  it('gives holdings that add up to the newest value of the performance, with pence and foreign prices', async () => {
    for (const id of ['QS-204417', 'QS-204817']) {
      const holdings = await provider.getHoldings({ portfolio: id }, { locale })
      const performance = await provider.getPerformance({ portfolio: id }, { locale, period: all })
      expect([holdings.dropped, performance.dropped]).toEqual([0, 0])
      expect(
        sumMoney(
          holdings.data.holdings.map(({ value }) => value),
          'GBP',
        ),
      ).toEqual(performance.data.cumulative.at(-1)?.portfolioValue)
      expect(new Set(holdings.data.holdings.map(({ externalId }) => externalId)).size).toBe(holdings.data.holdings.length)
    }
    const { data } = await provider.getHoldings({ portfolio: 'QS-204817' }, { locale })
    expect(data.holdings).toHaveLength(40)
    expect(new Set(data.holdings.map(({ quoteUnit }) => quoteUnit))).toEqual(new Set(['GBP', 'GBX', 'USD', 'EUR', 'CAD']))
    expect(new Set(data.holdings.map(({ assetClass }) => assetClass)).size).toBe(12)
    const [capital, income] = data.holdings
    expect([capital?.cashType, income?.cashType, capital?.units, capital?.price]).toEqual(['capital', 'income', null, null])
    const share = data.holdings.find(({ quoteUnit }) => quoteUnit === 'GBX')
    expect(share?.prices.length).toBeGreaterThan(95)
    expect(share?.prices.at(-1)).toEqual({ date: '2026-11-20', price: share?.price })
  })

  it('gives the holdings of an earlier day', async () => {
    const { data } = await provider.getHoldings({ portfolio: 'QS-204417' }, { locale, date: isoDate('2022-01-02') })
    const { cumulative } = (await provider.getPerformance({ portfolio: 'QS-204417' }, { locale, period: all })).data
    expect(data.asOf).toBe('2021-12-31')
    expect(
      sumMoney(
        data.holdings.map(({ value }) => value),
        'GBP',
      ),
    ).toEqual(cumulative.find(({ date }) => date === '2021-12-31')?.portfolioValue)
  })

  it('gives the transactions of a period, the newest first', async () => {
    const period = { from: isoDate('2026-08-01'), to: isoDate('2026-10-31') }
    const { data } = await provider.getTransactions({ portfolio: 'QS-204417' }, { locale, period: period })
    const dates = data.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(dates.every((date) => date >= period.from && date <= period.to)).toBe(true)
    expect(new Set(data.map(({ type }) => type))).toEqual(new Set(['Purchase', 'Dividend', 'Interest', 'Contribution', 'Charge']))
    expect(await journal()).toEqual([
      '/Transactions/QS-204417?usePlatformSecurities=true&fromDateString=2026-08-01&toDateString=2026-10-31',
    ])
  })

  it('asks for single types over a long time by type, in their spelling', async () => {
    const flows = await provider.getTransactions({ portfolio: 'QS-204417' }, { locale, period: all, types: ['Contribution', 'Withdrawal'] })
    expect(flows.data[0]?.date).toBe('2026-11-02')
    expect(flows.data.at(-1)).toMatchObject({ date: '2019-03-14', type: 'Contribution', amount: { amount: '750000', currency: 'GBP' } })
    expect(new Set(flows.data.map(({ type }) => type))).toEqual(new Set(['Contribution', 'Withdrawal']))
    const dividends = await provider.getTransactions(
      { portfolio: 'QS-204417' },
      { locale, period: { from: isoDate('2020-01-01'), to: isoDate('2022-12-31') }, types: ['Dividend'] },
    )
    expect(new Set(dividends.data.map(({ date }) => date.slice(0, 4)))).toEqual(new Set(['2020', '2021', '2022']))
    expect((await journal()).sort()).toEqual([
      '/Transactions/QS-204417?usePlatformSecurities=true&transactionType=Contribution',
      '/Transactions/QS-204417?usePlatformSecurities=true&transactionType=Divident',
      '/Transactions/QS-204417?usePlatformSecurities=true&transactionType=Withdrawal',
    ])
  })

  it('gives returns since the first entry of the period, for a portfolio and for an account', async () => {
    const { data } = await provider.getPerformance({ portfolio: 'QS-204417' }, { locale, period: all })
    expect(data).toMatchObject({ currency: 'GBP', basis: 'net', benchmarkName: 'Mixed Investment 40–85% Shares' })
    expect(data.cumulative[0]).toEqual({
      date: '2019-03-14',
      portfolio: 0,
      portfolioValue: { amount: '750000', currency: 'GBP' },
      benchmark: 0,
    })
    expect(data.cumulative.at(-1)?.date).toBe('2026-11-20')
    expect(data.discrete.map(({ kind, year: of }) => of ?? kind)).toEqual([
      'ytd',
      2025,
      2024,
      2023,
      2022,
      2021,
      '1y',
      '3y',
      '5y',
      'inception',
    ])
    const year = await provider.getPerformance(
      { account: 'QS-2044' },
      { locale, period: { from: isoDate('2025-01-01'), to: isoDate('2025-12-31') } },
    )
    expect([year.data.cumulative[0]?.date, year.data.cumulative[0]?.portfolio, year.data.cumulative.at(-1)?.date]).toEqual([
      '2024-12-31',
      0,
      '2025-12-31',
    ])
    expect(year.data.cumulative.at(-1)?.portfolioValue).toEqual(
      (await provider.getAccount({ account: 'QS-2044' }, { locale, date: isoDate('2025-12-31') })).data.value,
    )
  })

  it('gives management and dealing charges together: what was booked as charges', async () => {
    const { data } = await provider.getCharges({ portfolio: 'QS-204417' }, { locale, period: all })
    const { data: booked } = await provider.getTransactions({ portfolio: 'QS-204417' }, { locale, period: all, types: ['Charge'] })
    expect(new Set(data.items.map(({ label }) => label))).toEqual(new Set(['Management charge', 'Dealing charge']))
    expect(data.total).toEqual(
      sumMoney(
        data.items.map(({ amount }) => amount),
        'GBP',
      ),
    )
    expect(`-${data.total.amount}`).toBe(
      sumMoney(
        booked.map(({ amount }) => amount),
        'GBP',
      ).amount,
    )
  })

  it('tells each call with its status, and knows every word that the upstream uses', async () => {
    await provider.getHoldings({ portfolio: 'QS-204617' }, { locale })
    expect(calls).toEqual([{ source: 'akta', path: '/Holdings/QS-204617', status: 200, ms: expect.any(Number) }])
    expect(unknown).toEqual([])
  })

  it('gives values in pounds at the reference rates of a day, with the rate and its day', async () => {
    const { data: accounts } = await provider.getAccounts({ locale })
    const pounds = accounts.filter(({ currency }) => currency === 'GBP')
    expect(pounds.map(({ reporting }) => reporting)).toEqual(pounds.map(({ asOf, value }) => ({ value, rate: '1', rateDate: asOf })))
    const dollars = accounts.find(({ currency }) => currency === 'USD')
    const { data } = await provider.getAccount({ account: dollars?.externalId ?? 'none' }, { locale, date: isoDate('2024-12-31') })
    // ECB, 31 December 2024: a euro was 1.0389 dollars and 0.82918 pounds.
    expect(Number(data.reporting?.rate)).toBeCloseTo(0.82918 / 1.0389, 6)
    expect(data.reporting?.rateDate).toBe('2024-12-31')
    expect(Number(data.reporting?.value.amount) / Number(data.value.amount)).toBeCloseTo(0.82918 / 1.0389, 5)
    expect(data.reporting?.value).toEqual(
      sumMoney(
        data.portfolios.flatMap((portfolio) => portfolio.reporting?.value ?? []),
        'GBP',
      ),
    )
  })
})

describe('ids', () => {
  it('that the upstream does not know are not found', async () => {
    for (const call of [
      provider.getAccount({ account: 'QS-9999' }, { locale }),
      provider.getHoldings({ portfolio: 'QS-9999' }, { locale }),
      provider.getTransactions({ portfolio: 'QS-9999' }, { locale, period: all }),
      provider.getPerformance({ portfolio: 'QS-9999' }, { locale, period: all }),
      provider.getCharges({ portfolio: 'QS-9999' }, { locale, period: all }),
    ]) {
      expect((await failureOf(call)).kind).toBe('not_found')
    }
  })

  it('cannot lead to another path', async () => {
    expect((await failureOf(provider.getHoldings({ portfolio: '../Account/QS-2044' }, { locale }))).kind).toBe('not_found')
    expect(await journal()).toEqual(['/Holdings/..%2FAccount%2FQS-2044?usePlatformSecurities=true'])
  })
})

describe('a fault of the upstream', () => {
  const methods: Record<string, (p: FirstProvider) => Promise<unknown>> = {
    getDataDate: (p) => p.getDataDate({ locale }),
    getAccounts: (p) => p.getAccounts({ locale }),
    getAccount: (p) => p.getAccount({ account: 'QS-2044' }, { locale }),
    getHoldings: (p) => p.getHoldings({ portfolio: 'QS-204417' }, { locale }),
    getTransactions: (p) => p.getTransactions({ portfolio: 'QS-204417' }, { locale, period: all }),
    getPerformance: (p) => p.getPerformance({ portfolio: 'QS-204417' }, { locale, period: all }),
    getCharges: (p) => p.getCharges({ portfolio: 'QS-204417' }, { locale, period: all }),
  }
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
      expect(failures.map((error) => [error.source, error.kind, error.retryable])).toEqual(failures.map(() => ['akta', kind, retryable]))
      expect(failures.filter(({ message }) => message.includes(token) || message.includes('Ellery'))).toEqual([])
    })
  }

  it('ends when the fault ends', async () => {
    await inject({ kind: 'reset', n: 1 })
    expect((await failureOf(provider.getDataDate({ locale }))).kind).toBe('unavailable')
    expect((await provider.getDataDate({ locale })).data).toBe('2026-11-20')
  })

  it('wrong-type costs the bad rows, which are counted, and never makes a figure up', async () => {
    const sound = await provider.getHoldings({ portfolio: 'QS-204417' }, { locale })
    await inject({ kind: 'wrong-type' })
    const holdings = await provider.getHoldings({ portfolio: 'QS-204417' }, { locale })
    expect([holdings.data.holdings.length, holdings.dropped]).toEqual([sound.data.holdings.length - 3, 4])
    expect(holdings.data.holdings).toEqual(sound.data.holdings.slice(3))
    const performance = await provider.getPerformance({ portfolio: 'QS-204417' }, { locale, period: all })
    expect(performance.dropped).toBe(4)
    expect(performance.data.cumulative.every(({ portfolio }) => Number.isFinite(portfolio))).toBe(true)
    expect((await provider.getTransactions({ portfolio: 'QS-204417' }, { locale, period: all })).dropped).toBe(4)
    expect((await provider.getAccount({ account: 'QS-2044' }, { locale })).dropped).toBe(3)
    expect((await provider.getDataDate({ locale })).data).toBe('2026-11-20')
  })
})

describe('a lie with status 200', () => {
  const period = { locale, period: all } as const
  const holdings = () => provider.getHoldings({ portfolio: 'QS-204417' }, { locale })
  const account = () => provider.getAccount({ account: 'QS-2044' }, { locale })
  const charges = () => provider.getCharges({ portfolio: 'QS-204417' }, period)

  it.each(['empty-list', 'halved-list', 'doubled'] as const)('%s is refused where the upstream sends its own total', async (kind) => {
    await inject({ kind })
    for (const ask of [holdings, account, charges])
      expect(await failureOf(ask())).toMatchObject({ kind: 'bad_shape', message: expect.stringContaining('is not the sum of its rows') })
  })

  it.each(['text-numbers', 'foreign-ids'] as const)(
    '%s leaves no row that could be shown, and says that rows are missing',
    async (kind) => {
      await inject({ kind })
      for (const ask of [
        async () => (await holdings()).data.holdings,
        async () => (await account()).data.portfolios,
        async () => (await charges()).data.items,
        async () => (await provider.getTransactions({ portfolio: 'QS-204417' }, period)).data,
      ])
        expect(await ask()).toEqual([])
      expect((await holdings()).dropped).toBeGreaterThan(10)
    },
  )

  it('future-dates are refused', async () => {
    await inject({ kind: 'future-dates' })
    expect((await failureOf(holdings())).kind).toBe('bad_shape')
    expect((await failureOf(account())).kind).toBe('bad_shape')
    const { data, dropped } = await provider.getTransactions({ portfolio: 'QS-204417' }, period)
    expect([data, dropped > 0]).toEqual([[], true])
    const performance = await provider.getPerformance({ portfolio: 'QS-204417' }, period)
    expect([performance.data.cumulative, performance.dropped > 0]).toEqual([[], true])
  })
})

describe('a wrong token', () => {
  it('is unauthorized', async () => {
    const stranger = createFirstProvider({ source: 'akta', today, baseUrl: sandbox.url, token: 'another-token' })
    expect((await failureOf(stranger.getAccounts({ locale }))).kind).toBe('unauthorized')
    await stranger.close()
  })
})
