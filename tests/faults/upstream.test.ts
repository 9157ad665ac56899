import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { AccountResponse } from '../../shared/contracts/wealth/accounts'
import type { ClientsResponse } from '../../shared/contracts/wealth/clients'
import type { ReportResponse } from '../../shared/contracts/report'
import type { HoldingDetailResponse, HoldingsResponse } from '../../shared/contracts/wealth/holdings'
import type { PortfolioResponse } from '../../shared/contracts/wealth/portfolios'
import type { TransactionsResponse } from '../../shared/contracts/wealth/transactions'
import { pause, waitFor } from '../helpers/children'
import { type Client, signIn } from '../helpers/client'
import { askSandbox, clearFaults, setFault, sumOf, toPence } from '../helpers/figures'
import { product } from '../helpers/product'
import { docsOf } from '../helpers/records'
import { makeTenant } from '../helpers/tenant'

/*
 * What people see when the upstream fails: the last good figures with their time, or a gap with its reason; never a zero.
 * The web process shares an answer for half a minute, so each fault strikes an account that nobody has opened yet, and the one test of
 * last good figures has the caches grow older by that.
 */

let akta: Client
/** Of akta, whose circuit breaker opens. */
let struck: { id: string }[]
type Source = Readonly<{ advisor: Client; portal: string; account: string }>
/** One for each test: what fails often opens the circuit breaker of its source. */
const sources: Source[] = []

beforeAll(async () => {
  akta = await signIn('advisor@akta.example')
  const { clients } = (await akta.get('/api/wealth/clients?portal=akta')).body as ClientsResponse
  const linked = new Set(clients.filter(({ unlinked }) => unlinked === null).map(({ id }) => id))
  const elsewhere = ['QS-2044', 'QS-2045', 'QS-2046', 'QS-2047']
  struck = docsOf(await akta.get('/api/accounts?depth=0&limit=200&sort=externalId')).filter(
    ({ externalId, id }) => linked.has(id) && !elsewhere.includes(String(externalId)),
  )
  sources.push(...(await Promise.all(Array.from({ length: 8 }, makeSource))))
})

/** A tenant's own source, with an account that nobody has opened. */
async function makeSource(): Promise<Source> {
  const tenant = await makeTenant()
  const upstream = await askSandbox<{ accounts: { id: string; currency: string; value: number }[] }>('/Account')
  const externalId = upstream.accounts.find(({ currency, value }) => currency === 'GBP' && value > 0)?.id
  const { id } = await tenant.account(`Account ${externalId}`, { externalId })
  await tenant.fetchFigures(id)
  return { advisor: await tenant.advisor.signIn(), portal: tenant.brand, account: id }
}

afterEach(clearFaults)
afterAll(async () => {
  await clearFaults()
  await product().startSandbox()
})

const next = (): Source => {
  const source = sources.shift()
  if (!source) throw new Error('no source is left that nobody has asked')
  return source
}

/** The parts for which the web process has given a source up. */
const unansweredOf = (source: string): unknown[] =>
  readFileSync(product().logOf('web'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('an upstream did not answer'))
    .map((line) => JSON.parse(line) as { source: string; part: string })
    .flatMap((line) => (line.source === source ? [line.part] : []))

/** What the documents remember, with its day and its time, and nothing else: a zero in place of a gap is the worst fault that this product can have. */
function expectRemembered(account: AccountResponse, kind: string): void {
  expect(account).toMatchObject({
    ledger: null,
    dayChange: null,
    tiles: [],
    series: [],
    benchmarkName: null,
    account: { error: false },
    degraded: true,
    asOf: '2026-11-19',
    fetchedAt: expect.stringMatching(/^\d{4}-/),
  })
  expect(account.reasons.filter(({ part }) => part === 'account')).toEqual([{ part: 'account', kind, stale: true }])
  expect(new Set(account.reasons.map(({ part, stale }) => `${part} ${stale}`))).toEqual(
    new Set(['account true', 'performance false', 'charges false', 'transactions false']),
  )
  expect(account.portfolios.length).toBeGreaterThan(0)
  for (const { value } of account.portfolios) expect(Number(value?.amount)).toBeGreaterThan(0)
  expect(toPence(account.value)).toBe(sumOf(account.portfolios.flatMap(({ value }) => value ?? [])))
}

describe('an upstream that never answered for an account', () => {
  it.each([
    ['cuts its answer in half', { kind: 'truncate' }, 'bad_shape'],
    ['sends its sign-in page', { kind: 'html' }, 'bad_shape'],
    ['sends what is no JSON', { kind: 'garbage' }, 'bad_shape'],
    ['does not know our token', { kind: 'status', status: 401 }, 'unauthorized'],
    ['has too many requests', { kind: 'status', status: 429, retryAfter: 1 }, 'rate_limited'],
    // Last, for they open the circuit breaker.
    ['fails', { kind: 'status', status: 500 }, 'unavailable'],
    ['hangs up', { kind: 'reset' }, 'unavailable'],
  ])('and %s: what is remembered with its day, gaps with their reason, no zeros, and the session stays', async (_name, fault, kind) => {
    const { id } = struck[0] ?? { id: '' }
    await setFault(fault)
    const answer = await akta.get(`/api/wealth/accounts/${id}`)
    expect(answer.status).toBe(200)
    const account = answer.body as AccountResponse
    expectRemembered(account, kind)
    const portfolioId = account.portfolios[0]?.id
    const [head, holdings, transactions] = [
      await akta.get(`/api/wealth/portfolios/${portfolioId}`),
      await akta.get(`/api/wealth/portfolios/${portfolioId}/holdings`),
      await akta.get(`/api/wealth/portfolios/${portfolioId}/transactions?range=all`),
    ]
    expect([head.status, holdings.status, transactions.status]).toEqual([200, 200, 200])
    expect(head.body as PortfolioResponse).toMatchObject({
      value: account.portfolios[0]?.value,
      asOf: '2026-11-19',
      ledger: null,
      dayChange: null,
      degraded: true,
    })
    expect(holdings.body as HoldingsResponse).toMatchObject({
      holdings: [],
      groups: [],
      total: { count: 0, value: null, weight: null, missing: 'unavailable' },
      degraded: true,
      reasons: [{ part: 'holdings', kind, stale: false }],
    })
    expect(transactions.body as TransactionsResponse).toMatchObject({
      transactions: [],
      degraded: true,
      reasons: [{ part: 'transactions', kind, stale: false }],
    })
    const report = await akta.get(`/api/wealth/accounts/${id}/report`)
    expect([report.status, report.body]).toMatchObject([503, { errors: [{ code: 'upstream_unavailable' }] }])
    expect((await akta.get('/api/session')).status).toBe(200)
    expect(JSON.stringify([answer.body, head.body, holdings.body])).not.toMatch(/sandbox|127\.0\.0\.1|token|Bearer/i)
    // As long as the upstream asked to be left alone.
    if (kind === 'rate_limited') await pause(1100)
  })
})

describe('one part that fails', () => {
  it.each([
    [
      '/Performance',
      'performance',
      (account: AccountResponse) => expect(account).toMatchObject({ dayChange: null, tiles: [], series: [] }),
    ],
    ['/Charges', 'charges', (account: AccountResponse) => expect(account).toMatchObject({ ledger: null })],
    ['/Transactions', 'transactions', (account: AccountResponse) => expect(account).toMatchObject({ ledger: null, dayChange: null })],
  ] as const)('%s leaves the others as they are', async (route, part, expectGap) => {
    const { account: id, advisor } = next()
    await setFault({ kind: 'status', status: 500, route })
    const account = (await advisor.get(`/api/wealth/accounts/${id}`)).body as AccountResponse
    expect(Number(account.value?.amount)).toBeGreaterThan(0)
    expect(account.portfolios.length).toBeGreaterThan(0)
    expectGap(account)
    expect(account.degraded).toBe(true)
    expect(new Set(account.reasons.map((reason) => `${reason.part} ${reason.kind} ${reason.stale}`))).toEqual(
      new Set([`${part} unavailable false`]),
    )
  })

  it('rows that cannot be read are left out and said so, and what is shown is as it was sent', async () => {
    const { account: id, advisor } = next()
    const { docs } = (await advisor.get(`/api/portfolios?where[account][equals]=${id}&depth=0`)).body as {
      docs: { id: string; externalId: string }[]
    }
    const [portfolio] = docs
    const { holdings: sent } = await askSandbox<{ holdings: { id: string; value: number }[] }>(`/Holdings/${portfolio?.externalId}`)
    expect(sent.length).toBeGreaterThan(3)
    await setFault({ kind: 'wrong-type', route: '/Holdings' })
    const holdings = (await advisor.get(`/api/wealth/portfolios/${portfolio?.id}/holdings`)).body as HoldingsResponse
    expect(holdings).toMatchObject({ degraded: true, reasons: [{ part: 'holdings', kind: 'dropped_rows', stale: false }] })
    // The row without numbers is gone, and the last one, which came twice, is there once.
    const shown = holdings.holdings.map(({ id: holding, value }) => [holding, toPence(value)])
    expect(shown.length).toBeLessThan(sent.length)
    const right = new Map(sent.map((row) => [row.id, row.value.toFixed(2)]))
    expect(shown).toEqual([...new Set(shown.map(([holding = '']) => holding))].map((holding) => [holding, right.get(holding)]))
    // No sum is made of the rest, and no share of it: both would be wrong.
    const noSum = { value: null, cost: null, gain: null, gainRatio: null, weight: null, missing: 'incomplete' }
    for (const sum of [holdings.total, ...holdings.groups]) expect(sum).toMatchObject(noSum)
    expect(new Set(holdings.holdings.map(({ weight }) => weight))).toEqual(new Set([null]))
    const [row] = holdings.holdings
    const detail = await advisor.get(`/api/wealth/portfolios/${portfolio?.id}/holdings/${row?.id}`)
    expect(detail.body as HoldingDetailResponse).toMatchObject({ shareOfClass: null, holding: { id: row?.id, weight: null } })
    const head = await advisor.get(`/api/wealth/portfolios/${portfolio?.id}`)
    expect(head.body as PortfolioResponse).toMatchObject({ value: null, ledger: null, missing: { value: 'incomplete' } })
    const report = await advisor.get(`/api/wealth/accounts/${id}/report?portfolio=${portfolio?.id}`)
    expect(report.body as ReportResponse).toMatchObject({
      value: null,
      missing: 'incomplete',
      movement: null,
      groups: [],
      degraded: true,
      portfolios: [{ portfolio: { value: null, share: null }, missing: 'incomplete', ledger: null, total: noSum }],
    })
  })

  it.each([
    ['stalls', { kind: 'stall' }],
    ['sends a byte a second', { kind: 'slowdrip' }],
  ])('an upstream that %s is not waited for: the others come first, then its last good figures, or a gap', async (_name, fault) => {
    const { account: id, advisor, portal } = next()
    const path = `/api/wealth/accounts/${id}`
    const good = (await advisor.get(path)).body as AccountResponse
    expect(good).toMatchObject({ degraded: false, reasons: [] })
    // Longer than answers are shared.
    await product().ageCaches(31)
    for (const route of ['/Holdings', '/Performance']) await setFault({ ...fault, route })
    const order: string[] = []
    const noting = async (name: string, of: string) => {
      const answer = await advisor.get(of)
      order.push(name)
      return answer
    }
    const portfolio = `/api/wealth/portfolios/${good.portfolios[0]?.id}`
    // The stalled ones are asked first.
    const [holdings, account, ...others] = await Promise.all([
      noting('holdings', `${portfolio}/holdings`),
      noting('account', path),
      noting('clients', `/api/wealth/clients?portal=${portal}`),
      noting('transactions', `${portfolio}/transactions`),
    ])
    // Written once the upstream's own time is over, seconds later: those who asked have not waited for it.
    expect(unansweredOf(portal)).toEqual([])
    expect(order.slice(0, 2).toSorted()).toEqual(['clients', 'transactions'])
    expect(others.map(({ status }) => status)).toEqual([200, 200])
    expect(others[1]?.body).toMatchObject({ degraded: false })
    expect(holdings.body as HoldingsResponse).toMatchObject({
      holdings: [],
      degraded: true,
      reasons: [{ part: 'holdings', kind: 'unavailable', stale: false }],
    })
    const { degraded, reasons, ...figures } = account.body as AccountResponse
    expect([degraded, reasons]).toEqual([true, [{ part: 'performance', kind: 'unavailable', stale: true }]])
    expect(figures.series.length).toBeGreaterThan(0)
    expect([figures.value, figures.tiles, figures.series]).toEqual([good.value, good.tiles, good.series])
  })
})

describe('an upstream that is gone', () => {
  it('leaves the last good figures with their time on the screen; when it is back, so are fresh ones', async () => {
    const { account: id, advisor, portal } = next()
    const unopened = next()
    const path = `/api/wealth/accounts/${id}`
    const good = (await advisor.get(path)).body as AccountResponse
    const holdingsPath = `/api/wealth/portfolios/${good.portfolios[0]?.id}/holdings`
    const goodHoldings = (await advisor.get(holdingsPath)).body as HoldingsResponse
    expect([good.degraded, goodHoldings.degraded]).toEqual([false, false])
    await product().stopSandbox()
    const gap = (await unopened.advisor.get(`/api/wealth/accounts/${unopened.account}`)).body as AccountResponse
    expectRemembered(gap, 'unavailable')

    // Longer than answers are shared.
    await product().ageCaches(31)
    const stale = (await advisor.get(path)).body as AccountResponse
    expect(stale.degraded).toBe(true)
    expect(stale.reasons.length).toBeGreaterThan(0)
    expect(stale.reasons.filter((reason) => !reason.stale || reason.kind !== 'unavailable')).toEqual([])
    const { degraded: _d, reasons: _r, ...figures } = stale
    const { degraded: _gd, reasons: _gr, ...goodFigures } = good
    expect(figures).toEqual(goodFigures)
    const staleHoldings = (await advisor.get(holdingsPath)).body as HoldingsResponse
    expect(staleHoldings).toMatchObject({
      degraded: true,
      fetchedAt: goodHoldings.fetchedAt,
      reasons: [{ part: 'holdings', kind: 'unavailable', stale: true }],
    })
    expect(staleHoldings.holdings).toEqual(goodHoldings.holdings)
    // The overview works from what it knows, and says how old that is.
    const overview = (await advisor.get(`/api/wealth/clients?portal=${portal}`)).body as ClientsResponse
    expect(Number(overview.totals.value?.amount)).toBeGreaterThan(0)
    expect(overview.asOf).toBe('2026-11-19')
    expect((await advisor.get('/readyz')).status).toBe(200)

    await product().startSandbox()
    await waitFor('Fresh figures', async () => ((await advisor.get(path)).body as AccountResponse).degraded === false, 40_000, 500)
    const fresh = (await advisor.get(path)).body as AccountResponse
    expect(Date.parse(fresh.fetchedAt ?? '')).toBeGreaterThan(Date.parse(good.fetchedAt ?? ''))
    expect(fresh.value).toEqual(good.value)
  }, 120_000)
})

// Last, as the circuit breaker stays open for a quarter of a minute: the other tests ask a source of their own meanwhile.
describe('an upstream that failed until it was left alone', () => {
  it('is well again: the figures are there as soon as it is asked again', async () => {
    const { id } = struck[0] ?? { id: '' }
    const read = async () => (await akta.get(`/api/wealth/accounts/${id}`)).body as AccountResponse
    await waitFor('The circuit breaker to close', async () => !(await read()).degraded, 40_000, 500)
    const account = await read()
    expect(account).toMatchObject({ degraded: false, reasons: [] })
    expect(Number(account.value?.amount)).toBeGreaterThan(0)
  })
})
