import { beforeAll, describe, expect, it } from '@jest/globals'
import { tinyPng } from '../factories/files'
import { type Answer, type Client, freshAddress, signIn } from '../helpers/client'
import { create, docsOf, uploadForm } from '../helpers/records'
import { makeTenant, type Person, type Tenant, tenantPassword } from '../helpers/tenant'

let tenant: Tenant
let admin: Client
let company: Person

beforeAll(async () => {
  tenant = await makeTenant()
  admin = await signIn('admin@quayside.example')
  company = await tenant.person('Cora Pany', { isAdmin: true, organisation: tenant.firm.id, title: 'Partner' })
})

const codeOf = ({ body }: Answer) => (body as { errors?: { code?: string }[] }).errors?.[0]?.code
const someone = async (name: string) => {
  const made = await tenant.person(name)
  return { ...made, account: await tenant.account(name, { client: made.id }) }
}

describe('the export of one’s own data', () => {
  const ask = (client: Client, password = tenantPassword) =>
    client.post('/api/users/me/export', { password }, { headers: { 'x-forwarded-for': freshAddress() } })

  it('holds all that is kept of the person, and nothing of anybody else', async () => {
    const own = await someone('Ona Data')
    const other = await someone('Otto Other')
    const portfolio = await create(admin, 'portfolios', { name: 'Ona Portfolio', account: own.account.id, type: 'GIA', currency: 'GBP' })
    await create(admin, 'portfolios', { name: 'Otto Portfolio', account: other.account.id, type: 'GIA', currency: 'GBP' })
    const advisor = await tenant.advisor.signIn()
    for (const person of [own, other])
      await create(advisor, 'messages', {
        subject: `To ${person.name}`,
        body: `Words for ${person.name}`,
        recipient: person.id,
        portal: tenant.portal.id,
      })
    const client = await own.signIn()
    const answer = await ask(client)
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/json; charset=utf-8',
      'private, no-store',
    ])
    expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data.json"')
    expect(answer.body).toMatchObject({
      profile: { name: 'Ona Data', email: own.email },
      preferences: { notifyReportReady: true },
      devices: [{ isThis: true }],
      accounts: [{ id: own.account.id, name: 'Ona Data' }],
      portfolios: [{ id: portfolio.id, name: 'Ona Portfolio' }],
      messages: [{ subject: 'To Ona Data', body: 'Words for Ona Data' }],
      activity: expect.arrayContaining([expect.objectContaining({ type: 'Signed in' })]),
    })
    expect(answer.text).not.toMatch(/Otto|"(hash|salt|secret|resetPasswordToken|_sid)"/)
    const lines = docsOf(await admin.get(`/api/logs?where[user][equals]=${own.id}&where[info][equals]=Own%20data&depth=0`))
    expect(lines).toMatchObject([{ type: 'Downloaded' }])
  })

  it('of an advisor leaves their clients out', async () => {
    const answer = await ask(await tenant.advisor.signIn())
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.body as object)).not.toContain('accounts')
  })

  it('asks for the password, a session, and patience', async () => {
    const client = await (await someone('Pat Ience')).signIn()
    expect(codeOf(await ask(client, 'Wrong-2026'))).toBe('recent_login_required')
    expect(codeOf(await client.post('/api/users/me/export', {}))).toBe('invalid_input')
    const statuses = []
    for (let turn = 0; turn < 5; turn++) statuses.push((await ask(client)).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })
})

describe('entering a portal', () => {
  it('is a line of the log once a session, for a portal that is one’s own', async () => {
    const own = await someone('Enno Tering')
    const enter = (client: Client, portal: string) => client.post('/api/session/portal', { portal })
    const lines = async () =>
      docsOf(await admin.get(`/api/logs?where[user][equals]=${own.id}&where[type][equals]=User%20logged%20in&depth=0`))
    const first = await own.signIn()
    for (let turn = 0; turn < 3; turn++) expect((await enter(first, tenant.brand)).status).toBe(204)
    expect(await lines()).toMatchObject([{ portal: tenant.portal.id, collection: 'portals' }])
    expect((await enter(await own.signIn(), tenant.brand)).status).toBe(204)
    expect(await lines()).toHaveLength(2)
    expect((await enter(first, 'bowmore')).status).toBe(404)
    expect(await lines()).toHaveLength(2)
  })
})

describe('the organisation of a company admin', () => {
  it('is shown with its people, and kept by them', async () => {
    const client = await company.signIn()
    const before = (await client.get('/api/organisations/own')).body as { updatedAt: string }
    expect(before).toMatchObject({
      name: tenant.firm.name,
      people: [
        { name: 'Ada Visor', roles: ['advisor'], isActive: true },
        { name: 'Cora Pany', title: 'Partner', roles: ['company-admin'] },
      ],
    })
    const change = {
      name: 'Harbour Row Two',
      url: 'https://two.example',
      address: 'Quay 1\nEdinburgh',
      country: 'GB',
      updatedAt: before.updatedAt,
    }
    const saved = await client.patch('/api/organisations/own', { ...change, domain: 'taken-over.example' })
    expect(saved.body).toMatchObject({ name: 'Harbour Row Two', address: 'Quay 1\nEdinburgh', country: 'GB', domain: null })
    const late = await client.patch('/api/organisations/own', { ...change, name: 'Too late' })
    expect([late.status, codeOf(late)]).toEqual([409, 'conflict'])
  })

  it('has a logo that they choose and take away, and nobody else', async () => {
    const client = await company.signIn()
    const send = (by: Client, name: string, data: Buffer = tinyPng()) =>
      by.send('POST', '/api/organisations/own/logo', uploadForm({}, { name, type: 'image/png', data }))
    const chosen = await send(client, 'logo.png')
    expect(chosen.body).toMatchObject({ photo: expect.stringMatching(/^\/api\/media\/file\/.+\.png$/) })
    const { photo, updatedAt } = chosen.body as { photo: string; updatedAt: string }
    expect((await tenant.admin.get(photo)).status).toBe(200)
    // The answer is of the version that a change of the details has to name.
    const change = { name: 'Harbour Row Two', url: null, address: null, country: null, updatedAt }
    expect((await client.patch('/api/organisations/own', change)).body).toMatchObject({ photo })
    expect(codeOf(await send(client, 'logo.exe'))).toBe('invalid_file')
    const outsider = await (await someone('Otto Outsider')).signIn()
    expect((await send(outsider, 'logo.png')).status).toBe(403)
    expect((await client.del('/api/organisations/own/logo')).body).toMatchObject({ photo: null })
    // The picture may stand elsewhere too.
    expect((await tenant.admin.get(photo)).status).toBe(200)
  })

  it('is forbidden to everybody else', async () => {
    for (const person of [tenant.advisor, await someone('Ivo Investor')]) {
      const client = await person.signIn()
      expect((await client.get('/api/organisations/own')).status).toBe(403)
      expect((await client.patch('/api/organisations/own', {})).status).toBe(403)
    }
  })
})
