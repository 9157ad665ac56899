import { execFile } from 'node:child_process'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { FundsResponse } from '../../shared/contracts/market/funds'
import type { ReportResponse } from '../../shared/contracts/report'
import type { AccountResponse } from '../../shared/contracts/wealth/accounts'
import type { ClientsResponse } from '../../shared/contracts/wealth/clients'
import type { HoldingsResponse } from '../../shared/contracts/wealth/holdings'
import type { PerformanceResponse } from '../../shared/contracts/wealth/performance'
import type { TransactionsResponse } from '../../shared/contracts/wealth/transactions'
import { pause, root, waitFor } from '../helpers/children'
import { type Client, demoPassword, signIn } from '../helpers/client'
import { type ExampleBrand, recordsOf } from '../helpers/exampleBrands'
import { sumOf, toPence } from '../helpers/figures'
import { docsOf } from '../helpers/records'
import { type Installation, startInstallation } from '../helpers/startInstallation'

/*
 * docs/guides/try-the-examples.md: a brand of files and one of our own records, from what is shipped, entered with the command of the guide. What their
 * people see on every screen, and what stays when the folder, or the market house, is taken away while they look.
 */

/** Longer than answers of sources are shared, and than those of the market's search are. */
const sharedMinutes = 0.6
const searchMinutes = 1.1
const run = promisify(execFile)

let installation: Installation
const port = () => installation.ports[0] ?? 0

const enter = async (brand: ExampleBrand): Promise<string> => {
  const { stdout } = await run(process.execPath, ['scripts/enterRecords.mjs', `http://${brand}.localhost:${port()}`, recordsOf(brand)], {
    cwd: root,
    env: { ...process.env, ADMIN_EMAIL: 'admin@quayside.example', ADMIN_PASSWORD: demoPassword },
  })
  return stdout
}

beforeAll(async () => {
  installation = await startInstallation({ hasExamples: true, hasAllSandboxes: true, hasClock: true })
}, 300_000)
afterAll(() => installation.stop(), 60_000)

const read = async <T>(client: Client, path: string): Promise<T> => {
  const { body, status, text } = await client.get(path)
  if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 400)}`)
  return body as T
}

type Look = Readonly<{ degraded: boolean; reasons: readonly unknown[]; asOf: string | null }>

/** What every screen of an account is drawn from. */
async function screensOf(client: Client, brand: ExampleBrand, account: string, portfolios: readonly string[]): Promise<Map<string, Look>> {
  const ofPortfolio = [
    '',
    '/performance',
    '/holdings',
    '/transactions?range=all',
    '/cash?range=all',
    '/exposure',
    '/breakdowns',
    '/risk',
    '/charges',
    '/gains',
    '/bridge?period=inception',
    '/bonds',
    '/contract-notes',
  ]
  const paths = [
    `/api/wealth/family?portal=${brand}`,
    ...['', '/values', '/allocation', '/report'].map((part) => `/api/wealth/accounts/${account}${part}`),
    ...portfolios.flatMap((id) => ofPortfolio.map((part) => `/api/wealth/portfolios/${id}${part}`)),
  ]
  const looks = new Map<string, Look>()
  for (const path of paths) looks.set(path, await read<Look>(client, path))
  return looks
}

type Case = Readonly<{
  brand: ExampleBrand
  password: string
  client: string
  account: string
  other: string
  portfolios: readonly string[]
}>
const cases: readonly Case[] = [
  {
    brand: 'saltmarsh',
    password: 'Saltmarsh-2026',
    client: 'wren',
    account: 'Wren Alder',
    other: 'colin',
    portfolios: ['General account', 'Stocks and shares ISA'],
  },
  {
    brand: 'kelda',
    password: 'Kelda-2026',
    client: 'orla',
    account: 'Orla Beck',
    other: 'magnus',
    portfolios: ['Harbour house', 'Long-term'],
  },
]

describe.each(cases)('the example brand $brand', ({ account: name, brand, client: who, other, password, portfolios: names }) => {
  let client: Client
  let account: AccountResponse
  const long = () => account.portfolios.find(({ name: called }) => called === names.at(brand === 'kelda' ? 1 : 0))?.id ?? ''
  const person = (called: string) => signIn(`${called}@${brand}.example`, { brand, password, port: port() })

  it('is entered by the command of the guide, and by a second one not twice', async () => {
    expect(await enter(brand)).toMatch(/^(\d+) of \1 records entered/)
    expect(await enter(brand)).toMatch(/^0 of \d+ records entered/)
  }, 120_000)

  it('shows its advisor both clients with what they are worth', async () => {
    const advisor = await person('advisor')
    const listed = () => read<ClientsResponse>(advisor, `/api/wealth/clients?portal=${brand}`)
    await waitFor('The figures of both', async () => (await listed()).clients.every(({ value }) => value !== null))
    const { clients, totals } = await listed()
    expect(clients.map((row) => [row.unlinked, row.value === null])).toEqual([
      [null, false],
      [null, false],
    ])
    expect(toPence(totals.value)).toBe(sumOf(clients.flatMap(({ value }) => value ?? [])))
  }, 60_000)

  it('shows its client figures that add up on every screen, as of their day', async () => {
    client = await person(who)
    const { accounts } = await read<{ accounts: { id: string }[] }>(client, '/api/session')
    account = await read<AccountResponse>(client, `/api/wealth/accounts/${accounts[0]?.id}`)
    expect([account.account.name, account.portfolios.map((portfolio) => portfolio.name).toSorted()]).toEqual([name, names])
    expect(toPence(account.value)).toBe(sumOf(account.portfolios.flatMap(({ value }) => value ?? [])))
    const looks = await screensOf(
      client,
      brand,
      account.account.id,
      account.portfolios.map(({ id }) => id),
    )
    for (const [path, { degraded, reasons }] of looks) expect([path, degraded, reasons]).toEqual([path, false, []])

    const own = `/api/wealth/portfolios/${long()}`
    const { holdings, total } = looks.get(`${own}/holdings`) as unknown as HoldingsResponse
    expect([sumOf(holdings.map(({ value }) => value)), holdings.length > 5]).toEqual([toPence(total.value), true])
    const performance = looks.get(`${own}/performance`) as unknown as PerformanceResponse
    expect(performance.discrete.filter(({ portfolio }) => portfolio !== null).length).toBeGreaterThan(3)
    const { transactions } = looks.get(`${own}/transactions?range=all`) as unknown as TransactionsResponse
    expect(transactions.length).toBeGreaterThan(10)
    const { movement } = await read<ReportResponse>(client, `/api/wealth/accounts/${account.account.id}/report?range=ytd`)
    expect(movement).not.toBeNull()
  }, 120_000)

  it('shows nothing of it to its other client', async () => {
    const stranger = await person(other)
    for (const path of [`accounts/${account.account.id}`, `portfolios/${long()}/holdings`])
      expect((await stranger.get(`/api/wealth/${path}`)).status).toBe(404)
  }, 60_000)
})

describe('a source that goes away while somebody looks', () => {
  it('of files leaves every screen with its figures, their day and the notice, until it is back', async () => {
    const client = await signIn('wren@saltmarsh.example', { brand: 'saltmarsh', password: 'Saltmarsh-2026', port: port() })
    const { accounts } = await read<{ accounts: { id: string }[] }>(client, '/api/session')
    const { account, portfolios, value } = await read<AccountResponse>(client, `/api/wealth/accounts/${accounts[0]?.id}`)
    const ids = portfolios.map(({ id }) => id)
    const before = await screensOf(client, 'saltmarsh', account.id, ids)
    const folder = join(installation.dataDir, 'wealth/saltmarsh')
    renameSync(folder, `${folder}-away`)
    try {
      await installation.moveClock({ minutes: sharedMinutes })
      const looks = await screensOf(client, 'saltmarsh', account.id, ids)
      for (const [path, { degraded }] of looks) expect([path, degraded]).toEqual([path, true])
      const own = ['', '/performance', '/holdings', '/transactions?range=all'].map((part) => `/api/wealth/portfolios/${ids[0]}${part}`)
      for (const path of [`/api/wealth/accounts/${account.id}`, ...own])
        expect([path, looks.get(path)?.asOf]).toEqual([path, before.get(path)?.asOf])
      expect((looks.get(`/api/wealth/accounts/${account.id}`) as unknown as AccountResponse).value).toEqual(value)
      const path = `/api/wealth/portfolios/${ids[0]}/holdings`
      expect((looks.get(path) as unknown as HoldingsResponse).total).toEqual((before.get(path) as unknown as HoldingsResponse).total)
    } finally {
      renameSync(`${folder}-away`, folder)
    }
    await pause(1000)
    for (const [path, { degraded }] of await screensOf(client, 'saltmarsh', account.id, ids))
      expect([path, degraded]).toEqual([path, false])
  }, 180_000)

  it('of our own records stays as it is; of the market its last good answers stand in', async () => {
    const client = await signIn('orla@kelda.example', { brand: 'kelda', password: 'Kelda-2026', port: port() })
    const { accounts } = await read<{ accounts: { id: string }[] }>(client, '/api/session')
    const path = `/api/wealth/accounts/${accounts[0]?.id}`
    const before = await read<AccountResponse>(client, path)
    const funds = '/api/market/funds?maxRisk=4'
    expect((await read<FundsResponse>(client, funds)).degraded).toBe(false)
    const house = `http://127.0.0.1:${Number(new URL(installation.sandboxUrl).port) + 3}/__fault`
    await fetch(house, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'status', status: 500 }),
    })
    // Prices are shared for minutes and the search for one: its own answer is the first to come from what was kept.
    await installation.moveClock({ minutes: searchMinutes })
    expect(await read<FundsResponse>(client, funds)).toMatchObject({
      source: 'harbour',
      degraded: true,
      reasons: [{ part: 'funds', stale: true }],
    })
    expect((await read<AccountResponse>(client, path)).value).toEqual(before.value)
    expect(docsOf(await client.get('/api/accounts?depth=0'))).toHaveLength(1)
    await fetch(house, { method: 'DELETE' })
  }, 180_000)
})
