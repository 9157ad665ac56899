import { beforeAll, describe, expect, it } from '@jest/globals'
import { tinyPdf, tinyPng } from '../factories/files'
import { type Client, clientWith } from '../helpers/client'
import { type Doc, docOf, docsOf, upload, uploadForm } from '../helpers/records'
import { makeTenant, type Person, type Tenant } from '../helpers/tenant'

/* What somebody took away, and when they left, stands in the activity log whichever door they took. */

let tenant: Tenant
let person: Person
let document: Doc

beforeAll(async () => {
  tenant = await makeTenant()
  person = await tenant.person('Nora Logged')
  const account = await tenant.account('Logged', { client: person.id })
  const file = { name: 'statement.pdf', type: 'application/pdf', data: tinyPdf('statement') }
  document = await upload(tenant.admin, 'documents', { name: 'Statement', type: 'Other', account: account.id }, file)
})

/** Lines of this kind by one person about one record. */
const lines = async (type: string, user: string, recordId: string): Promise<number> => {
  const where = Object.entries({ type, user, recordId }).map(([field, value]) => `where[${field}][equals]=${encodeURIComponent(value)}`)
  return docsOf(await tenant.admin.get(`/api/logs?depth=0&${where.join('&')}`)).length
}

const idOf = async (client: Client): Promise<string> => ((await client.get('/api/users/me')).body as { user: { id: string } }).user.id

describe('a file that is taken away', () => {
  it.each([
    ['by the button of the portal', () => `/api/documents/${document.id}/download`],
    ['by its stored name over REST', () => `/api/documents/file/${String(document.filename)}`],
  ])('%s is a line of the log, of whoever took it', async (_door, path) => {
    const client = await person.signIn()
    const before = await lines('Downloaded', person.id, document.id)
    expect((await client.get(path())).status).toBe(200)
    expect(await lines('Downloaded', person.id, document.id)).toBe(before + 1)
  })

  it('counts in the portal of its account', async () => {
    const client = await person.signIn()
    await client.get(`/api/documents/${document.id}/download`)
    const where = `where[type][equals]=Downloaded&where[user][equals]=${person.id}&where[portal][equals]=${tenant.portal.id}`
    expect(docsOf(await tenant.admin.get(`/api/logs?depth=0&${where}`)).length).toBeGreaterThan(0)
  })

  it('by the link of the admin panel is one too', async () => {
    const admin = await idOf(tenant.admin)
    // The panel links to what the record says.
    const { url } = (await tenant.admin.get(`/api/documents/${document.id}?depth=0`)).body as { url: string }
    const before = await lines('Downloaded', admin, document.id)
    expect((await tenant.admin.get(url.replace(/^https?:\/\/[^/]+/, ''))).status).toBe(200)
    expect(await lines('Downloaded', admin, document.id)).toBe(before + 1)
  })

  it('a picture that is opened in the panel is one, and the way leads to its file', async () => {
    const admin = await idOf(tenant.admin)
    const picture = await upload(tenant.admin, 'media', { name: 'Portrait' }, { name: 'portrait.png', type: 'image/png', data: tinyPng() })
    const before = await lines('Media downloaded', admin, picture.id)
    const { headers, status } = await tenant.admin.get(`/api/media/${picture.id}/open`)
    const file = await tenant.admin.get(String(headers.location))
    expect([status, file.status, file.headers['content-type']]).toEqual([303, 200, 'image/png'])
    expect(await lines('Media downloaded', admin, picture.id)).toBe(before + 1)
  })

  it('that somebody may not have leaves no line', async () => {
    const stranger = await tenant.person('Otto Stranger')
    await tenant.account('Of a stranger', { client: stranger.id })
    const client = await stranger.signIn()
    for (const path of [`/api/documents/${document.id}/download`, `/api/documents/file/${String(document.filename)}`])
      expect([403, 404]).toContain((await client.get(path)).status)
    expect(await lines('Downloaded', stranger.id, document.id)).toBe(0)
  })
})

describe('a picture', () => {
  it('is changed and thrown away under names of its own', async () => {
    const admin = await idOf(tenant.admin)
    const picture = await upload(tenant.admin, 'media', { name: 'Harbour' }, { name: 'harbour.png', type: 'image/png', data: tinyPng() })
    await tenant.admin.patch(`/api/media/${picture.id}`, { name: 'Quay' })
    await tenant.admin.del(`/api/media/${picture.id}`)
    expect([await lines('Updated media', admin, picture.id), await lines('Delete media', admin, picture.id)]).toEqual([1, 1])
  })

  it('keeps its file, whatever is sent with a change: pages show it without being saved', async () => {
    const picture = await upload(tenant.admin, 'media', { name: 'Mole' }, { name: 'mole.png', type: 'image/png', data: tinyPng() })
    const other = {
      name: 'other.svg',
      type: 'image/svg+xml',
      data: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'),
    }
    const { body, headers } = uploadForm({ name: 'Other' }, other)
    const refused = await tenant.admin.send('PATCH', `/api/media/${picture.id}`, { body, headers })
    expect([refused.status, refused.body]).toMatchObject([400, { errors: [{ code: 'invalid_file' }] }])
    expect((await tenant.admin.get(`/api/media/${picture.id}?depth=0`)).body).toMatchObject({ name: 'Mole', filename: picture.filename })
    expect((await tenant.admin.get(String(picture.url))).status).toBe(200)
    docOf(await tenant.admin.patch(`/api/media/${picture.id}`, { name: 'Mole Head' }), 200)
  })
})

describe('signing out', () => {
  it.each([
    ['from the portal', {}],
    ['from the admin panel, which sends an empty form', { headers: { 'content-type': 'application/json' }, body: '{}' }],
    ['from all sessions', {}],
  ])('%s is a line of the log', async (door, options) => {
    const client = await person.signIn()
    const before = await lines('Signed out', person.id, person.id)
    const path = door.includes('all') ? '/api/users/logout?allSessions=true' : '/api/users/logout'
    expect((await client.send('POST', path, options)).status).toBe(200)
    expect(await lines('Signed out', person.id, person.id)).toBe(before + 1)
  })

  it('of nobody is none', async () => {
    const before = docsOf(await tenant.admin.get('/api/logs?depth=0&limit=1&sort=-createdAt&where[type][equals]=Signed%20out'))
    await clientWith({ brand: tenant.brand }).post('/api/users/logout')
    const after = docsOf(await tenant.admin.get('/api/logs?depth=0&limit=1&sort=-createdAt&where[type][equals]=Signed%20out'))
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })
})
