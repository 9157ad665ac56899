import { beforeAll, describe, expect, it } from '@jest/globals'
import type { ReportResponse } from '../../shared/contracts/report'
import type { AccountResponse } from '../../shared/contracts/wealth/accounts'
import type { ClientsResponse } from '../../shared/contracts/wealth/clients'
import type { HoldingsResponse } from '../../shared/contracts/wealth/holdings'
import type { PortfolioResponse } from '../../shared/contracts/wealth/portfolios'
import type { TransactionsResponse } from '../../shared/contracts/wealth/transactions'
import type { Client } from '../helpers/client'
import { create, type Doc, docOf, docsOf } from '../helpers/records'
import { makeTenant, type Tenant } from '../helpers/tenant'

/* A firm without an upstream, kept as docs/guides/a-firm-without-an-upstream.md has it: everything below is made over REST, as its people do. */

let tenant: Tenant
let advisor: Client
let client: Client
let account: Doc
let portfolio: Doc

const day = '2026-11-20'

beforeAll(async () => {
  tenant = await makeTenant({ kind: 'hosted' })
  advisor = await tenant.advisor.signIn()
  const person = await tenant.person('Hedda Own')
  account = await tenant.account('Hedda Own', { client: person.id })
  client = await person.signIn()
}, 120_000)

const read = async <T>(path: string, as: Client = advisor): Promise<T> => {
  const answer = await as.get(path)
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text.slice(0, 300)}`)
  return answer.body as T
}
const accountNow = () => read<AccountResponse>(`/api/wealth/accounts/${account.id}`)
const portfolioNow = () => read<PortfolioResponse>(`/api/wealth/portfolios/${portfolio.id}`)
const holdingsNow = () => read<HoldingsResponse>(`/api/wealth/portfolios/${portfolio.id}/holdings`)
const clientsNow = () => read<ClientsResponse>(`/api/wealth/clients?portal=${tenant.brand}`)
const rowNow = async () => (await clientsNow()).clients.find(({ id }) => id === account.id)

const book = async (type: string, own: object): Promise<Doc> =>
  docOf(await advisor.post('/api/transactions', { name: `${type} of the test`, portfolio: portfolio.id, type, currency: 'GBP', ...own }))

describe('an account of our own', () => {
  it('is linked from the start, and shows that it holds nothing', async () => {
    expect(await rowNow()).toMatchObject({ unlinked: null, value: null, portfolioCount: 0 })
    const answer = await accountNow()
    expect([answer.account.error, answer.value, answer.portfolios, answer.degraded]).toEqual([false, null, [], false])
  })

  it('shows a portfolio as soon as it is there', async () => {
    portfolio = await create(advisor, 'portfolios', { name: 'Long haul', account: account.id, type: 'GIA', currency: 'GBP' })
    const answer = await accountNow()
    expect([answer.account.error, answer.portfolios.map(({ id, name }) => [id, name])]).toEqual([false, [[portfolio.id, 'Long haul']]])
    expect(await rowNow()).toMatchObject({ unlinked: null, portfolioCount: 1, value: { amount: '0', currency: 'GBP' } })
  })
})

describe('what is booked', () => {
  it('stands in every figure at once: money that comes in, what is bought of it in pounds and in pence', async () => {
    await book('Contribution', { symbol: 'GBP', assetClass: 'Cash', amount: 10000, date: '2026-01-05' })
    expect((await portfolioNow()).value).toEqual({ amount: '10000', currency: 'GBP' })
    await book('Purchase', { symbol: 'VWRL', amount: 10, localCcyAmount: 1000.1, date: '2026-02-02' })
    await book('Purchase', { symbol: 'VOD', amount: 1000, localCcyAmount: 70000, currency: 'GBX', date: '2026-02-03' })
    const { groups, holdings, total } = await holdingsNow()
    expect(holdings.map(({ quoteUnit, symbol, value }) => [symbol, value.amount, quoteUnit])).toEqual([
      ['GBP', '8299.9', 'GBP'],
      ['VWRL', '1000.1', 'GBP'],
      ['VOD', '700', 'GBX'],
    ])
    expect([total.value?.amount, groups.map(({ assetClass, value }) => [assetClass, value?.amount])]).toEqual([
      '10000',
      [
        ['Cash', '8299.9'],
        ['Equity', '1700.1'],
      ],
    ])
  })

  it('adds up to the penny over account, portfolio, list and report', async () => {
    await book('Dividend', { amount: 12.34, date: '2026-03-02' })
    const worth = { amount: '10012.34', currency: 'GBP' }
    const [whole, one, list] = [await accountNow(), await portfolioNow(), await clientsNow()]
    expect([whole.value, one.value, list.totals.value, (await rowNow())?.value]).toEqual([worth, worth, worth, worth])
    const ledger = { paidIn: { amount: '10000' }, growth: { amount: '12.34' }, charges: { amount: '0' }, value: { amount: '10012.34' } }
    expect([whole.ledger, one.ledger]).toMatchObject([ledger, ledger])
    const report = await read<ReportResponse>(`/api/wealth/accounts/${account.id}/report?range=ytd`)
    expect([report.value, report.movement]).toMatchObject([
      worth,
      { opening: { amount: '0' }, paidIn: { amount: '10000' }, income: { amount: '12.34' }, marketChange: { amount: '0' } },
    ])
  })

  it('without cash of its own the money came from outside, and a row says so', async () => {
    const bare = await create(advisor, 'portfolios', { name: 'Bare', account: account.id, type: 'ISA', currency: 'GBP' })
    const own = { portfolio: bare.id, symbol: 'BARE', date: '2026-04-01' }
    await book('Purchase', { ...own, amount: 4, localCcyAmount: 400 })
    const { transactions } = await read<TransactionsResponse>(`/api/wealth/portfolios/${bare.id}/transactions?range=all`)
    expect(transactions.map(({ amount, type }) => [type, amount.amount])).toEqual([
      ['Contribution', '400'],
      ['Purchase', '-400'],
    ])
    expect((await accountNow()).value?.amount).toBe('10412.34')
    expect((await advisor.patch(`/api/portfolios/${bare.id}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
    expect((await accountNow()).value?.amount).toBe('10012.34')
  })

  it('a sale of all of it takes the holding away today, and leaves it in the past', async () => {
    await book('Sale', { symbol: 'VOD', amount: 1000, localCcyAmount: 80000, currency: 'GBX', date: '2026-10-01' })
    expect((await holdingsNow()).holdings.map(({ symbol }) => symbol)).toEqual(['GBP', 'VWRL'])
    expect((await portfolioNow()).value?.amount).toBe('10112.34')
    const past = await read<ReportResponse>(`/api/wealth/accounts/${account.id}/report?range=ytd&date=2026-06-30`)
    expect(past.portfolios[0]?.holdings.map(({ symbol, value }) => [symbol, value.amount])).toEqual([
      ['GBP', '8312.24'],
      ['VWRL', '1000.1'],
      ['VOD', '700'],
    ])
  })

  it('cash that is not there cannot be spent', async () => {
    const answer = await advisor.post('/api/transactions', {
      name: 'Too much',
      portfolio: portfolio.id,
      type: 'Purchase',
      symbol: 'BIG',
      amount: 1,
      localCcyAmount: 1_000_000,
      currency: 'GBP',
      date: day,
    })
    expect([answer.status, answer.text.includes('You only have that many units: 9112.24')]).toEqual([400, true])
    expect(docsOf(await advisor.get('/api/holdings?where[symbol][equals]=BIG&depth=0'))).toEqual([])
  })

  it('taken back, all is as it was', async () => {
    const booked = await book('Purchase', { symbol: 'BACK', amount: 5, localCcyAmount: 500, date: day })
    expect((await portfolioNow()).value?.amount).toBe('10112.34')
    expect((await advisor.patch(`/api/transactions/${booked.id}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
    const { holdings, total } = await holdingsNow()
    expect([holdings.map(({ symbol, value }) => [symbol, value.amount]), total.value?.amount]).toEqual([
      [
        ['GBP', '9112.24'],
        ['VWRL', '1000.1'],
      ],
      '10112.34',
    ])
  })
})

describe('a currency without a rate', () => {
  it('makes the totals unknown with the reason, never smaller, until it is gone', async () => {
    const held = { name: 'Siemens', symbol: 'SIE', assetClass: 'Equity', type: 'Stock', units: 3, purchaseValue: 100, currency: 'EUR' }
    const foreign = await create(advisor, 'holdings', { ...held, portfolio: portfolio.id, date: '2026-05-04' })
    const { holdings, total } = await holdingsNow()
    expect([total.value, total.missing, holdings.map(({ symbol }) => symbol)]).toEqual([null, 'incomplete', ['GBP', 'VWRL']])
    const [whole, one, list] = [await accountNow(), await portfolioNow(), await clientsNow()]
    expect([whole.value, whole.missing.value, whole.account.error]).toEqual([null, 'incomplete', false])
    expect([one.value, one.missing.value, one.degraded]).toEqual([null, 'incomplete', true])
    expect([list.totals.value, list.totals.missing, (await rowNow())?.value]).toEqual([null, 'incomplete', null])
    expect((await advisor.patch(`/api/holdings/${foreign.id}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
    expect([(await accountNow()).value?.amount, (await clientsNow()).totals.value?.amount]).toEqual(['10112.34', '10112.34'])
  })
})

describe('every screen', () => {
  it('has an answer for advisor and client', async () => {
    const { holdings } = await holdingsNow()
    const own = `/api/wealth/portfolios/${portfolio.id}`
    const paths = [
      `/api/wealth/accounts/${account.id}`,
      `/api/wealth/accounts/${account.id}/values`,
      `/api/wealth/accounts/${account.id}/allocation`,
      `/api/wealth/accounts/${account.id}/report`,
      own,
      `${own}/performance`,
      `${own}/holdings`,
      `${own}/holdings/${holdings.find(({ symbol }) => symbol === 'VWRL')?.id}`,
      `${own}/transactions?range=all`,
      `${own}/cash?range=all`,
    ]
    const family = ['', '/values', '/allocation'].map((part) => `/api/wealth/family${part}?portal=${tenant.brand}`)
    for (const path of paths) expect(await read<object>(path)).toMatchObject({ degraded: false, reasons: [] })
    for (const path of [...paths, ...family]) expect(await read<object>(path, client)).toMatchObject({ degraded: false, reasons: [] })
  })

  it('is closed to another client and another advisor, as if it were not there', async () => {
    const other = await tenant.person('Sten Range')
    await tenant.account('Sten Range', { client: other.id })
    const stranger = await other.signIn()
    const colleague = await (await tenant.person('Cole League', { isProfessional: true, organisation: tenant.firm.id })).signIn()
    for (const as of [stranger, colleague])
      for (const path of [`/api/wealth/accounts/${account.id}`, `/api/wealth/portfolios/${portfolio.id}/holdings`])
        expect((await as.get(path)).status).toBe(404)
  })

  it('the panel counts no account of ours as one that waits to be linked, and fetches its figures when asked', async () => {
    await tenant.fetchFigures(account.id)
    const [figures] = docsOf(await tenant.admin.get(`/api/figures?where[subject][equals]=account/${account.id}&depth=0`))
    expect(figures).toMatchObject({ source: tenant.brand, value: '10112.34', externalId: account.id })
    const records = docsOf(await tenant.admin.get(`/api/portfolios?where[account][equals]=${account.id}&depth=0`))
    expect(records.map(({ externalId, name }) => [name, externalId ?? null])).toEqual([['Long haul', null]])
  })
})
