import { describe, expect, it } from '@jest/globals'
import type { AccountResponse } from '../../shared/contracts/wealth/accounts'
import type { HoldingDetailResponse, HoldingsResponse } from '../../shared/contracts/wealth/holdings'
import type { PerformanceResponse } from '../../shared/contracts/wealth/performance'
import type { PortfolioResponse } from '../../shared/contracts/wealth/portfolios'
import type { CashResponse, TransactionsResponse } from '../../shared/contracts/wealth/transactions'
import { waitFor } from '../helpers/children'
import { type Client, signIn } from '../helpers/client'
import { sumOf, toPence } from '../helpers/figures'
import { product } from '../helpers/product'

/* The brands whose upstreams are the second and the third API: the same screens, with their own figures. Those of the first stand in wealth.test. */

const bodyOf = async <T>(client: Client, path: string): Promise<T> => {
  const answer = await client.get(path)
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`)
  return answer.body as T
}

/** A person's only account, as soon as its upstream has reckoned its book. */
async function accountOf(client: Client): Promise<AccountResponse> {
  const { accounts } = await bodyOf<{ accounts: { id: string }[] }>(client, '/api/session')
  let account: AccountResponse | undefined
  await waitFor(`The figures of ${client.email}`, async () => {
    account = await bodyOf<AccountResponse>(client, `/api/wealth/accounts/${accounts[0]?.id}`)
    return !account.degraded || JSON.stringify(account.reasons)
  })
  if (!account) throw new Error('no account')
  return account
}

const upstreams = [
  { brand: 'bowmore', place: 1, currency: 'GBP', hasBenchmark: false, ids: /^C2044-P\d{6}$/ },
  { brand: 'iolcus', place: 2, currency: 'EUR', hasBenchmark: true, ids: /^3044\d\d$/ },
] as const

describe.each(upstreams)('the upstream of $brand', ({ brand, currency, hasBenchmark, ids, place }) => {
  it('gives an account whose figures fit one another, to the penny', async () => {
    const investor = await signIn(`investor@${brand}.example`, { brand })
    const account = await accountOf(investor)
    expect(account).toMatchObject({ source: brand, degraded: false, reasons: [], account: { currency, error: false } })
    expect(account.portfolios.map(({ externalId }) => ids.test(externalId ?? ''))).toEqual([true, true, true])
    expect(toPence(account.value)).toBe(sumOf(account.portfolios.flatMap(({ value }) => value ?? [])))
    const { ledger } = account
    if (!ledger) throw new Error('no ledger')
    const { charges, growth, paidIn, value } = ledger
    expect(sumOf([paidIn, growth])).toBe(sumOf([value, charges]))
    expect(account.tiles.length).toBeGreaterThan(0)
    expect(account.series.length).toBeGreaterThan(100)
    expect(account.benchmarkName !== null).toBe(hasBenchmark)
  })

  it('fills every tab of a portfolio, and the prices of a holding', async () => {
    const investor = await signIn(`investor@${brand}.example`, { brand })
    const { portfolios } = await accountOf(investor)
    for (const { id, value } of portfolios) {
      const path = `/api/wealth/portfolios/${id}`
      const head = await bodyOf<PortfolioResponse>(investor, path)
      expect(head).toMatchObject({ source: brand, degraded: false })
      const { groups, holdings, total } = await bodyOf<HoldingsResponse>(investor, `${path}/holdings`)
      expect(sumOf(holdings.map((holding) => holding.value))).toBe(toPence(value))
      expect(toPence(total.value)).toBe(toPence(value))
      expect(groups.length).toBeGreaterThan(1)
      const performance = await bodyOf<PerformanceResponse>(investor, `${path}/performance`)
      expect(performance).toMatchObject({ degraded: false, method: 'time_weighted' })
      expect(performance.series.length).toBeGreaterThan(50)
      expect(performance.discrete.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['ytd', '1y', 'inception']))
      const { transactions } = await bodyOf<TransactionsResponse>(investor, `${path}/transactions?range=12m`)
      expect(transactions.length).toBeGreaterThan(3)
      expect((await bodyOf<CashResponse>(investor, `${path}/cash?range=12m`)).movements.length).toBeGreaterThan(3)
      const [held] = holdings.filter(({ units }) => units !== null)
      const detail = await bodyOf<HoldingDetailResponse>(investor, `${path}/holdings/${encodeURIComponent(held?.id ?? '')}`)
      expect(detail.prices.length).toBeGreaterThan(5)
      expect(detail.transactions.length).toBeGreaterThan(0)
    }
  })

  it('shows the advisor what their clients have, and nobody of another brand anything', async () => {
    const advisor = await signIn(`advisor@${brand}.example`, { brand })
    const single = await signIn(`single@${brand}.example`, { brand })
    const account = await accountOf(single)
    expect(await bodyOf<AccountResponse>(advisor, `/api/wealth/accounts/${account.account.id}`)).toMatchObject({ value: account.value })
    const stranger = await signIn('advisor@akta.example')
    expect((await stranger.get(`/api/wealth/accounts/${account.account.id}`)).status).toBe(404)
    const investor = await signIn(`investor@${brand}.example`, { brand })
    const portfolio = account.portfolios[0]
    for (const reference of [portfolio?.id, portfolio?.externalId])
      expect((await investor.get(`/api/wealth/portfolios/${reference}`)).status).toBe(404)
    expect((await single.get(`/api/wealth/portfolios/${portfolio?.externalId}`)).status).toBe(200)
  })

  it('leaves what was known, with a word, when it fails, and the other brands are as before', async () => {
    const fault = `http://127.0.0.1:${Number(new URL(product().sandboxUrl).port) + place}/__fault`
    const single = await signIn(`single@${brand}.example`, { brand })
    const before = await accountOf(single)
    const path = `/api/wealth/accounts/${before.account.id}`
    const strike = async (status: number): Promise<void> => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ kind: 'status', status }) }
      expect((await fetch(fault, init)).status).toBe(201)
    }
    await strike(401)
    try {
      // Answers are shared for half a minute.
      await product().ageCaches(31)
      let after: AccountResponse = before
      await waitFor('The failure', async () => (after = await bodyOf<AccountResponse>(single, path)).degraded, 60_000)
      expect(after).toMatchObject({ degraded: true, value: before.value })
      expect(new Set(after.reasons.map(({ kind }) => kind))).toEqual(new Set(['unauthorized']))
      // Their 401 is about our token, not about this person.
      expect((await single.get('/api/session')).status).toBe(200)
      await strike(500)
      after = await bodyOf<AccountResponse>(single, path)
      expect(after).toMatchObject({ degraded: true, value: before.value })
      expect(new Set(after.reasons.map(({ kind }) => kind))).toEqual(new Set(['unavailable']))
      const investor = await signIn('investor@akta.example')
      expect(await accountOf(investor)).toMatchObject({ source: 'akta', degraded: false })
    } finally {
      await fetch(fault, { method: 'DELETE' })
    }
  })
})

describe('a composite address of the second upstream', () => {
  it('opens the portfolio for its own contact, and for no other', async () => {
    const investor = await signIn('investor@bowmore.example', { brand: 'bowmore' })
    const [portfolio] = (await accountOf(investor)).portfolios
    const [contact = '', own = ''] = (portfolio?.externalId ?? '').split('-')
    expect([contact, (await investor.get(`/api/wealth/portfolios/${contact}-${own}`)).status]).toEqual(['C2044', 200])
    for (const reference of [`C2045-${own}`, `${contact}-P204517`, own, `-${own}`, `${contact}-`])
      expect([reference, (await investor.get(`/api/wealth/portfolios/${reference}`)).status]).toEqual([reference, 404])
  })
})
