import { beforeAll, describe, expect, it } from '@jest/globals'
import { tinyPdf } from '../factories/files'
import { type Client, clientWith, freshAddress, send } from '../helpers/client'
import { create, type Doc, docsOf, upload } from '../helpers/records'
import { makeTenant, type Person, type Tenant } from '../helpers/tenant'

/* Checks S05, S19, S21 to S23 of docs/security-checks.md, each by its number, as somebody with a client of HTTP tries them. */

let tenant: Tenant
let other: Tenant
let a: { person: Person; client: Client; account: Doc }
let b: typeof a

async function investor(name: string): Promise<typeof a> {
  const person = await tenant.person(name)
  const account = await tenant.account(name, { client: person.id, externalId: null })
  return { person, account, client: await person.signIn() }
}

beforeAll(async () => {
  tenant = await makeTenant()
  other = await makeTenant()
  a = await investor('Ann First')
  b = await investor('Ben Second')
})

const pdf = (name: string) => ({ name: `${name}.pdf`, type: 'application/pdf', data: tinyPdf(name) })
/** Of a refusal it does not matter which of the two it is: neither tells whether there is such a record. */
const refused = [403, 404]

describe('S05: a company admin', () => {
  it('is none of another organisation, of its people, portals and log, nor a platform admin', async () => {
    const company = await tenant.person('Com Pany', { isAdmin: true, organisation: tenant.firm.id })
    const theirs = await company.signIn()
    const stranger = await other.person('Out Sider', { isProfessional: true, organisation: other.firm.id })
    await other.admin.patch(`/api/users/${stranger.id}`, { phone: '+44 1' })
    for (const path of [`organisations/${other.firm.id}`, `users/${stranger.id}`, `portals/${other.portal.id}`]) {
      expect([path, refused.includes((await theirs.get(`/api/${path}`)).status)]).toEqual([path, true])
      expect([path, refused.includes((await theirs.patch(`/api/${path}`, { name: 'Taken' })).status)]).toEqual([path, true])
      expect([path, refused.includes((await theirs.del(`/api/${path}`)).status)]).toEqual([path, true])
    }
    const lines = await theirs.get(`/api/logs?where[recordId][equals]=${stranger.id}&depth=0`)
    expect(lines.status === 200 ? docsOf(lines) : []).toEqual([])
    expect(refused).toContain(
      (await theirs.post('/api/users', { name: 'N', email: `n@${tenant.brand}.example`, password: 'Quay-4-Lamp' })).status,
    )
    await theirs.patch(`/api/users/${company.id}`, { admin: true, isProfessional: true, organisation: other.firm.id })
    expect((await tenant.admin.get(`/api/users/${company.id}?depth=0`)).body).toMatchObject({
      admin: false,
      isProfessional: false,
      organisation: tenant.firm.id,
    })
    // Their firm's own portal they keep, and no more of it than is theirs (decision 245).
    const portal = `/api/portals/${tenant.portal.id}`
    expect((await theirs.patch(portal, { phone: '+44 2', active: false, company: other.firm.id, theme: 'tech' })).status).toBe(200)
    expect((await tenant.admin.get(`${portal}?depth=0`)).body).toMatchObject({
      phone: '+44 2',
      active: true,
      company: tenant.firm.id,
      theme: 'main',
    })
    expect((await theirs.del(portal)).status).toBe(403)
  })
})

describe('S19: a document', () => {
  it('of somebody else cannot be read, renamed, thrown away or kept as a favourite', async () => {
    const document = await upload(tenant.admin, 'documents', { name: 'of b', account: b.account.id, type: 'Other' }, pdf('of-b'))
    for (const path of [`documents/${document.id}`, `documents/${document.id}/download`])
      expect([path, (await a.client.get(`/api/${path}`)).status]).toEqual([path, 404])
    // By its name as by one that nobody has.
    const [foreign, unknown] = [
      await a.client.get(`/api/documents/file/${String(document.filename)}`),
      await a.client.get('/api/documents/file/none.pdf'),
    ]
    expect([refused.includes(foreign.status), foreign.body]).toEqual([true, unknown.body])
    for (const data of [{ name: 'taken' }, { favourite: [a.person.id] }, { account: a.account.id }])
      expect(refused).toContain((await a.client.patch(`/api/documents/${document.id}`, data)).status)
    expect(refused).toContain((await a.client.del(`/api/documents/${document.id}`)).status)
    const now = (await tenant.admin.get(`/api/documents/${document.id}?depth=0`)).body as Doc
    expect([now.name, now.account, now.favourite ?? []]).toEqual(['of b', b.account.id, []])
    // Nor does its own client write into the field, or say that it is another's.
    await b.client.patch(`/api/documents/${document.id}`, { favourite: [a.person.id], owner: a.person.id })
    expect(((await tenant.admin.get(`/api/documents/${document.id}?depth=0`)).body as Doc).favourite ?? []).toEqual([])
  })

  it('of a group is gone for whoever has left it', async () => {
    const members = (...accounts: Doc[]) => accounts.map(({ id }) => ({ account: id, memberSince: '2026-01-01' }))
    const group = await create(tenant.admin, 'groups', {
      name: 'Circle',
      score: 1,
      portal: tenant.portal.id,
      members: members(a.account, b.account),
    })
    const document = await upload(tenant.admin, 'documents', { name: 'of the circle', group: group.id, type: 'Other' }, pdf('circle'))
    const ways = async () =>
      Promise.all(
        [`documents/${document.id}`, `documents/${document.id}/download`].map(async (path) => (await a.client.get(`/api/${path}`)).status),
      )
    expect(await ways()).toEqual([200, 200])
    expect((await tenant.admin.patch(`/api/groups/${group.id}`, { members: members(b.account) })).status).toBe(200)
    expect(await ways()).toEqual([404, 404])
    expect((await b.client.get(`/api/documents/${document.id}`)).status).toBe(200)
  })
})

describe('S21: what is in the trash or switched off', () => {
  it('is hidden by id, list, condition, depth and file from whoever saw it before, and not from admins', async () => {
    const own = await investor('Cleo Gone')
    const document = await upload(tenant.admin, 'documents', { name: 'gone', account: own.account.id, type: 'Other' }, pdf('gone'))
    const paths = [
      `accounts/${own.account.id}`,
      `accounts/${own.account.id}?trash=true`,
      `documents/${document.id}?depth=2`,
      `documents/${document.id}/download`,
      `documents/file/${String(document.filename)}`,
    ]
    const statuses = async () => Promise.all(paths.map(async (path) => (await own.client.get(`/api/${path}`)).status))
    expect(await statuses()).toEqual([200, 200, 200, 200, 200])
    const change = async (path: string, data: object) =>
      expect([path, (await tenant.admin.patch(`/api/${path}?trash=true`, data)).status]).toEqual([path, 200])
    const isHidden = async () => {
      for (const status of await statuses()) expect(refused).toContain(status)
      for (const query of ['where[active][equals]=false', 'trash=true', 'where[deletedAt][exists]=true&trash=true']) {
        const list = await own.client.get(`/api/accounts?${query}&depth=0`)
        expect([query, list.status === 200 ? docsOf(list) : []]).toEqual([query, []])
      }
    }
    await change(`accounts/${own.account.id}`, { active: false })
    await isHidden()
    await change(`accounts/${own.account.id}`, { active: true })
    const [thrownAway, back] = [{ deletedAt: new Date().toISOString() }, { deletedAt: null }]
    // An account that a document stands in is not thrown away before it.
    await change(`documents/${document.id}`, thrownAway)
    await change(`accounts/${own.account.id}`, thrownAway)
    await isHidden()
    await change(`accounts/${own.account.id}`, back)
    await change(`documents/${document.id}`, back)
    expect(await statuses()).toEqual([200, 200, 200, 200, 200])
  })
})

describe('S22, S23: a page', () => {
  const page = (name: string, own: object = {}) =>
    create(tenant.admin, 'pages', { name, brand: tenant.brand, _status: 'published', ...own })

  it('that is not published, or was otherwise before, tells readers neither by id, draft nor version', async () => {
    const canary = 'CNRY-unpublished'
    const draft = await page('Never out', { _status: 'draft', title: canary })
    const standing = await page('Stands', { title: 'As published' })
    await tenant.admin.patch(`/api/pages/${standing.id}?draft=true`, { title: canary })
    for (const client of [clientWith({ brand: tenant.brand }), a.client, await tenant.advisor.signIn()])
      for (const path of [
        `pages/${draft.id}`,
        `pages/${draft.id}?draft=true`,
        `pages/${standing.id}?draft=true`,
        'pages?draft=true&limit=200',
        'pages/versions?limit=200',
        `pages/versions?where[parent][equals]=${standing.id}`,
        `functions/getPublishedContent?id=${draft.id}`,
      ])
        expect([path, (await client.get(`/api/${path}`)).text.includes(canary)]).toEqual([path, false])
  })

  it('is read by whom its access names: nobody, whoever is signed in, everybody', async () => {
    const readers: Record<string, Client> = { stranger: clientWith({ brand: tenant.brand }), a: a.client, elsewhere: other.admin }
    for (const [name, own, expected] of [
      ['Open', {}, { stranger: 200, a: 200 }],
      ['Guarded', { protected: true }, { stranger: 404, a: 200 }],
      ['Hidden', { hidden: true }, { stranger: 404, a: 404 }],
    ] as const) {
      const { id } = await page(name, own)
      const found: Record<string, number> = {}
      for (const reader of Object.keys(expected)) found[reader] = (await readers[reader]?.get(`/api/pages/${id}`))?.status ?? 0
      expect([name, found]).toEqual([name, expected])
    }
  })
})

describe('a body of 60 MB', () => {
  const heavy = Buffer.alloc(60_000_000, 0x61)

  it.each([
    'login',
    'signup',
    'complete-signup',
    'forgot-password',
    'reset-password',
    'accept-invitation',
    'custom-token',
    'second-step',
    'passkey',
    'confirm-email',
    'me/profile',
    'me/password',
    'me/second-factor/app',
  ])('is refused early at /api/users/%s', async (door) => {
    const method = door === 'me/profile' ? 'PATCH' : 'POST'
    const cookie: Record<string, string> = door.startsWith('me/') ? { cookie: a.client.cookie() } : {}
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': freshAddress(), ...cookie }
    // A server that closes early may also end the connection while the client still sends.
    const answer = await send(method, `/api/users/${door}`, { host: tenant.brand, body: heavy, headers }).catch(
      (error: unknown) => error as NodeJS.ErrnoException,
    )
    const told = 'status' in answer ? answer.status : answer.code
    expect([413, 'EPIPE', 'ECONNRESET']).toContain(told)
    expect((await send('GET', '/healthz')).status).toBe(200)
  })
})
