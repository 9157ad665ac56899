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
