import { beforeAll, describe, expect, it } from '@jest/globals'
import Big from 'big.js'
import type { ClientsResponse } from '../../shared/contracts/wealth/clients'
import { signIn } from '../helpers/client'
import { askSandbox, forgetJournal, journal, sumOf, toPence } from '../helpers/figures'
import { docsOf } from '../helpers/records'

let overview: ClientsResponse

beforeAll(async () => {
  const advisor = await signIn('advisor@akta.example')
  overview = (await advisor.get('/api/wealth/clients?portal=akta')).body as ClientsResponse
})

describe('the client overview', () => {
  it('lists every account of the advisor, and no other', async () => {
    const admin = await signIn('admin@quayside.example')
    const [advisor] = docsOf(await admin.get('/api/users?where[email][equals]=advisor@akta.example'))
    const own = docsOf(
      await admin.get(`/api/accounts?limit=200&depth=0&where[owners][equals]=${advisor?.id}&where[portal.slug][equals]=akta`),
    )
    expect(overview.clients.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort())
    expect(overview.clients.length).toBeGreaterThan(8)
  })

  it('has totals that are those of its rows, to the penny', () => {
    const { clients, currency, totals } = overview
    const linked = clients.filter(({ unlinked }) => unlinked === null)
    const inCurrency = clients.flatMap(({ reportingValue }) => reportingValue ?? [])
    expect(inCurrency.filter((value) => value.currency !== currency)).toEqual([])
    expect(inCurrency).toHaveLength(linked.length)
    expect(totals).toMatchObject({
      clients: clients.length,
      linked: linked.length,
      portfolios: linked.reduce((sum, { portfolioCount }) => sum + portfolioCount, 0),
    })
    expect(toPence(totals.value)).toBe(sumOf(inCurrency))
    // Of the portfolios that are worth something: those that were closed make the average of the others no smaller.
    const valued = new Big(totals.value?.amount ?? 0).div(totals.averagePortfolio?.amount ?? 1)
    expect(Number(valued)).toBeCloseTo(Math.round(Number(valued)), 3)
    expect(Math.round(Number(valued))).toBeLessThanOrEqual(totals.portfolios)
    expect(clients.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeCloseTo(1, 3)
  })

  it('values each client as the upstream does', async () => {
    const { accounts } = await askSandbox<{ accounts: { id: string; value: number }[] }>('/Account')
    const byName = new Map<string, string>()
    for (const { id } of accounts) {
      const account = await askSandbox<{ name: string; portfolios: { value: number; currency: string }[] }>(`/Account/${id}`)
      if (new Set(account.portfolios.map(({ currency }) => currency)).size === 1)
        byName.set(account.name, account.portfolios.reduce((sum, { value }) => sum.plus(value), new Big(0)).toFixed(2))
    }
    const compared = overview.clients.filter(({ name, value }) => value !== null && byName.has(name))
    expect(compared.length).toBeGreaterThan(5)
    for (const { name, value } of compared) expect([name, toPence(value)]).toEqual([name, byName.get(name)])
  })

  it('counts values in another currency at the rates of the upstream', async () => {
    const { accounts } = await askSandbox<{ accounts: { name: string; currency: string; value: number; valueInGbp: number }[] }>('/Account')
    const foreign = accounts.filter((account) => account.currency !== 'GBP' && account.value > 0)
    const listed = foreign.flatMap((account) => overview.clients.find(({ name }) => name === account.name) ?? [])
    expect(listed.length).toBeGreaterThan(0)
    for (const { name, reportingValue, value } of listed) {
      const account = foreign.find((candidate) => candidate.name === name)
      expect([name, value?.currency, toPence(reportingValue)]).toEqual([name, account?.currency, account?.valueInGbp.toFixed(2)])
    }
  })

  it('says why an account has no value, and gives none then', () => {
    const reason = (name: string) =>
      overview.clients.filter((client) => client.name === name).map(({ share, unlinked, value }) => ({ share, unlinked, value }))
    expect(reason('Theo Marchwell')).toEqual([{ share: null, unlinked: 'no_portfolios', value: null }])
    expect(reason('Idris Penhallow')).toEqual([{ share: null, unlinked: 'no_external_id', value: null }])
    expect(reason('Vivian Ormerod-Singh')).toEqual([{ share: null, unlinked: 'zero_value', value: null }])
    for (const { unlinked, value } of overview.clients) expect(value === null).toBe(unlinked !== null)
  })

  it('counts who was here today and in the last seven days', () => {
    const linked = overview.clients.filter(({ isActive, unlinked }) => isActive && unlinked === null)
    const days = linked.flatMap(({ lastLogin }) => (lastLogin ? [lastLogin.slice(0, 10)] : []))
    expect(overview.totals.signedInLast7Days).toBe(days.filter((day) => day >= '2026-11-13').length)
    expect(overview.totals.signedInToday).toBe(days.filter((day) => day === '2026-11-20').length)
  })

  it('is in the order of an address book', () => {
    const letters = overview.clients.find(({ name }) => name === 'Catherine Ellery-Voss')
    expect(letters).toMatchObject({ sortName: 'Ellery-Voss, Catherine', letters: ['E', 'C'] })
  })

  it('does not wait for the upstream: it is not asked at all', async () => {
    const advisor = await signIn('advisor@akta.example')
    await forgetJournal()
    expect((await advisor.get('/api/wealth/clients?portal=akta')).status).toBe(200)
    expect(await journal()).toEqual([])
  })

  it.each([
    ['', 400],
    ['?portal=nowhere', 404],
    ['?portal=akta&portal=akta', 400],
    ['?portal=akta&limit=0', 400],
    [`?portal=${'a'.repeat(100)}`, 400],
  ])('asked as %s gets %s', async (query, status) => {
    expect((await (await signIn('advisor@akta.example')).get(`/api/wealth/clients${query}`)).status).toBe(status)
  })
})
