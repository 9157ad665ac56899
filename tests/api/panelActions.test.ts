import { beforeAll, describe, expect, it } from '@jest/globals'
import { type Client, clientWith, signIn } from '../helpers/client'
import { docsOf } from '../helpers/records'
import { makeTenant, type Tenant } from '../helpers/tenant'

let admin: Client
let tenant: Tenant
let account: string

beforeAll(async () => {
  tenant = await makeTenant()
  admin = tenant.admin
  account = (await tenant.account('Catherine Ellery-Voss', { externalId: 'QS-2044' })).id
})

const lines = async (type: string) =>
  docsOf(await admin.get(`/api/logs?where[type][equals]=${encodeURIComponent(type)}&depth=0&limit=200`)) as unknown as {
    recordId: string
    user: string
  }[]

describe('actions of the back office', () => {
  it.each(['/api/panel/accounts/none/fetch', '/api/panel/reports/none/again', '/api/panel/jobs/none/again'])(
    'are closed to strangers and to people without the panel: %s',
    async (path) => {
      expect((await clientWith().post(path, {})).status).toBe(401)
      for (const email of ['advisor@akta.example', 'investor@akta.example'])
        expect((await (await signIn(email)).post(path, {})).status).toBe(403)
      expect((await admin.post(path, {})).status).toBe(404)
    },
  )

  it('fetching the figures of an account is a line of the log', async () => {
    const before = (await lines('Figures fetched')).length
    expect(await admin.post(`/api/panel/accounts/${account}/fetch`, {})).toMatchObject({ status: 202, body: { ok: true } })
    const after = await lines('Figures fetched')
    expect(after).toHaveLength(before + 1)
    expect(after.some(({ recordId }) => recordId === account)).toBe(true)
  })

  it('finds records by the words of their names, whatever their accents, and a few of each', async () => {
    const made = await tenant.account('Þorvaldsdóttir, Anna Zýx')
    for (const q of ['þorvaldsdóttir zýx', 'zyx thorvald', 'ANNA ZÝX']) {
      const { body, status } = await admin.get(`/api/panel/search?q=${encodeURIComponent(q)}`)
      expect([q, status, body]).toEqual([
        q,
        200,
        { found: [{ collection: 'accounts', records: [{ id: made.id, name: 'Þorvaldsdóttir, Anna Zýx', detail: null }] }] },
      ])
    }
    const list = docsOf(await admin.get(`/api/accounts?where[searchName][like]=${encodeURIComponent('ÞORVALDSDÓTTIR Zýx')}&depth=0`))
    expect(list.map(({ id }) => id)).toEqual([made.id])
    const many = (await admin.get('/api/panel/search?q=a')).status
    expect([many, (await admin.get('/api/panel/search')).status]).toEqual([400, 400])
  })

  it('a list is a file: as it is narrowed and put in order, in words, and no formula', async () => {
    const [first, second] = [await tenant.account('=HYPERLINK("x") Listed Zed'), await tenant.account('Listed Anna')]
    const where = `where[id][in][0]=${first.id}&where[id][in][1]=${second.id}`
    const { headers, status, text } = await admin.get(
      `/api/panel/lists/accounts/csv?${where}&sort=-name&columns=_select,name,owners,portal,figures,active,searchName&locale=is`,
    )
    expect(status).toBe(200)
    expect(headers['content-disposition']).toBe('attachment; filename="accounts.csv"')
    const [head, ...rows] = text.replace('\uFEFF', '').split('\r\n')
    expect(head).toBe('Nafn,Ráðgjafar,Gátt,Virði,Gjaldmiðill,Dagsetning gagna,Virkur')
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatch(/^Listed Anna,[^,]+,[^,]+,,,,Já$/)
    expect(rows[1]).toMatch(/^"'=HYPERLINK/)
    expect((await lines('Downloaded')).length).toBeGreaterThan(0)
    expect((await admin.get('/api/panel/lists/nothing/csv')).status).toBe(404)
    expect((await admin.get('/api/panel/lists/sessions/csv')).status).toBe(404)
    const found = (await admin.get('/api/panel/lists/accounts/csv?search=listed%20anna&columns=name')).text
    expect(found).toContain('Listed Anna')
    expect(found).not.toContain('Listed Zed')
  })

  it('search and tests of links are closed to people without the panel', async () => {
    for (const ask of [
      (client: Client) => client.get('/api/panel/search?q=anna'),
      (client: Client) => client.get('/api/panel/lists/accounts/csv'),
      (client: Client) => client.post(`/api/panel/accounts/${account}/test-link`, { externalId: 'QS-2044' }),
    ]) {
      expect((await ask(clientWith())).status).toBe(401)
      for (const email of ['advisor@akta.example', 'investor@akta.example']) expect((await ask(await signIn(email))).status).toBe(403)
    }
  })

  it('testing a link says what the provider knows of an id, and who has it already', async () => {
    const unlinked = await tenant.account('Link To Test')
    const test = (externalId: unknown) => admin.post(`/api/panel/accounts/${unlinked.id}/test-link`, { externalId })
    expect(await test('QS-2044')).toMatchObject({
      status: 200,
      body: { outcome: 'found', portfolios: 3, value: { currency: 'GBP' }, takenBy: { id: account, name: 'Catherine Ellery-Voss' } },
    })
    expect(await test('QS-0000-nobody')).toMatchObject({ status: 200, body: { outcome: 'unknown', value: null, takenBy: null } })
    expect((await test('')).status).toBe(400)
    expect((await admin.post('/api/panel/accounts/none/test-link', { externalId: 'QS-2044' })).status).toBe(404)
  })

  it('an account without an external id has nothing to fetch', async () => {
    const { id } = await tenant.account('Idris Penhallow')
    expect((await admin.post(`/api/panel/accounts/${id}/fetch`, {})).status).toBe(409)
  })

  it('a report that has not failed is not made again', async () => {
    const advisor = await tenant.advisor.signIn()
    const { body, status } = await advisor.post('/api/functions/generatePdf', { account })
    // MongoDB may find the report of a first try that met another write.
    expect([200, 202]).toContain(status)
    const { id } = body as { id: string }
    expect((await admin.post(`/api/panel/reports/${id}/again`, {})).status).toBe(409)
  })
})
