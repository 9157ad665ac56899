import { beforeAll, describe, expect, it } from '@jest/globals'
import type { SessionResponse } from '../../shared/contracts/session'
import type { AccountResponse } from '../../shared/contracts/wealth/accounts'
import type { ClientsResponse } from '../../shared/contracts/wealth/clients'
import type { HoldingsResponse } from '../../shared/contracts/wealth/holdings'
import { longestSearch, type SearchResponse } from '../../shared/contracts/wealth/search'
import { type Client, clientWith, signIn } from '../helpers/client'
import { forgetJournal, journal } from '../helpers/figures'
import { docsOf } from '../helpers/records'

let advisor: Client
let investor: Client

const addressOf = (q: string, portal = 'akta') => `/api/wealth/search?${String(new URLSearchParams({ portal, q }))}`
const find = async (client: Client, q: string) => {
  const answer = await client.get(addressOf(q))
  expect(answer.status).toBe(200)
  return answer.body as SearchResponse
}

beforeAll(async () => {
  ;[advisor, investor] = await Promise.all([signIn('advisor@akta.example'), signIn('investor@akta.example')])
})

describe('the search of a portal', () => {
  it('finds a client and their portfolios by words in any order, without regard to case', async () => {
    const { accounts, portfolios } = await find(advisor, 'VOSS cath')
    expect(accounts.rows.map(({ sortName }) => sortName)).toEqual(['Ellery-Voss, Catherine'])
    expect(accounts.rows[0]).toMatchObject({ isLinked: true })
    expect(portfolios.rows.length).toBeGreaterThan(1)
    expect(new Set(portfolios.rows.map(({ account }) => account.sortName))).toEqual(new Set(['Ellery-Voss, Catherine']))
  })

  it('gives the values of the overview', async () => {
    const { clients } = (await advisor.get('/api/wealth/clients?portal=akta')).body as ClientsResponse
    const { accounts } = await find(advisor, 'catherine')
    expect(accounts.rows.length).toBeGreaterThan(0)
    for (const row of accounts.rows) expect(row.value).toEqual(clients.find(({ id }) => id === row.id)?.value)
  })

  it('finds portfolios by their type and by the id of the source', async () => {
    const byType = await find(advisor, 'ellery isa')
    expect(byType.portfolios.rows.length).toBeGreaterThan(0)
    expect(new Set(byType.portfolios.rows.map(({ type }) => type))).toEqual(new Set(['ISA']))
    const [row] = byType.portfolios.rows
    const byId = await find(advisor, row?.externalId ?? 'none')
    expect(byId.portfolios.rows.map(({ id }) => id)).toContain(row?.id)
  })

  it('says that an account has no figures to show', async () => {
    const { accounts } = await find(advisor, 'penhallow')
    expect(accounts.rows).toMatchObject([{ sortName: 'Penhallow, Idris', isLinked: false, value: null }])
  })

  it('takes the signs of a pattern for letters', async () => {
    for (const text of ['_', '%%%', '[a]', '%_%']) {
      const { accounts, holdings, portfolios } = await find(advisor, text)
      expect([text, accounts.rows, portfolios.rows, holdings.rows]).toEqual([text, [], [], []])
    }
  })

  it('finds a holding as its portfolio shows it, and asks no source for it', async () => {
    const { accounts } = (await investor.get('/api/session')).body as SessionResponse
    const own = (await investor.get(`/api/wealth/accounts/${accounts[0]?.id}`)).body as AccountResponse
    const [portfolio] = own.portfolios
    const { holdings } = (await investor.get(`/api/wealth/portfolios/${portfolio?.id}/holdings`)).body as HoldingsResponse
    const held = holdings.find(({ symbol }) => symbol !== null)
    await forgetJournal()
    const found = await find(investor, held?.symbol ?? 'none')
    expect(await journal()).toEqual([])
    expect(found.holdings.isPartial).toBe(false)
    expect(found.holdings.rows.find(({ portfolio: { id } }) => id === portfolio?.id)).toMatchObject({
      id: held?.id,
      name: held?.name,
      value: held?.value,
      account: { id: accounts[0]?.id },
    })
  })
})

describe('whose things are found', () => {
  it.each(['a', 'e', 'gia', 'bond'])('are the person’s own for "%s"', async (text) => {
    const { accounts: own } = (await investor.get('/api/session')).body as SessionResponse
    const ids = new Set(own.map(({ id }) => id))
    const { accounts, holdings, portfolios } = await find(investor, text)
    const owners = [...accounts.rows.map(({ id }) => id), ...[...portfolios.rows, ...holdings.rows].map(({ account }) => account.id)]
    expect(owners.filter((id) => !ids.has(id))).toEqual([])
  })

  it('are never another client’s, by name or by id', async () => {
    const others = await find(advisor, 'ashgrove')
    expect(others.accounts.rows.length).toBeGreaterThan(0)
    for (const text of ['ashgrove', others.accounts.rows[0]?.externalId ?? 'ashgrove']) {
      const { accounts, holdings, portfolios } = await find(investor, text)
      expect([accounts.rows, portfolios.rows, holdings.rows]).toEqual([[], [], []])
    }
  })

  it('are those of a company admin’s own accounts', async () => {
    const company = await signIn('company@akta.example')
    const seen = new Set(docsOf(await company.get('/api/accounts?limit=200&depth=0')).map(({ id }) => id))
    const { accounts, holdings, portfolios } = await find(company, 'a')
    const owners = [...accounts.rows.map(({ id }) => id), ...[...portfolios.rows, ...holdings.rows].map(({ account }) => account.id)]
    expect(owners.filter((id) => !seen.has(id))).toEqual([])
    expect(seen.size).toBeLessThan(docsOf(await advisor.get('/api/accounts?limit=200&depth=0')).length)
  })
})

describe('what is refused', () => {
  it('is whoever is not signed in', async () => {
    expect((await clientWith().get(addressOf('a'))).status).toBe(401)
  })

  it('is a text that is empty, blank or too long', async () => {
    for (const text of ['', '   ', 'a'.repeat(longestSearch + 1)])
      expect([text, (await advisor.get(addressOf(text))).status]).toEqual([text, 400])
    expect((await advisor.get(addressOf('a'.repeat(longestSearch)))).status).toBe(200)
  })

  it('is a portal of others, as one that nobody has', async () => {
    for (const portal of ['bowmore', 'none']) expect((await advisor.get(addressOf('a', portal))).status).toBe(404)
  })
})
