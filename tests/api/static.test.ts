import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { AccountResponse } from '../../shared/contracts/wealth/accounts'
import type { ClientsResponse } from '../../shared/contracts/wealth/clients'
import type { AllocationResponse, HoldingDetailResponse, HoldingsResponse } from '../../shared/contracts/wealth/holdings'
import type { PerformanceResponse } from '../../shared/contracts/wealth/performance'
import type { PortfolioResponse } from '../../shared/contracts/wealth/portfolios'
import type { CashResponse, TransactionsResponse } from '../../shared/contracts/wealth/transactions'
import type { ValuesResponse } from '../../shared/contracts/wealth/values'
import type { ReportResponse } from '../../shared/contracts/report'
import { tinyPng } from '../factories/files'
import { type Client, signIn } from '../helpers/client'
import { sumOf, toPence } from '../helpers/figures'
import { guideFiles } from '../helpers/guideFiles'
import { product } from '../helpers/product'
import { create, upload } from '../helpers/records'

/*
 * docs/guides/start-with-files.md, followed word for word: its brand file and its folder stand where it says since before the product started; its
 * fourth step is made here. Answers are shared for half a minute, so every change of a file is looked for after that time, once for all.
 */

const brand = 'harbour'
const password = 'Harbour-2026'
const sharedSeconds = 31
const fileOf = (name: string): string => join(product().dataDir, 'wealth/harbour', name)
const holdingsFile = 'data/portfolios/H-1-GIA/holdings.json'
const accountFile = 'data/accounts/H-1.json'

let investor: Client
let advisor: Client
let stranger: Client
let account: string
let portfolio: string

/** As the guide says: beside its place, then by its name. */
function write(name: string, content: string): void {
  writeFileSync(`${fileOf(name)}.new`, content)
  renameSync(`${fileOf(name)}.new`, fileOf(name))
}
const original = (name: string): string => guideFiles().get(name) ?? ''

const bodyOf = async <T>(path: string, client = investor): Promise<T> => {
  const { body, status, text } = await client.get(path)
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
  return body as T
}

beforeAll(async () => {
  const admin = await signIn('admin@quayside.example', { brand })
  const firm = await create(admin, 'organisations', { name: 'Harbour' })
  const photo = await upload(admin, 'media', { name: 'Harbour' }, { name: 'mark.png', type: 'image/png', data: tinyPng() })
  const portal = await create(admin, 'portals', {
    name: 'Harbour',
    slug: brand,
    brand,
    photo: photo.id,
    company: firm.id,
    theme: 'main',
    portalLanguage: 'en',
    phone: '+44 20 7946 0100',
    email: 'office@harbour.example',
    active: true,
  })
  const person = async (name: string, own: object = {}) => {
    const email = `${name.toLowerCase()}@harbour.example`
    const { id } = await create(admin, 'users', { name, email, password, hideIntroText: true, ...own })
    return { id, signIn: () => signIn(email, { brand, password }) }
  }
  const [ada, marina, other] = [
    await person('Ada', { isProfessional: true, organisation: firm.id }),
    await person('Marina'),
    await person('Otto'),
  ]
  const shared = { portal: portal.id, owners: [ada.id], currency: 'GBP', active: true }
  account = (await create(admin, 'accounts', { ...shared, name: 'Marina Quay', client: marina.id, externalId: 'H-1' })).id
  await create(admin, 'accounts', { ...shared, name: 'Otto Other', client: other.id })
  investor = await marina.signIn()
  advisor = await ada.signIn()
  stranger = await other.signIn()
  portfolio = (await bodyOf<AccountResponse>(`/api/wealth/accounts/${account}`)).portfolios[0]?.id ?? ''
}, 120_000)
afterAll(() => {
  for (const name of [holdingsFile, accountFile]) write(name, original(name))
})

describe('a brand of a brand file and a folder', () => {
  it('shows the account to the penny', async () => {
    const answer = await bodyOf<AccountResponse>(`/api/wealth/accounts/${account}`)
    expect(answer).toMatchObject({
      source: brand,
      asOf: '2026-11-19',
      degraded: false,
      reasons: [],
      account: { name: 'Marina Quay', error: false },
    })
    expect(toPence(answer.value)).toBe('15250.00')
    const { ledger } = answer
    expect([ledger?.paidIn, ledger?.charges, ledger?.growth, ledger?.value].map(toPence)).toEqual([
      '15000.00',
      '150.00',
      '400.00',
      '15250.00',
    ])
    expect(answer.series.at(-1)?.date).toBe('2026-11-19')
  })

  it('answers every address of the account', async () => {
    const values = await bodyOf<ValuesResponse>(`/api/wealth/accounts/${account}/values`)
    expect([values.points.at(-1), values.degraded]).toEqual([{ date: '2026-11-19', value: '15250', paidIn: '15000' }, false])
    const allocation = await bodyOf<AllocationResponse>(`/api/wealth/accounts/${account}/allocation`)
    expect(JSON.stringify(allocation)).toContain('10220')
    for (const path of ['', '/values', '/allocation'])
      expect(await bodyOf<{ degraded: boolean }>(`/api/wealth/family${path}?portal=${brand}`)).toMatchObject({ degraded: false })
    const report = await bodyOf<ReportResponse>(`/api/wealth/accounts/${account}/report`)
    expect([toPence(report.value), report.degraded, report.portfolios.length]).toEqual(['15250.00', false, 1])
    const { clients } = await bodyOf<ClientsResponse>(`/api/wealth/clients?portal=${brand}`, advisor)
    expect(clients.find(({ id }) => id === account)).toMatchObject({ name: 'Marina Quay' })
  })

  it('answers every address of the portfolio', async () => {
    const path = `/api/wealth/portfolios/${portfolio}`
    const head = await bodyOf<PortfolioResponse>(path)
    expect([toPence(head.value), head.degraded]).toEqual(['15250.00', false])
    const { holdings, total } = await bodyOf<HoldingsResponse>(`${path}/holdings`)
    expect([sumOf(holdings.map(({ value }) => value)), toPence(total.value)]).toEqual(['15250.00', '15250.00'])
    const detail = await bodyOf<HoldingDetailResponse>(`${path}/holdings/LIGHTHOUSE`)
    expect([detail.prices.length, detail.transactions.map(({ id }) => id)]).toEqual([3, ['T4', 'T2']])
    const performance = await bodyOf<PerformanceResponse>(`${path}/performance`)
    const twr = (11960 / 12000) * (15250 / 14960) - 1
    expect(performance.discrete.find(({ kind }) => kind === 'inception')?.portfolio).toBeCloseTo(twr, 10)
    const { transactions } = await bodyOf<TransactionsResponse>(`${path}/transactions?range=all`)
    expect([transactions.length, sumOf(transactions.map(({ amount }) => amount))]).toEqual([5, '5030.00'])
    expect((await bodyOf<CashResponse>(`${path}/cash?range=all`)).movements).toHaveLength(5)
  })

  it('shows nothing of it to anybody else', async () => {
    const elsewhere = await signIn('advisor@akta.example')
    for (const client of [stranger, elsewhere])
      for (const path of [
        `accounts/${account}`,
        `accounts/${account}/report`,
        `portfolios/${portfolio}`,
        `portfolios/${portfolio}/holdings`,
        'portfolios/H-1-GIA',
      ])
        expect([path, (await client.get(`/api/wealth/${path}`)).status]).toEqual([path, 404])
  })

  it('shows the news of a file, and leaves the last good figures of a broken one with a notice; when it is mended, its own', async () => {
    write(accountFile, original(accountFile).replaceAll('15250.00', '15260.00'))
    write(holdingsFile, original(holdingsFile).replace('"5030.00"', '"12,5"'))
    const [before] = [await bodyOf<HoldingsResponse>(`/api/wealth/portfolios/${portfolio}/holdings`)]
    await product().ageCaches(sharedSeconds)
    expect(toPence((await bodyOf<AccountResponse>(`/api/wealth/accounts/${account}`)).value)).toBe('15260.00')
    const unreadable = await bodyOf<HoldingsResponse>(`/api/wealth/portfolios/${portfolio}/holdings`)
    expect(unreadable).toMatchObject({
      degraded: true,
      asOf: '2026-11-19',
      reasons: [{ part: 'holdings', kind: 'dropped_rows', stale: true }],
    })
    expect([unreadable.total, unreadable.fetchedAt]).toEqual([before.total, before.fetchedAt])

    // What failed is not shared: the next look reads the file.
    write(holdingsFile, original(holdingsFile).slice(0, 300))
    expect(await bodyOf<HoldingsResponse>(`/api/wealth/portfolios/${portfolio}/holdings`)).toMatchObject({
      total: before.total,
      reasons: [{ part: 'holdings', kind: 'bad_shape', stale: true }],
    })
    const log = readFileSync(product().logOf('web'), 'utf8')
    expect(log).toContain(`harbour: GET ${holdingsFile}: bad_shape`)

    write(holdingsFile, original(holdingsFile))
    expect(await bodyOf<HoldingsResponse>(`/api/wealth/portfolios/${portfolio}/holdings`)).toMatchObject({
      degraded: false,
      total: before.total,
    })
  }, 90_000)

  it('keeps what it knew while the folder is away', async () => {
    const folder = join(product().dataDir, 'wealth/harbour')
    renameSync(folder, `${folder}-away`)
    try {
      const path = `/api/wealth/portfolios/${portfolio}/performance`
      // Nobody has asked for it since the half minute of the test before.
      expect(await bodyOf<PerformanceResponse>(path)).toMatchObject({
        degraded: true,
        reasons: [{ part: 'performance', kind: 'unavailable', stale: true }],
      })
    } finally {
      rmSync(folder, { recursive: true, force: true })
      renameSync(`${folder}-away`, folder)
    }
  }, 90_000)
})
