import { beforeAll, describe, expect, it } from '@jest/globals'
import { tinyPdf } from '../factories/files'
import { type Client, clientWith, freshAddress, signIn } from '../helpers/client'
import { create, docsOf, upload } from '../helpers/records'
import { world as makeWorld } from './world'

/* What is thrown away is an admin's to see and to bring back, and nobody else's. */

let world: Awaited<ReturnType<typeof makeWorld>>
let admin: Client
let ids: { account: string; portfolio: string; document: string; filename: string }

beforeAll(async () => {
  world = await makeWorld()
  admin = world.as('admin')
  const account = await create(admin, 'accounts', {
    name: 'thrown away',
    client: world.ids.users.A,
    owners: [world.ids.users.P],
    portal: world.ids.portals.A,
    currency: 'GBP',
    active: true,
    externalId: 'thrown-away',
  })
  const portfolio = await create(admin, 'portfolios', {
    name: 'thrown away',
    account: account.id,
    type: 'GIA',
    currency: 'GBP',
    externalId: 'thrown-away-1',
  })
  const document = await upload(
    admin,
    'documents',
    { name: 'thrown away', account: account.id, type: 'Other' },
    { name: 'thrown-away.pdf', type: 'application/pdf', data: tinyPdf('thrown away') },
  )
  ids = { account: account.id, portfolio: portfolio.id, document: document.id, filename: String(document.filename) }
})

/** Every way to what hangs on the account: name → status. */
async function waysOf(client: Client): Promise<Record<string, number>> {
  const paths = {
    account: `/api/accounts/${ids.account}`,
    'account in the trash': `/api/accounts/${ids.account}?trash=true`,
    portfolio: `/api/portfolios/${ids.portfolio}`,
    'portfolio in the trash': `/api/portfolios/${ids.portfolio}?trash=true`,
    document: `/api/documents/${ids.document}`,
    download: `/api/documents/${ids.document}/download`,
    'wealth account': `/api/wealth/accounts/${ids.account}`,
    'wealth portfolio': `/api/wealth/portfolios/${ids.portfolio}/holdings`,
  }
  const statuses: Record<string, number> = {}
  for (const [name, path] of Object.entries(paths)) statuses[name] = (await client.get(path)).status
  statuses.file = (await client.get(`/api/documents/file/${ids.filename}`)).status
  // A report belongs to whoever asked for it, and the matrix counts those of P.
  if (client.email === 'A') statuses['new report'] = (await client.post('/api/functions/generatePdf', { account: ids.account })).status
  return statuses
}

const seenIn = async (client: Client, collection: string, query = '') =>
  docsOf(await client.get(`/api/${collection}?limit=200${query}`)).filter(({ name }) => name === 'thrown away').length

describe('an account in the trash', () => {
  it('is there for its client and advisor before', async () => {
    for (const actor of ['A', 'P'] as const) {
      const statuses = await waysOf(world.as(actor))
      expect(Object.values(statuses).filter((status) => status >= 300)).toEqual([])
    }
  })

  it('takes its portfolios, documents and files out of sight with it', async () => {
    // An account with portfolios is not thrown away; one that came back alone stands there without its account.
    const parts = [`/api/portfolios/${ids.portfolio}`, `/api/documents/${ids.document}`]
    for (const path of [...parts, `/api/accounts/${ids.account}`])
      expect((await admin.patch(path, { deletedAt: new Date().toISOString() })).status).toBe(200)
    for (const path of parts) expect((await admin.patch(`${path}?trash=true`, { deletedAt: null })).status).toBe(200)
    for (const actor of ['A', 'P'] as const) {
      const client = world.as(actor)
      const statuses = await waysOf(client)
      expect(Object.entries(statuses).filter(([, status]) => status !== 404)).toEqual([['file', 403]])
      for (const collection of ['accounts', 'portfolios', 'documents']) {
        for (const query of ['', '&trash=true', '&trash=true&where[deletedAt][exists]=true', '&depth=3&joins[portfolios][limit]=50'])
          expect([collection, query, await seenIn(client, collection, query)]).toEqual([collection, query, 0])
      }
      expect((await client.get('/api/wealth/clients?portal=cnry-a-portals')).text).not.toContain('thrown away')
      expect((await client.get('/api/session')).text).not.toContain('thrown away')
    }
  })

  it('is in the trash for an admin, and comes back whole', async () => {
    expect(await seenIn(admin, 'accounts')).toBe(0)
    expect(await seenIn(admin, 'accounts', '&trash=true&where[deletedAt][exists]=true')).toBe(1)
    expect((await admin.patch(`/api/accounts/${ids.account}?trash=true`, { deletedAt: null })).status).toBe(200)
    const statuses = await waysOf(world.as('A'))
    expect(Object.values(statuses).filter((status) => status >= 300)).toEqual([])
  })
})

describe('a document in the trash', () => {
  it('is out of sight for everyone, file and all, and an admin brings it back', async () => {
    await admin.patch(`/api/documents/${ids.document}`, { deletedAt: new Date().toISOString() })
    for (const actor of ['A', 'P'] as const) {
      const statuses = await waysOf(world.as(actor))
      expect(statuses).toMatchObject({ document: 404, download: 404, file: 403, account: 200 })
      expect(await seenIn(world.as(actor), 'documents', '&trash=true')).toBe(0)
    }
    expect((await admin.get(`/api/documents/file/${ids.filename}`)).status).toBe(403)
    expect(await seenIn(admin, 'documents', '&trash=true')).toBe(1)
    expect((await admin.patch(`/api/documents/${ids.document}?trash=true`, { deletedAt: null })).status).toBe(200)
    expect(await waysOf(world.as('A'))).toMatchObject({ document: 200, download: 200, file: 200 })
  })
})

describe('a person in the trash', () => {
  it('is out at once, cannot sign in, and is back after', async () => {
    const email = 'gone@access.example'
    const person = await create(admin, 'users', { name: 'Gone Person', email, password: 'Canary-2026' })
    const account = await create(admin, 'accounts', {
      name: 'of Gone',
      client: person.id,
      owners: [world.ids.users.P],
      portal: world.ids.portals.A,
      currency: 'GBP',
      active: true,
    })
    const client = await signIn(email, { password: 'Canary-2026' })
    expect((await client.get('/api/session')).status).toBe(200)
    await admin.patch(`/api/accounts/${account.id}`, { deletedAt: new Date().toISOString() })
    expect((await admin.patch(`/api/users/${person.id}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
    await admin.patch(`/api/accounts/${account.id}?trash=true`, { deletedAt: null })
    expect((await client.get('/api/session')).status).toBe(401)
    expect((await client.get('/api/accounts')).status).toBe(401)
    const again = await clientWith().post(
      '/api/users/login',
      { email, password: 'Canary-2026' },
      { headers: { 'x-forwarded-for': freshAddress() } },
    )
    expect(again.status).toBe(401)
    await admin.patch(`/api/users/${person.id}?trash=true`, { deletedAt: null })
    await expect(signIn(email, { password: 'Canary-2026' })).resolves.toBeDefined()
  })
})

describe('a person who is disabled', () => {
  it('is out at once and cannot sign in', async () => {
    const email = 'stopped@access.example'
    const person = await create(admin, 'users', { name: 'Stopped Person', email, password: 'Canary-2026' })
    await create(admin, 'accounts', {
      name: 'of Stopped',
      client: person.id,
      owners: [world.ids.users.P],
      portal: world.ids.portals.A,
      currency: 'GBP',
      active: true,
    })
    const client = await signIn(email, { password: 'Canary-2026' })
    await admin.patch(`/api/users/${person.id}`, { disabled: true })
    for (const path of ['/api/session', '/api/accounts', '/api/users', '/api/media', `/api/users/${person.id}`])
      expect([path, (await client.get(path)).status]).toEqual([path, 401])
    expect((await client.post('/api/users/refresh-token')).status).toBe(401)
    const again = await clientWith().post(
      '/api/users/login',
      { email, password: 'Canary-2026' },
      { headers: { 'x-forwarded-for': freshAddress() } },
    )
    expect([again.status, again.setCookies]).toEqual([401, []])
    expect((await client.get('/api/users/me')).body).toMatchObject({ user: null })
    await admin.patch(`/api/users/${person.id}`, { disabled: false })
    expect((await client.get('/api/session')).status).toBe(401)
  })
})

describe('what a person may change of themselves', () => {
  it('is not what they may do, nor whose they are, nor a password without the old one', async () => {
    const { ids: made } = world
    const client = world.as('A')
    const wanted = {
      name: 'CNRY-A-users',
      phone: '+44 1',
      admin: true,
      isAdmin: true,
      isProfessional: true,
      organisation: made.organisations.F,
      disabled: true,
      lastLogin: '2001-01-01T00:00:00.000Z',
      sessions: [],
      hash: 'x',
      salt: 'x',
      resetPasswordToken: 'x',
      createdBy: made.users.B,
    }
    expect((await client.patch(`/api/users/${made.users.A}`, wanted)).status).toBe(200)
    expect((await client.get('/api/session')).body).toMatchObject({ user: { roles: ['investor'] } })
    const stored = (await admin.get(`/api/users/${made.users.A}?depth=0`)).body as Record<string, unknown>
    expect(stored).toMatchObject({ admin: false, isAdmin: false, isProfessional: false, disabled: false, phone: '+44 1' })
    expect(stored.organisation ?? null).toBeNull()
    expect(stored).not.toMatchObject({ lastLogin: '2001-01-01T00:00:00.000Z' })
    const password = await client.patch(`/api/users/${made.users.A}`, { password: 'Another-2026' })
    expect([password.status, password.body]).toMatchObject([403, { errors: [{ code: 'password_change_refused' }] }])
    // Who signs in by which address is an admin's to say.
    await client.patch(`/api/users/${made.users.A}`, { email: 'somebody-else@access.example' })
    expect((await admin.get(`/api/users/${made.users.A}?depth=0`)).body).toMatchObject({ email: 'cnry-a@access.example' })
    const taken = await admin.patch(`/api/users/${made.users.A}`, { email: 'admin@quayside.example' })
    expect([taken.status, taken.body]).toMatchObject([400, { errors: [{ code: 'bad_request' }] }])
  })

  it('of what they chose is their own', async () => {
    const path = '/api/users/me/preferences'
    const before = (await world.as('B').get(path)).body
    const changed = await world.as('A').send('PATCH', path, { body: { notifyReportReady: false } })
    expect([changed.status, (await clientWith().send('PATCH', path, { body: {} })).status]).toEqual([200, 401])
    expect((await world.as('B').get(path)).body).toEqual(before)
  })

  it('of their organisation, as its admin, is not its e-mail domain', async () => {
    const { ids: made } = world
    expect(
      (await world.as('M').patch(`/api/organisations/${made.organisations.F}`, { domain: 'rival.example', address: '1 Quay' })).status,
    ).toBe(200)
    const stored = (await admin.get(`/api/organisations/${made.organisations.F}`)).body as Record<string, unknown>
    expect([stored.address, stored.domain ?? null]).toEqual(['1 Quay', null])
  })
})
