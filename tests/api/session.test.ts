import { beforeAll, describe, expect, it } from '@jest/globals'
import type { AdminMenuResponse } from '../../shared/contracts/adminMenu'
import { demoAccounts } from '../../scripts/sandbox/book/demoAccounts'
import { type Answer, type Client, clientWith, demoPassword, freshAddress, type Options, send, signIn } from '../helpers/client'
import type { BrandName } from '../helpers/product'
import { uploadForm } from '../helpers/records'
import { makeTenant, type Person, type Tenant, tenantPassword } from '../helpers/tenant'

let tenant: Tenant
let investor: Person & { accounts: readonly string[] }
let single: Person
let family: Person
let company: Person
let disabled: Person

beforeAll(async () => {
  tenant = await makeTenant()
  investor = await tenant.investor('Ida Vestor', [demoAccounts.investor])
  single = await tenant.investor('Sina Single', [demoAccounts.single])
  family = await tenant.investor('Fay Mily', demoAccounts.family)
  company = await tenant.person('Cora Pany', { isAdmin: true, isProfessional: true, organisation: tenant.firm.id })
  disabled = await tenant.person('Dina Sabled', { disabled: true })
})

const ask = (method: string, path: string, options: Options = {}) => send(method, path, { host: tenant.brand, ...options })

const post = (
  email: string,
  password: string,
  {
    address = freshAddress(),
    brand = tenant.brand,
    headers = {},
  }: { address?: string; brand?: BrandName; headers?: Record<string, string> } = {},
) => send('POST', '/api/users/login', { host: brand, body: { email, password }, headers: { 'x-forwarded-for': address, ...headers } })

/** The part of an answer that a stranger could learn from; each has an id and a time of its own. */
const told = ({ body, headers, setCookies, status }: Answer) => ({
  status,
  body,
  setCookies,
  type: headers['content-type'],
  cache: headers['cache-control'],
})

/** The claims of the session token in a cookie. */
const claimsOf = (cookie: string) =>
  JSON.parse(Buffer.from(cookie.split('=')[1]?.split('.')[1] ?? '', 'base64url').toString('utf8')) as { exp: number; iat: number }

describe('sign-in', () => {
  it('gives the person and a cookie that scripts cannot read', async () => {
    const answer = await post(investor.email, tenantPassword)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ user: { email: investor.email, name: 'Ida Vestor' } })
    expect(answer.text).not.toMatch(/"(hash|salt|token|resetPasswordToken)"/)
    expect(answer.setCookies).toHaveLength(1)
    expect(answer.setCookies[0]).toMatch(/^quayside-token=[\w.-]+; Expires=[^;]+; Path=\/; HttpOnly=?t?r?u?e?; SameSite=Lax$/i)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('takes the address in any case and with blanks around it', async () => {
    expect((await post(`  ${investor.email.toUpperCase()} `, tenantPassword)).status).toBe(200)
  })

  it('over https sets the cookie for this host alone', async () => {
    const answer = await post(investor.email, tenantPassword, { headers: { 'x-forwarded-proto': 'https' } })
    expect(answer.setCookies[0]).toMatch(/^__Host-quayside-token=/)
    expect(answer.setCookies[0]).toMatch(/; Secure/i)
    expect(answer.setCookies[0]).toMatch(/; Path=\//)
    expect(answer.setCookies[0]).not.toMatch(/domain=/i)
    const cookie = (answer.setCookies[0] ?? '').split(';')[0] ?? ''
    const secure = { cookie, 'x-forwarded-proto': 'https' }
    expect((await ask('GET', '/api/session', { headers: secure })).status).toBe(200)
    // The plain name on https is one that a page without https could have set.
    expect((await ask('GET', '/api/session', { headers: { ...secure, cookie: cookie.replace('__Host-', '') } })).status).toBe(401)
  })

  it('says the same of a wrong password, an unknown person, a disabled one and one of another brand', async () => {
    const wrong = told(await post(investor.email, 'Wrong-2026'))
    expect(wrong).toMatchObject({
      status: 401,
      setCookies: [],
      body: { errors: [{ message: 'The email or password is not right', code: 'invalid_credentials' }] },
    })
    expect(told(await post(`nobody@${tenant.brand}.example`, tenantPassword))).toEqual(wrong)
    expect(told(await post(investor.email, ' '))).toEqual(wrong)
    expect(told(await post(`nobody@${tenant.brand}.example`, ' '))).toEqual(wrong)
    expect(told(await post(disabled.email, tenantPassword))).toEqual(wrong)
    expect(told(await post(investor.email, tenantPassword, { brand: 'bowmore' }))).toEqual(wrong)
    expect(told(await post(tenant.advisor.email, tenantPassword, { brand: 'iolcus' }))).toEqual(wrong)
  })

  it('lets the platform admin in on every brand', async () => {
    for (const brand of ['akta', 'bowmore', 'iolcus'] as const)
      expect([brand, (await post('admin@quayside.example', demoPassword, { brand })).status]).toEqual([brand, 200])
  })

  it.each([
    ['no body', undefined],
    ['no password', { email: 'investor@akta.example' }],
    ['an object for a password', { email: 'investor@akta.example', password: { $ne: '' } }],
    ['a list of addresses', { email: ['investor@akta.example'], password: demoPassword }],
    ['an empty address', { email: ' ', password: demoPassword }],
    ['a password of 2000 letters', { email: 'investor@akta.example', password: 'a'.repeat(2000) }],
  ])('refuses %s with 400 and a reason', async (_name, body) => {
    const answer = await send('POST', '/api/users/login', {
      body: body ?? '',
      headers: { 'x-forwarded-for': freshAddress(), 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ errors: [{ code: 'invalid_input' }] })
    expect(answer.setCookies).toEqual([])
  })

  it('takes JSON only: a form of another site cannot sign anybody in', async () => {
    const answer = await send('POST', '/api/users/login', {
      body: `email=investor@akta.example&password=${demoPassword}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': freshAddress() },
    })
    expect(answer.status).toBe(415)
  })

  it('takes the form of the admin panel, but not from another site', async () => {
    const form = uploadForm(
      { email: 'admin@quayside.example', password: demoPassword },
      { name: 'none', type: 'text/plain', data: Buffer.from('') },
    )
    const headers = { ...form.headers, 'x-forwarded-for': freshAddress() }
    expect((await send('POST', '/api/users/login', { body: form.body, headers })).status).toBe(200)
    const foreign = await send('POST', '/api/users/login', { body: form.body, headers: { ...headers, origin: 'https://evil.example' } })
    expect([foreign.status, foreign.setCookies]).toEqual([403, []])
  })

  it('after five wrong passwords asks this address to wait, and no other', async () => {
    const address = freshAddress()
    for (let attempt = 0; attempt < 5; attempt++) expect((await post(family.email, 'Wrong-2026', { address })).status).toBe(401)
    const sixth = await post(family.email, tenantPassword, { address })
    expect(sixth.status).toBe(429)
    expect(sixth.body).toMatchObject({ errors: [{ code: 'too_many_attempts', message: 'Too many attempts. Try again in 15 min.' }] })
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(800)
    expect(sixth.setCookies).toEqual([])
    // An unknown person is told the same.
    const stranger = freshAddress()
    for (let attempt = 0; attempt < 5; attempt++) await post(`nobody@${tenant.brand}.example`, 'Wrong-2026', { address: stranger })
    expect((await post(`nobody@${tenant.brand}.example`, 'Wrong-2026', { address: stranger })).status).toBe(429)
    // Nobody can lock a person out from elsewhere, and the address may still try another person.
    expect((await post(family.email, tenantPassword)).status).toBe(200)
    expect((await post(single.email, tenantPassword, { address })).status).toBe(200)
  })
})

describe('a session', () => {
  it('says who somebody is, where they belong and where they start', async () => {
    const slug = tenant.brand
    expect((await (await investor.signIn()).get('/api/session')).body).toMatchObject({
      user: { name: 'Ida Vestor', email: investor.email, roles: ['investor'] },
      portals: [{ slug, name: tenant.portal.name, active: true, theme: 'main' }],
      accounts: [{ id: investor.accounts[0] }],
      home: `/dashboard/${slug}/account/${investor.accounts[0]}`,
    })
    expect((await (await tenant.advisor.signIn()).get('/api/session')).body).toMatchObject({
      user: { roles: ['advisor'] },
      accounts: [],
      home: `/dashboard/${slug}`,
    })
    expect((await (await company.signIn()).get('/api/session')).body).toMatchObject({
      user: { roles: ['company-admin', 'advisor'] },
    })
    expect((await (await family.signIn()).get('/api/session')).body).toMatchObject({
      accounts: [{ name: 'Fay Mily' }, { name: 'Fay Mily 2' }],
      home: `/dashboard/${slug}`,
    })
  })

  it('lasts as long as the role has it, is as long again after a refresh, and never passes its absolute end', async () => {
    const expectEnds = async (enter: () => Promise<Client>, seconds: number, isExtended: boolean) => {
      const client = await enter()
      const { email } = client
      const before = claimsOf(client.cookie())
      expect([email, before.exp - before.iat]).toEqual([email, seconds])
      await new Promise((resolve) => setTimeout(resolve, 1100))
      const refreshed = await client.post('/api/users/refresh-token')
      expect([email, refreshed.status]).toEqual([email, 200])
      const after = claimsOf(client.cookie())
      expect(after.exp).toBeLessThanOrEqual(after.iat + seconds)
      expect([email, after.exp > before.exp]).toEqual([email, isExtended])
      expect((refreshed.body as { exp: number }).exp).toBe(after.exp)
      expect(Date.parse(((await client.get('/api/session')).body as { expiresAt: string }).expiresAt)).toBe(after.exp * 1000)
    }
    // At once, as each lets a second pass. A day is the absolute length of the last two.
    await Promise.all([
      expectEnds(investor.signIn, 1800, true),
      expectEnds(tenant.advisor.signIn, 86_400, false),
      expectEnds(() => signIn('admin@quayside.example'), 86_400, false),
    ])
  })

  it('is one of its own for each of twenty sign-ins at once, and none is told to wait', async () => {
    const address = freshAddress()
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(investor.email, tenantPassword, { address })))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    const clients = answers.map(({ setCookies }) => clientWith({ brand: tenant.brand, cookie: (setCookies[0] ?? '').split(';')[0] ?? '' }))
    const statuses = async () => (await Promise.all(clients.map((client) => client.get('/api/session')))).map(({ status }) => status)
    expect(await statuses()).toEqual(clients.map(() => 200))
    // One that signs out takes no other with it, whatever the others do meanwhile.
    await Promise.all([clients[0]?.post('/api/users/logout'), ...clients.slice(1).map((client) => client.post('/api/users/refresh-token'))])
    expect(await statuses()).toEqual([401, ...clients.slice(1).map(() => 200)])
  })

  it('ends with the right to it, and a refresh on the way brings nothing back', async () => {
    const { admin } = tenant
    const leaver = await tenant.person('Lea Ver', { isProfessional: true, organisation: tenant.firm.id })
    const { id } = leaver
    await tenant.account('Of Lea Ver', { owners: [id], active: false })
    const [person, second] = [await leaver.signIn(), await leaver.signIn()]
    await Promise.all([
      admin.patch(`/api/users/${id}`, { disabled: true }),
      ...Array.from({ length: 6 }, () => person.post('/api/users/refresh-token')),
    ])
    expect((await admin.get(`/api/users/${id}`)).body).toMatchObject({ disabled: true })
    for (const client of [person, second]) expect((await client.get('/api/session')).status).toBe(401)
    // Nor do they come back with the right.
    await admin.patch(`/api/users/${id}`, { disabled: false })
    expect((await second.get('/api/session')).status).toBe(401)
    const third = await leaver.signIn()
    await admin.patch(`/api/users/${id}`, { password: 'Another-2026' })
    expect((await third.get('/api/session')).status).toBe(401)
  })

  it('is over after signing out, for the cookie that somebody kept as well, and only that one', async () => {
    const [client, other] = [await single.signIn(), await single.signIn()]
    const kept = client.cookie()
    const out = await client.post('/api/users/logout')
    expect(out.status).toBe(200)
    expect(client.cookie()).toBe('')
    for (const path of ['/api/session', '/api/accounts', '/api/users/refresh-token']) {
      const answer = await clientWith({ brand: tenant.brand, cookie: kept }).send(path.includes('refresh') ? 'POST' : 'GET', path)
      expect([path, answer.status]).toEqual([path, 401])
    }
    expect((await ask('GET', '/api/session', { headers: { authorization: `JWT ${kept.split('=')[1]}` } })).status).toBe(401)
    expect((await other.get('/api/session')).status).toBe(200)
    const third = await single.signIn()
    expect((await other.post('/api/users/logout?allSessions=true')).status).toBe(200)
    expect((await third.get('/api/session')).status).toBe(401)
    // Without a session there is a cookie to clear and nothing to end.
    const again = await clientWith({ brand: tenant.brand, cookie: kept }).post('/api/users/logout')
    expect([again.status, again.setCookies[0]]).toEqual([200, expect.stringMatching(/^quayside-token=;/)])
    const admin = await signIn('admin@quayside.example')
    const logged = await admin.get('/api/logs?where[type][equals]=Signed out&sort=-createdAt&limit=2'.replaceAll(' ', '%20'))
    expect(logged.body).toMatchObject({ docs: [{ type: 'Signed out', collection: 'users', info: tenant.brand }, { type: 'Signed out' }] })
  })

  it('tells who one is, and nobody when one is not signed in', async () => {
    expect((await (await single.signIn()).get('/api/users/me')).body).toMatchObject({
      user: { email: single.email },
    })
    expect((await ask('GET', '/api/users/me')).body).toMatchObject({ user: null })
    const session = await ask('GET', '/api/session')
    expect([session.status, session.body]).toMatchObject([401, { errors: [{ message: 'You are not signed in', code: 'unauthenticated' }] }])
  })

  it('has the lists of the administration for administrators alone, as the brand names them', async () => {
    const admin = await signIn('admin@quayside.example', { brand: tenant.brand })
    const { body, status } = await admin.get('/api/session/admin-menu?locale=is')
    expect(status).toBe(200)
    const { groups } = body as AdminMenuResponse
    expect(groups.length).toBeGreaterThan(0)
    expect(groups.flatMap(({ lists }) => lists.map(({ slug }) => slug))).toContain('users')
    expect((await (await single.signIn()).get('/api/session/admin-menu?locale=en')).status).toBe(403)
    expect((await clientWith({ brand: tenant.brand }).get('/api/session/admin-menu?locale=en')).status).toBe(401)
    expect((await admin.get('/api/session/admin-menu?locale=xx')).status).toBe(400)
  })

  it('cannot be forged', async () => {
    const good = (await single.signIn()).cookie().split('=')[1] ?? ''
    const [header = '', claims = '', signature = ''] = good.split('.')
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const own = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as object
    const forged = {
      'no algorithm': `${part({ alg: 'none', typ: 'JWT' })}.${claims}.`,
      'another person': `${header}.${part({ ...own, id: 'someone' })}.${signature}`,
      'an admin': `${header}.${part({ ...own, admin: true })}.${signature}`,
      'a longer life': `${header}.${part({ ...own, exp: 4_000_000_000 })}.${signature}`,
      'no signature': `${header}.${claims}.`,
      nonsense: 'a.b.c',
    }
    for (const [name, token] of Object.entries(forged))
      expect([name, (await ask('GET', '/api/session', { headers: { cookie: `quayside-token=${token}` } })).status]).toEqual([name, 401])
  })
})
