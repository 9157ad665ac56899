import { beforeAll, describe, expect, it } from '@jest/globals'
import { demoAccounts } from '../../scripts/sandbox/book/demoAccounts'
import type { AccountResponse } from '../../shared/contracts/wealth/accounts'
import { waitFor } from '../helpers/children'
import { type Answer, type Client, clientWith, freshAddress } from '../helpers/client'
import { type Doc, docsOf } from '../helpers/records'
import { makeTenant, type Person, type Tenant } from '../helpers/tenant'

/* What people look at in the portal is on record (decision 292): once, with whose account it is, and behind their backs. */

let tenant: Tenant
let owner: Person & { accounts: readonly string[] }
let account = ''
let portfolio = ''

beforeAll(async () => {
  tenant = await makeTenant()
  owner = await tenant.investor('Vi Ewer', [demoAccounts.investor])
  account = owner.accounts[0] ?? ''
  const { portfolios } = (await (await owner.signIn()).get(`/api/wealth/accounts/${account}`)).body as AccountResponse
  portfolio = portfolios[0]?.id ?? ''
})

/** Asks for something as the portal's screen of that name does. */
const read = (client: Client, path: string, screen: string): Promise<Answer> => client.get(path, { headers: { 'x-screen': screen } })

/** What a person has looked at so far, the first first. */
const viewsOf = async ({ id }: Pick<Person, 'id'>): Promise<Doc[]> =>
  docsOf(
    await tenant.admin.get(
      `/api/logs?where[and][0][type][equals]=Viewed&where[and][1][user][equals]=${id}&where[and][2][section][exists]=true&sort=createdAt&limit=100&depth=0`,
    ),
  )

/** The same once its last line is of this section: lines are written in their order. */
async function viewsUntil(person: Pick<Person, 'id'>, section: string): Promise<Doc[]> {
  await waitFor(`A view of ${section}`, async () => (await viewsOf(person)).at(-1)?.section === section, 30_000)
  return viewsOf(person)
}

/** Somebody who has looked at nothing yet, with an account of the same book. */
async function newcomer(name: string): Promise<{ person: Person; client: Client; own: string }> {
  const person = await tenant.investor(name, [])
  const own = await tenant.account(name, { client: person.id, email: person.email })
  return { person, client: await person.signIn(), own: own.id }
}

describe('a screen of the portal', () => {
  it('is on record with who looked, at whose account, and on which portal', async () => {
    const client = await owner.signIn()
    await read(client, `/api/wealth/accounts/${account}`, 'account')
    await read(client, `/api/wealth/accounts/${account}/performance`, 'account')
    await read(client, `/api/wealth/portfolios/${portfolio}`, 'portfolio')
    await read(client, `/api/wealth/portfolios/${portfolio}/holdings`, 'portfolio/holdings')
    const views = await viewsUntil(owner, 'holdings')
    const common = {
      type: 'Viewed',
      user: owner.id,
      portal: tenant.portal.id,
      collection: 'accounts',
      recordId: account,
      recordTitle: owner.name,
    }
    expect(views).toMatchObject(['account', 'portfolio', 'holdings'].map((section) => ({ ...common, section })))
    expect(views[0]?.info ?? null).toBeNull()
    // Of which portfolio, by the name that it had.
    expect([views[1]?.info, views[2]?.info]).toEqual([expect.any(String), views[1]?.info])
    const record = docsOf(await tenant.admin.get(`/api/logs?where[recordId][equals]=${account}&sort=-createdAt&limit=1&depth=0`))
    expect(record).toMatchObject([{ type: 'Viewed', section: 'holdings' }])
  })

  it('is one view however often it asks again, and whatever else it asks for', async () => {
    const { client, own, person } = await newcomer('Re Fresher')
    for (let time = 0; time < 3; time += 1) {
      await read(client, `/api/wealth/accounts/${own}`, 'account')
      await read(client, `/api/wealth/accounts/${own}/values`, 'account')
    }
    await read(client, '/api/users/me/profile', 'profile')
    expect((await viewsUntil(person, 'profile')).map(({ section }) => section)).toEqual(['account', 'profile'])
  })

  it('of no portal names the brand, and the staff’s list of clients the portal', async () => {
    const { client, person } = await newcomer('News Reader')
    await read(client, '/api/users/me/profile', 'profile')
    expect(await viewsUntil(person, 'profile')).toMatchObject([{ portal: null, info: tenant.brand, collection: null }])
    await read(await tenant.advisor.signIn(), `/api/wealth/clients?portal=${tenant.brand}`, 'clients')
    expect(await viewsUntil(tenant.advisor, 'clients')).toMatchObject([
      { portal: tenant.portal.id, collection: 'portals', recordId: tenant.portal.id, recordTitle: tenant.portal.name, info: null },
    ])
  })

  it('that was refused, that asks in passing, or that there is not, is none', async () => {
    const { client, own, person } = await newcomer('Pass Erby')
    expect((await read(client, `/api/wealth/accounts/${account}`, 'account')).status).toBe(404)
    // A program that reads the API looks at no screen.
    await client.get(`/api/wealth/accounts/${own}`)
    for (const screen of ['news', 'portfolio', 'account/holdings', 'yacht', 'reportExport', 'x'.repeat(5000)])
      await read(client, `/api/wealth/accounts/${own}`, screen)
    await read(client, `/api/wealth/accounts/${own}/report`, 'reportExport')
    await read(client, '/api/users/me/profile', 'profile')
    expect((await viewsUntil(person, 'profile')).map(({ section }) => section)).toEqual(['profile'])
  })

  it('with somebody else’s eyes is looked at by whoever looks', async () => {
    const advisor = await tenant.advisor.signIn()
    const { own, person } = await newcomer('Lent Eyes')
    const path = `/dashboard/${tenant.brand}/account/${own}`
    const { token } = (await advisor.post('/api/functions/getCustomToken', { uid: person.id, path })).body as { token: string }
    const exchanged = await clientWith({ brand: tenant.brand }).post(
      '/api/users/custom-token',
      { token, path },
      { headers: { 'x-forwarded-for': freshAddress() } },
    )
    const eyes = clientWith({ brand: tenant.brand, cookie: exchanged.setCookies[0]?.split(';')[0] ?? '' })
    expect((await read(eyes, `/api/wealth/accounts/${own}`, 'account')).status).toBe(200)
    expect((await viewsUntil(tenant.advisor, 'account')).at(-1)).toMatchObject({ recordId: own })
    expect(await viewsOf(person)).toEqual([])
  })

  it('that a client lets another read is looked at by that other', async () => {
    const delegate = await tenant.person('Dele Gate')
    const until = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10)
    const client = await owner.signIn()
    await client.post('/api/delegations/grant', { account, email: delegate.email, reason: 'Accountant', until, mayDownload: false })
    await read(await delegate.signIn(), `/api/wealth/accounts/${account}`, 'account')
    expect(await viewsUntil(delegate, 'account')).toMatchObject([{ recordId: account, portal: tenant.portal.id }])
  })

  it('hides nothing of what people did: their own log is of deeds', async () => {
    const { lines } = (await (await owner.signIn()).get('/api/users/me/activity')).body as { lines: { code: string }[] }
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.map(({ code }) => code)).not.toContain('viewed')
  })
})
