import { beforeAll, describe, expect, it } from '@jest/globals'
import { type Answer, type Client, clientWith, freshAddress, send } from '../helpers/client'
import type { Doc } from '../helpers/records'
import { makeTenant, type Person, type Tenant, tenantPassword as password } from '../helpers/tenant'
import { tenantKinds } from '../helpers/tenantBrands'

const { nationalLogin } = tenantKinds.nationalLogin.own

let tenant: Tenant
let client: Person
let account: Doc
let page: string

beforeAll(async () => {
  tenant = await makeTenant({ kind: 'nationalLogin' })
  client = await tenant.person('Clara Citizen')
  account = await tenant.account('Clara Citizen', { client: client.id })
  page = `/dashboard/${tenant.brand}/account/${account.id}`
})

type Failure = { errors?: { code?: string; detail?: unknown }[] }
const says = ({ body, status }: Answer): [number, string | undefined] => [status, (body as Failure).errors?.[0]?.code]

const ask = (by: Client, own: object = {}) => by.post('/api/functions/getCustomToken', { uid: client.id, path: page, ...own })

/** Whoever opened the page with the token that `by` asked for. */
async function arrive(by: Client, own: object = {}, path = page): Promise<Client> {
  const asked = await ask(by, { path, ...own })
  expect(asked.status).toBe(200)
  const { token } = asked.body as { token: string }
  const headers = { 'x-forwarded-for': freshAddress() }
  const answer = await send('POST', '/api/users/custom-token', { host: tenant.brand, body: { token, path }, headers })
  expect(answer.status).toBe(200)
  return clientWith({ brand: tenant.brand, cookie: answer.setCookies[0]?.split(';')[0] ?? '' })
}

describe('on a brand that names a national login', () => {
  it('a client who came by a custom token alone is refused all data, and told where to go', async () => {
    const own = await arrive(await client.signIn(), {})
    const lent = await arrive(await tenant.advisor.signIn())
    for (const eyes of [own, lent]) {
      for (const path of [
        '/api/session',
        `/api/accounts/${account.id}?depth=0`,
        '/api/users/me',
        '/api/users/me/profile',
        `/api/wealth/accounts/${account.id}`,
        '/api/messages',
      ])
        expect([path, ...says(await eyes.get(path))]).toEqual([path, 403, 'national_login_required'])
      const answer = await eyes.get('/api/session', { headers: { 'x-forwarded-host': 'evil.example', referer: 'https://evil.example/' } })
      expect((answer.body as Failure).errors?.[0]?.detail).toEqual(nationalLogin)
      expect(says(await eyes.post('/api/users/refresh-token', {}))).toEqual([403, 'national_login_required'])
      expect(says(await eyes.patch(`/api/users/${client.id}`, { phone: '+44 1' }))).toEqual([403, 'national_login_required'])
    }
    // What is for everybody stays open: to sign in by a password, or out.
    const signedIn = await lent.post('/api/users/login', { email: client.email, password })
    expect(signedIn.status).toBe(200)
    expect((await lent.get('/api/session')).status).toBe(200)
    expect((await own.post('/api/users/logout', {})).status).toBe(200)
    expect((await own.get('/api/session')).status).toBe(401)
  })

  it('whoever comes back from it is let in, and only looks', async () => {
    const back = await arrive(tenant.admin, { purpose: 'national_login' })
    expect((await back.get('/api/session')).body).toMatchObject({ user: { id: client.id }, isReadOnly: true })
    expect((await back.get(`/api/accounts/${account.id}?depth=0`)).status).toBe(200)
    expect(says(await back.patch(`/api/users/${client.id}`, { phone: '+44 1' }))).toEqual([403, 'read_only_session'])
  })

  it('a password lets in, and staff are not asked', async () => {
    expect((await (await client.signIn()).get('/api/session')).status).toBe(200)
    const advisor = await arrive(await tenant.advisor.signIn(), { uid: tenant.advisor.id }, '/profile/me')
    expect((await advisor.get('/api/session')).body).toMatchObject({ user: { id: tenant.advisor.id } })
  })

  it('the way back is only for platform admins to give, and only there', async () => {
    expect(says(await ask(await tenant.advisor.signIn(), { purpose: 'national_login' }))).toEqual([403, 'forbidden'])
    expect(says(await ask(await client.signIn(), { purpose: 'national_login' }))).toEqual([403, 'forbidden'])
    expect(says(await ask(tenant.admin, { purpose: 'other' }))).toEqual([400, 'invalid_input'])
    const plain = await makeTenant()
    const theirs = await plain.person('Paul Plain')
    const path = `/dashboard/${plain.brand}/account/${(await plain.account('Paul Plain', { client: theirs.id })).id}`
    expect(says(await ask(plain.admin, { uid: theirs.id, path, purpose: 'national_login' }))).toEqual([400, 'invalid_input'])
  })

  it('the panel says why it offers no look there', async () => {
    expect((await tenant.admin.get(`/api/functions/getCustomToken/${client.id}`)).body).toMatchObject({ obstacle: 'national_login' })
  })

  it('the page tells the browser its address and name', async () => {
    const { text } = await send('GET', '/login', { host: tenant.brand })
    expect(text).toContain(JSON.stringify(nationalLogin))
    expect((await send('GET', '/login', { host: 'akta' })).text).toContain('"nationalLogin":null')
  })
})
