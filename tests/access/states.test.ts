import { beforeAll, describe, expect, it } from '@jest/globals'
import { tinyPdf } from '../factories/files'
import { type Client, clientWith, signIn } from '../helpers/client'
import { create, docsOf, upload } from '../helpers/records'
import { world as makeWorld } from './world'

/* What changes with the state of an account, a portal or a group, and with a second role. */

let world: Awaited<ReturnType<typeof makeWorld>>
let admin: Client
let ids: { portal: string; account: string; portfolio: string; document: string }

beforeAll(async () => {
  world = await makeWorld()
  admin = world.as('admin')
  const portal = await create(admin, 'portals', {
    name: 'State portal',
    slug: 'state-portal',
    brand: 'akta',
    photo: world.ids.media.A,
    theme: 'main',
    portalLanguage: 'en',
    phone: '+44 20 7946 0100',
    email: 'office@access.example',
    active: true,
  })
  const account = await create(admin, 'accounts', {
    name: 'of a state',
    client: world.ids.users.A,
    owners: [world.ids.users.P],
    portal: portal.id,
    currency: 'GBP',
    active: true,
  })
  const portfolio = await create(admin, 'portfolios', { name: 'of a state', account: account.id, type: 'GIA', currency: 'GBP' })
  const document = await upload(
    admin,
    'documents',
    { name: 'of a state', account: account.id, type: 'Other' },
    { name: 'state.pdf', type: 'application/pdf', data: tinyPdf('state') },
  )
  ids = { portal: portal.id, account: account.id, portfolio: portfolio.id, document: document.id }
})

/** Status of every way over REST to what hangs on the account. */
async function waysOf(client: Client): Promise<number[]> {
  const paths = [
    `/api/accounts/${ids.account}`,
    `/api/portfolios/${ids.portfolio}`,
    `/api/documents/${ids.document}`,
    `/api/documents/${ids.document}/download`,
  ]
  const statuses: number[] = []
  for (const path of paths) statuses.push((await client.get(path)).status)
  return statuses
}

const all = (status: number) => [status, status, status, status]

describe('a portal that is switched off', () => {
  it('shows nobody but admins what is in it, and says so where figures are asked for', async () => {
    for (const actor of ['A', 'P'] as const) expect([actor, await waysOf(world.as(actor))]).toEqual([actor, all(200)])
    expect((await admin.patch(`/api/portals/${ids.portal}`, { active: false })).status).toBe(200)
    for (const actor of ['A', 'P'] as const) {
      const client = world.as(actor)
      expect([actor, await waysOf(client)]).toEqual([actor, all(404)])
      for (const collection of ['accounts', 'portfolios', 'documents'])
        expect(docsOf(await client.get(`/api/${collection}?limit=200`)).filter(({ name }) => name === 'of a state')).toEqual([])
      for (const path of [`/api/wealth/accounts/${ids.account}`, `/api/wealth/portfolios/${ids.portfolio}/holdings`]) {
        const answer = await client.get(path)
        expect([path, answer.status, answer.body]).toMatchObject([path, 403, { errors: [{ code: 'portal_not_active' }] }])
      }
    }
    // To somebody else it is not there at all.
    expect((await world.as('Q').get(`/api/wealth/accounts/${ids.account}`)).status).toBe(404)
    expect(await waysOf(admin)).toEqual(all(200))
    await admin.patch(`/api/portals/${ids.portal}`, { active: true })
    expect(await waysOf(world.as('A'))).toEqual(all(200))
  })
})

describe('an account that is switched off', () => {
  it('is out of sight for its client, and not for its advisor', async () => {
    await admin.patch(`/api/accounts/${ids.account}`, { active: false })
    expect(await waysOf(world.as('A'))).toEqual(all(404))
    expect(await waysOf(world.as('P'))).toEqual(all(200))
    await admin.patch(`/api/accounts/${ids.account}`, { active: true })
    expect(await waysOf(world.as('A'))).toEqual(all(200))
  })
})

describe('an access group', () => {
  it('opens its accounts to its professionals until it is thrown away', async () => {
    expect(await waysOf(world.as('Q'))).toEqual(all(404))
    const group = await create(admin, 'access-groups', { name: 'Holiday cover', team: [world.ids.users.Q], clients: [ids.account] })
    expect(await waysOf(world.as('Q'))).toEqual(all(200))
    // Who sees an account is not for clients to know.
    expect((await world.as('A').get(`/api/accounts/${ids.account}`)).text).not.toContain('"team"')
    expect((await admin.del(`/api/access-groups/${group.id}`)).status).toBe(200)
    expect(await waysOf(world.as('Q'))).toEqual(all(404))
  })
})

describe('a person of several roles', () => {
  it('sees what each of them shows', async () => {
    const email = 'both@access.example'
    const person = await create(admin, 'users', {
      name: 'Both',
      email,
      password: 'Canary-2026',
      isProfessional: true,
      organisation: world.ids.organisations.F,
    })
    const account = (data: object) =>
      create(admin, 'accounts', { name: 'of Both', portal: ids.portal, currency: 'GBP', active: true, ...data })
    const own = await account({ client: person.id, owners: [world.ids.users.P] })
    const clients = await account({ client: world.ids.users.A, owners: [person.id] })
    const client = await signIn(email, { password: 'Canary-2026' })
    const seen = docsOf(await client.get('/api/accounts?limit=200')).map(({ id }) => id)
    expect(seen.toSorted()).toEqual([own.id, clients.id].toSorted())
    expect((await client.get('/api/session')).body).toMatchObject({
      user: { roles: ['advisor', 'investor'] },
      accounts: [{ id: own.id }],
      // An advisor of several portals chooses among them.
      home: expect.stringMatching(/^\/(?:portals|dashboard\/[\w-]+)$/),
    })
    for (const { id } of [own, clients]) await admin.del(`/api/accounts/${id}`)
    await admin.del(`/api/users/${person.id}`)
    expect((await client.get('/api/accounts')).status).toBe(401)
  })
})

describe('deleting what others refer to', () => {
  it('a person and an account with a report go to the trash and come back; nothing takes them for good', async () => {
    const email = 'reported@access.example'
    const person = await create(admin, 'users', { name: 'Reported', email, password: 'Canary-2026' })
    const account = await create(admin, 'accounts', {
      name: 'Reported',
      client: person.id,
      owners: [world.ids.users.P],
      portal: ids.portal,
      currency: 'GBP',
      active: true,
      externalId: 'reported-ext',
    })
    const client = await signIn(email, { password: 'Canary-2026' })
    expect((await client.post('/api/functions/generatePdf', { account: account.id })).status).toBe(202)
    for (const path of [`/api/accounts/${account.id}`, `/api/users/${person.id}`]) {
      expect([path, (await clientWith().del(path)).status]).toEqual([path, 401])
      expect([path, (await admin.del(path)).status]).toEqual([path, 200])
      const again = await admin.del(`${path}?trash=true`)
      expect([path, again.status, again.body]).toMatchObject([path, 409, { errors: [{ code: 'kept_in_trash' }] }])
      expect([path, (await admin.get(`${path}?trash=true`)).status]).toEqual([path, 200])
    }
    expect((await client.get('/api/session')).status).toBe(401)
  })

  it('a company admin cannot take their firm back out of the trash', async () => {
    const path = `/api/organisations/${world.ids.organisations.C}`
    const email = 'boss@access.example'
    const firm = await create(admin, 'organisations', { name: 'Trashed firm' })
    const portal = await create(admin, 'portals', {
      name: 'Of the trashed firm',
      slug: 'trashed-firm',
      brand: 'akta',
      photo: world.ids.media.A,
      company: firm.id,
      theme: 'main',
      portalLanguage: 'en',
      phone: '1',
      email: 'office@access.example',
      active: true,
    })
    const person = await create(admin, 'users', { name: 'Boss', email, password: 'Canary-2026', isAdmin: true, organisation: firm.id })
    let boss = await signIn(email, { password: 'Canary-2026' })
    expect((await boss.patch(`/api/organisations/${firm.id}`, { address: '1 Quay' })).status).toBe(200)
    expect((await boss.patch(path, { address: '1 Quay' })).status).toBe(403)
    // A firm with people and portals is not thrown away; these came back after it.
    for (const path of [`/api/portals/${portal.id}`, `/api/users/${person.id}`, `/api/organisations/${firm.id}`])
      expect([path, (await admin.del(path)).status]).toEqual([path, 200])
    for (const path of [`/api/users/${person.id}`, `/api/portals/${portal.id}`])
      expect((await admin.patch(`${path}?trash=true`, { deletedAt: null })).status).toBe(200)
    boss = await signIn(email, { password: 'Canary-2026' })
    for (const query of ['', '?trash=true']) {
      const answer = await boss.patch(`/api/organisations/${firm.id}${query}`, { deletedAt: null })
      expect([403, 404]).toContain(answer.status)
    }
    expect((await admin.get(`/api/organisations/${firm.id}`)).status).toBe(404)
  })
})
