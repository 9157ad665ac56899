import { beforeAll, describe, expect, it } from '@jest/globals'
import { type Client, clientWith, freshAddress, send } from '../helpers/client'
import type { BrandName } from '../helpers/product'
import { type Doc, docsOf } from '../helpers/records'
import { enrol } from '../helpers/secondFactor'
import { makeTenant, type Person, type Tenant, tenantPassword } from '../helpers/tenant'

let tenant: Tenant
let admin: Client
let advisor: Client
let client: Person
let account: Doc
let page: string

beforeAll(async () => {
  tenant = await makeTenant()
  ;({ admin } = tenant)
  client = await tenant.person('Clara Looked')
  account = await tenant.account('Clara', { client: client.id })
  advisor = await tenant.advisor.signIn()
  page = `/dashboard/${tenant.brand}/account/${account.id}`
})

const codeOf = ({ body }: { body: unknown }): unknown => (body as { errors?: { code?: unknown }[] }).errors?.[0]?.code

const ask = (by: Client, own: object) => by.post('/api/functions/getCustomToken', { path: page, ...own })

async function tokenOf(by: Client, own: object = {}): Promise<string> {
  const answer = await ask(by, own)
  if (answer.status !== 200) throw new Error(`No token: ${answer.status} ${answer.text}`)
  return (answer.body as { token: string }).token
}

type How = { path?: string; brand?: BrandName }
const exchange = (token: string, { brand = tenant.brand, path = page }: How = {}) =>
  send('POST', '/api/users/custom-token', { host: brand, body: { token, path }, headers: { 'x-forwarded-for': freshAddress() } })

async function looking(by: Client, own: { uid?: string; path?: string } = {}): Promise<Client> {
  const answer = await exchange(await tokenOf(by, own), own)
  expect(answer.status).toBe(200)
  return clientWith({ brand: tenant.brand, cookie: answer.setCookies[0]?.split(';')[0] ?? '' })
}

describe('a custom token', () => {
  it('lets an advisor see a portal as their client does, and changes nothing, not even the last sign-in', async () => {
    const eyes = await looking(advisor, { uid: client.id })
    expect((await eyes.get('/api/session')).body).toMatchObject({ user: { id: client.id, roles: ['investor'] } })
    expect((await eyes.get(`/api/accounts/${account.id}?depth=0`)).status).toBe(200)
    for (const answer of [
      await eyes.patch(`/api/users/${client.id}`, { phone: '+44 1' }),
      await eyes.patch('/api/users/me/preferences', { reportReady: false }),
      await eyes.post('/api/users/refresh-token', {}),
      await eyes.post('/api/functions/generatePdf', { accountId: account.id }),
      await eyes.post('/api/messages', { subject: 'x', body: 'x' }),
      await eyes.send('POST', `/api/users/${client.id}`, { body: { phone: '+44 1' }, headers: { 'x-http-method-override': 'PATCH' } }),
      await ask(eyes, {}),
      await eyes.post('/api/delegations/grant', {
        account: account.id,
        email: 'x@y.example',
        reason: 'R',
        until: '2099-12-31',
        mayDownload: true,
      }),
      await eyes.post(`/api/delegations/${account.id}/revoke`, {}),
      // The other sessions are the client's.
      await eyes.post('/api/users/logout?allSessions=true', {}),
    ])
      expect([answer.status, codeOf(answer)]).toEqual([403, 'read_only_session'])
    const person = docsOf(await admin.get(`/api/users?where[id][equals]=${client.id}&depth=0`))[0]
    expect([person?.phone ?? null, person?.lastLogin ?? null]).toEqual([null, null])
    expect((await eyes.post('/api/users/logout', {})).status).toBe(200)
    expect((await eyes.get('/api/session')).status).toBe(401)
  })

  it('is on record with whoever asked for it, also for what they look at', async () => {
    const eyes = await looking(advisor, { uid: client.id })
    await eyes.get('/api/session')
    const lines = docsOf(await admin.get(`/api/logs?where[recordId][equals]=${client.id}&sort=-createdAt&limit=2&depth=0`))
    expect(lines.map(({ info, type, user }) => [type, user, info])).toEqual([
      ['Viewed', tenant.advisor.id, page],
      ['Custom token', tenant.advisor.id, page],
    ])
  })

  it('S41 gives one of twenty who use it at once a session, and none afterwards', async () => {
    const token = await tokenOf(advisor, { uid: client.id })
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect([answer.status, codeOf(answer)]).toEqual([400, 'link_expired'])
      expect(answer.setCookies).toEqual([])
    }
    expect(codeOf(await exchange(token))).toBe('link_expired')
  })

  it('S41 is good on the page and the brand that it was made for, and as long as the session that it was made in', async () => {
    for (const how of [{ path: `/dashboard/${tenant.brand}` }, { path: '/profile/me' }, { brand: 'akta' }] as const) {
      const token = await tokenOf(advisor, { uid: client.id })
      expect([how, codeOf(await exchange(token, how))]).toEqual([how, 'link_expired'])
    }
    const other = await tenant.advisor.signIn()
    const token = await tokenOf(other, { uid: client.id })
    await other.post('/api/users/logout', {})
    expect(codeOf(await exchange(token))).toBe('link_expired')
    expect(codeOf(await exchange(`${token.slice(0, -2)}xx`))).toBe('link_expired')
    const link = await tokenOf(advisor, { uid: client.id })
    expect(
      codeOf(await send('POST', '/api/users/reset-password', { host: tenant.brand, body: { key: link, password: 'Lantern-4-Quay' } })),
    ).toBe('link_expired')
  })

  it('S20 is nobody’s for people whom they do not look after', async () => {
    const stranger = await (await tenant.person('Bo Other', { isProfessional: true, organisation: tenant.firm.id })).signIn()
    const own = await client.signIn()
    const answers = [
      [await ask(stranger, { uid: client.id }), 404],
      [await ask(stranger, { uid: tenant.advisor.id }), 404],
      [await ask(advisor, { uid: 'nobody' }), 404],
      [await ask(own, { uid: tenant.advisor.id }), 403],
      [await ask(admin, { uid: tenant.advisor.id }), 404],
      [await ask(admin, {}), 403],
      [await ask(clientWith({ brand: tenant.brand }), {}), 401],
    ] as const
    expect(answers.map(([{ status }]) => status)).toEqual(answers.map(([, status]) => status))
    expect((await ask(admin, { uid: client.id })).status).toBe(200)
    expect((await ask(own, {})).status).toBe(200)
  })

  it('is for a page of the portal alone', async () => {
    for (const path of ['//evil.example', '/\\evil', 'https://evil.example', '/admin', '/api/users', `${page}?x=1`, '/dashboard/404', ''])
      expect([path, (await ask(advisor, { uid: client.id, path })).status]).toEqual([path, 400])
  })

  it('ends with the rights of whoever asked for it', async () => {
    const leaving = await tenant.person('Lea Ving', { isProfessional: true, organisation: tenant.firm.id })
    const hers = await tenant.person('Her Client')
    const herAccount = await tenant.account('Hers', { client: hers.id, owners: [leaving.id] })
    const eyes = await looking(await leaving.signIn(), { uid: hers.id, path: `/dashboard/${tenant.brand}/account/${herAccount.id}` })
    expect((await eyes.get('/api/session')).status).toBe(200)
    await admin.patch(`/api/users/${leaving.id}`, { disabled: true })
    expect((await eyes.get('/api/session')).status).toBe(401)
  })

  it('is offered to administrators for pages of clients, and says why not for others', async () => {
    const stateOf = async (id: string) => (await admin.get(`/api/functions/getCustomToken/${id}`)).body
    expect(await stateOf(client.id)).toEqual({
      name: 'Clara Looked',
      obstacle: null,
      pages: [
        { path: `/dashboard/${tenant.brand}`, name: tenant.portal.name },
        { path: page, name: `${String(tenant.portal.name)}, Clara` },
      ],
      seconds: 60,
      lookSeconds: 900,
    })
    expect(await stateOf(tenant.advisor.id)).toMatchObject({ obstacle: 'staff', pages: [] })
    const lonely = await tenant.person('No Account')
    expect(await stateOf(lonely.id)).toMatchObject({ obstacle: 'no_account' })
    const out = await tenant.person('Out Now')
    await tenant.account('Out', { client: out.id })
    await admin.patch(`/api/users/${out.id}`, { disabled: true })
    expect(await stateOf(out.id)).toMatchObject({ obstacle: 'disabled' })
    const careful = await tenant.person('Care Ful')
    await tenant.account('Careful', { client: careful.id })
    await enrol(await careful.signIn(), tenantPassword)
    expect(await stateOf(careful.id)).toMatchObject({ obstacle: 'second_factor' })
    expect((await admin.get('/api/functions/getCustomToken/nobody')).status).toBe(404)
    expect((await advisor.get(`/api/functions/getCustomToken/${client.id}`)).status).toBe(403)
  })

  it('S42 goes from the address by the first line of the page, and stands in no record', async () => {
    const token = await tokenOf(advisor, { uid: client.id })
    const opened = await send('GET', `${page}?token=${token}&tab=x`, { host: tenant.brand })
    const clean = opened.text.indexOf('searchParams.delete("token")')
    expect(clean).toBeGreaterThan(0)
    for (const later of ['rel="modulepreload"', 'type="module"', '<body']) expect(opened.text.indexOf(later)).toBeGreaterThan(clean)
    expect(opened.headers['referrer-policy']).toBe('no-referrer')
    expect(opened.headers['cache-control']).toBe('no-store')
    expect((await send('GET', page, { host: tenant.brand })).text).not.toContain('searchParams')
    const secret = token.slice(token.indexOf('.') + 1)
    for (const path of ['/api/logs?limit=200', '/api/one-time-keys', '/api/payload-jobs'])
      expect([path, (await admin.get(path)).text.includes(secret)]).toEqual([path, false])
  })
})
