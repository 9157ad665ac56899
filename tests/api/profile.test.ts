import { beforeAll, describe, expect, it } from '@jest/globals'
import { tinyPdf, tinyPng } from '../factories/files'
import { waitFor } from '../helpers/children'
import { type Answer, type Client, clientWith, freshAddress, send, signIn } from '../helpers/client'
import { docsOf, uploadForm } from '../helpers/records'
import type { OwnActivity } from '../../shared/contracts/activity'
import { makeTenant, type Tenant, tenantPassword } from '../helpers/tenant'

let tenant: Tenant
let admin: Client

beforeAll(async () => {
  tenant = await makeTenant()
  admin = await signIn('admin@quayside.example')
})

const agents = {
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
}

/** A client of the tenant's advisor, whom nobody else sees. */
const someone = async (name: string) => {
  const made = await tenant.person(name)
  await tenant.account(name, { client: made.id })
  return made
}

const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  send('POST', '/api/users/login', {
    host: tenant.brand,
    body: { email, password },
    headers: { 'x-forwarded-for': freshAddress(), ...headers },
  })

/** Signs in with the headers of a browser. */
async function enter(email: string, headers: Record<string, string> = {}, password = tenantPassword): Promise<Client> {
  const answer = await login(email, password, headers)
  if (answer.status !== 200) throw new Error(answer.text)
  return clientWith({ brand: tenant.brand, cookie: (answer.setCookies[0] ?? '').split(';')[0] ?? '', email })
}

/** Each from an address of its own, as wrong passwords are counted by address. */
const from = () => ({ headers: { 'x-forwarded-for': freshAddress() } })
const issueOf = ({ body }: Answer) => {
  const [error] = (body as { errors?: { code?: string; detail?: { field?: string }[] }[] }).errors ?? []
  return [error?.code, error?.detail?.[0]?.field]
}
const mailsTo = async (email: string, template: string) =>
  docsOf(await admin.get(`/api/mails?where[to][equals]=${encodeURIComponent(email)}&where[template][equals]=${template}&depth=0`))

const profileOf = async (client: Client) => (await client.get('/api/users/me/profile')).body as Record<string, unknown>

describe('the profile', () => {
  it('shows a person themselves, and takes name, phone and language', async () => {
    const client = await (await someone('Paula Rofile')).signIn()
    const before = await profileOf(client)
    expect(before).toMatchObject({
      name: 'Paula Rofile',
      phone: null,
      photo: null,
      isEmailProven: true,
      pendingEmail: null,
      roles: ['investor'],
    })
    const change = {
      name: 'Paula Profile',
      phone: '+44 20 7946 0999',
      language: 'is',
      timeZone: 'Europe/Athens',
      updatedAt: before.updatedAt,
    }
    expect((await client.patch('/api/users/me/profile', change)).body).toMatchObject({ ...change, updatedAt: expect.any(String) })
    expect(await profileOf(client)).toMatchObject({
      name: 'Paula Profile',
      phone: '+44 20 7946 0999',
      language: 'is',
      timeZone: 'Europe/Athens',
    })
    expect((await client.get('/api/session')).body).toMatchObject({ user: { name: 'Paula Profile', locale: 'is' } })
  })

  it('refuses a save that came too late, and says so', async () => {
    const client = await (await someone('Cole Lision')).signIn()
    const { updatedAt } = await profileOf(client)
    const change = { name: 'Cole One', phone: '1', language: 'en', updatedAt }
    expect((await client.patch('/api/users/me/profile', change)).status).toBe(200)
    const late = await client.patch('/api/users/me/profile', { ...change, name: 'Cole Two' })
    expect([late.status, issueOf(late)[0]]).toEqual([409, 'conflict'])
    expect(await profileOf(client)).toMatchObject({ name: 'Cole One' })
  })

  it.each([
    [{ name: ' ', phone: '1', language: 'en' }, 'name'],
    [{ name: 'A', phone: '', language: 'en' }, 'phone'],
    [{ name: 'A', phone: '1', language: 'xx' }, 'language'],
    [{ name: 'A', phone: '1', language: 'en', timeZone: 'Atlantis/Capital' }, 'timeZone'],
  ])('refuses %j beside its field', async (change, field) => {
    const client = await tenant.advisor.signIn()
    const { updatedAt } = await profileOf(client)
    expect(issueOf(await client.patch('/api/users/me/profile', { ...change, updatedAt }))).toEqual(['invalid_input', field])
  })

  it('S06 takes no rights, no address and no password with it', async () => {
    const client = await (await someone('Max Assign')).signIn()
    const { updatedAt } = await profileOf(client)
    const more = { admin: true, isAdmin: true, isProfessional: true, disabled: true, email: 'max@evil.example', password: 'Taken-Over-1' }
    const body = {
      name: 'Max Assign',
      phone: '1',
      language: 'en',
      updatedAt,
      ...more,
      organisation: tenant.firm.id,
      multiFactor: { enabled: true },
    }
    expect((await client.patch('/api/users/me/profile', body)).status).toBe(200)
    expect(await profileOf(client)).toMatchObject({ roles: ['investor'], email: client.email, organisation: null })
    expect((await login(client.email, tenantPassword)).status).toBe(200)
  })

  it('keeps which mails somebody wants', async () => {
    const client = await (await someone('Nora Tify')).signIn()
    expect((await client.get('/api/users/me/preferences')).body).toEqual({ notifyReportReady: true, notifyMessages: true })
    expect((await client.patch('/api/users/me/preferences', { notifyMessages: false })).body).toEqual({
      notifyReportReady: true,
      notifyMessages: false,
    })
  })
})

describe('a photo', () => {
  const choose = (client: Client, name: string, data: Buffer, type = 'image/png') =>
    client.send('POST', '/api/users/me/photo', uploadForm({}, { name, type, data }))

  it('is seen by those who see the person, and by nobody else; another one takes its place', async () => {
    const owner = await someone('Pho Togenic')
    const client = await owner.signIn()
    const stranger = await (await someone('Stella Ranger')).signIn()
    const first = ((await choose(client, 'me.png', tinyPng())).body as { photo: string }).photo
    expect(first).toMatch(/^\/api\/media\/file\/[0-9a-f-]{36}\.png$/)
    const mine = await client.get(first)
    expect([mine.status, mine.headers['content-type'], mine.headers['cache-control']]).toEqual([200, 'image/png', 'private, no-store'])
    expect((await (await tenant.advisor.signIn()).get(first)).status).toBe(200)
    expect((await stranger.get(first)).status).toBe(403)
    expect((await clientWith({ brand: tenant.brand }).get(first)).status).toBe(401)
    expect((await stranger.get('/api/media?limit=200')).text).not.toContain('Pho Togenic')
    const second = ((await choose(client, 'me.png', tinyPng())).body as { photo: string }).photo
    expect((await client.get(first)).status).toBe(403)
    expect(await profileOf(client)).toMatchObject({ photo: second })
    expect((await client.del('/api/users/me/photo')).body).toEqual({ photo: null })
    expect((await client.get(second)).status).toBe(403)
  })

  it.each([
    ['me.pdf', tinyPdf('me'), 'invalid_file'],
    ['me.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'invalid_file'],
    ['me.png', Buffer.from('<html></html>'), 'invalid_file'],
    ['me.png', Buffer.concat([tinyPng(), Buffer.alloc(5_000_001)]), 'too_large'],
  ])('is no %s (%#)', async (name, data, code) => {
    const client = await tenant.advisor.signIn()
    expect(issueOf(await choose(client, name, data))[0]).toBe(code)
    expect(await profileOf(client)).toMatchObject({ photo: null })
  })
})

describe('another email', () => {
  const keyFor = async (email: string): Promise<string> => {
    await waitFor(`A link to ${email}`, async () => (await mailsTo(email, 'newEmail')).length > 0)
    const { text } = await admin.get(`/dev/mailbox/${(await mailsTo(email, 'newEmail')).at(-1)?.id}.txt`)
    return /\/profile\/confirm-email#key=([\w.-]+)/.exec(text)?.[1] ?? ''
  }
  const confirm = (key: string, client = clientWith({ brand: tenant.brand })) => client.post('/api/users/confirm-email', { key }, from())
  const ask = (client: Client, email: string, password = tenantPassword) => client.post('/api/users/me/email', { email, password }, from())

  it('is good once its mailbox is proven; the former one is told twice, and sessions elsewhere end', async () => {
    const owner = await someone('Emma Change')
    const [client, elsewhere] = [await owner.signIn(), await owner.signIn()]
    const email = `emma-new@${tenant.brand}.example`
    expect((await ask(client, ` ${email.toUpperCase()} `)).status).toBe(200)
    expect(await profileOf(client)).toMatchObject({ email: owner.email, pendingEmail: email })
    expect((await login(email, tenantPassword)).status).toBe(401)
    const key = await keyFor(email)
    expect((await confirm(key, client)).body).toEqual({ email })
    expect(await profileOf(client)).toMatchObject({ email, pendingEmail: null })
    expect((await elsewhere.get('/api/session')).status).toBe(401)
    expect((await login(owner.email, tenantPassword)).status).toBe(401)
    expect((await login(email, tenantPassword)).status).toBe(200)
    expect(await mailsTo(owner.email, 'emailChange')).toHaveLength(2)
    expect(issueOf(await confirm(key))[0]).toBe('link_expired')
  })

  it('ends every session when the link is opened elsewhere, and one of many uses counts', async () => {
    const owner = await someone('Ella Where')
    const client = await owner.signIn()
    const email = `ella-new@${tenant.brand}.example`
    await ask(client, email)
    const key = await keyFor(email)
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(key)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await client.get('/api/session')).status).toBe(401)
  })

  it('asks for the password, and for an address that nobody has', async () => {
    const client = await (await someone('Wanda Wrong')).signIn()
    const wrong = await ask(client, `wanda-new@${tenant.brand}.example`, 'Wrong-2026')
    expect([wrong.status, ...issueOf(wrong)]).toEqual([403, 'recent_login_required', 'password'])
    expect(wrong.text).toContain(
      'Changing the email address is a sensitive operation and requires recent authentication. Log in again before retrying this request.',
    )
    const taken = await ask(client, tenant.advisor.email)
    expect([taken.status, ...issueOf(taken)]).toEqual([400, 'email_taken', 'email'])
    expect(taken.text).toContain('An user with this email address already exists.')
    // Who does not know the password learns of nobody.
    expect(issueOf(await ask(client, tenant.advisor.email, 'Wrong-2026'))[0]).toBe('recent_login_required')
    expect(issueOf(await ask(client, 'no address'))).toEqual(['invalid_input', 'email'])
    expect((await client.get('/api/session')).status).toBe(200)
  })

  it('can be withdrawn, and is void once somebody else has it', async () => {
    const client = await (await someone('Will Draw')).signIn()
    const email = `will-new@${tenant.brand}.example`
    await ask(client, email)
    const key = await keyFor(email)
    expect((await client.del('/api/users/me/email')).status).toBe(200)
    expect(await profileOf(client)).toMatchObject({ pendingEmail: null })
    expect(issueOf(await confirm(key))[0]).toBe('link_expired')
    const other = `will-other@${tenant.brand}.example`
    await ask(client, other)
    const second = await keyFor(other)
    await tenant.person('Will Other')
    expect(issueOf(await confirm(second))[0]).toBe('email_taken')
    expect(await profileOf(client)).toMatchObject({ email: client.email })
  })
})

describe('another password', () => {
  it('S49 asks for the present one, ends the sessions elsewhere, and is told by mail', async () => {
    const owner = await someone('Perry Word')
    const [client, elsewhere] = [await owner.signIn(), await owner.signIn()]
    const change = (current: string, password: string) => client.post('/api/users/me/password', { current, password }, from())
    expect(issueOf(await change('Wrong-2026', 'Lantern-4-Quay'))).toEqual(['recent_login_required', 'current'])
    for (const weak of ['Ab-4567', 'Quayside', 'password1', `${'x'.repeat(1024)}1`])
      expect([weak, ...issueOf(await change(tenantPassword, weak))]).toEqual([weak, 'weak_password', 'password'])
    expect((await login(owner.email, tenantPassword)).status).toBe(200)
    // 64 characters and more than 72 bytes count whole.
    const long = `${'Þ'.repeat(60)}-2026`
    expect((await change(tenantPassword, long)).status).toBe(200)
    expect((await client.get('/api/session')).status).toBe(200)
    expect((await elsewhere.get('/api/session')).status).toBe(401)
    expect((await login(owner.email, tenantPassword)).status).toBe(401)
    expect((await login(owner.email, long.slice(0, -1))).status).toBe(401)
    expect((await login(owner.email, long)).status).toBe(200)
    expect(await mailsTo(owner.email, 'passwordChanged')).toHaveLength(1)
    expect(await profileOf(client)).toMatchObject({ passwordChangedAt: expect.stringMatching(/^\d{4}-/) })
  })

  it('is not set by a plain save, and wrong ones are asked to wait', async () => {
    const client = await (await someone('Gus Sing')).signIn()
    const { id } = ((await client.get('/api/session')).body as { user: { id: string } }).user
    expect((await client.patch(`/api/users/${id}`, { password: 'Lantern-4-Quay' })).status).toBe(403)
    const { headers } = from()
    const tries = []
    for (let attempt = 0; attempt < 6; attempt++)
      tries.push((await client.post('/api/users/me/password', { current: 'Wrong-2026', password: 'Lantern-4-Quay' }, { headers })).status)
    expect(tries).toEqual([403, 403, 403, 403, 403, 429])
  })
})

describe('sessions', () => {
  it('are listed with device and place, and ended one by one', async () => {
    const owner = await someone('Sessa List')
    const desk = await enter(owner.email, { 'user-agent': agents.firefox, 'x-time-zone': 'Europe/London' })
    const phone = await enter(owner.email, { 'user-agent': agents.iphone, 'x-time-zone': 'Atlantic/Reykjavik' })
    const answer = await desk.get('/api/users/me/sessions')
    const { devices: sessions } = answer.body as { devices: { id: string; isThis: boolean; system: string }[] }
    expect(sessions).toHaveLength(2)
    expect(sessions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ browser: 'Firefox', system: 'Windows', timeZone: 'Europe/London', isThis: true }),
        expect.objectContaining({ browser: 'Safari', system: 'iPhone', timeZone: 'Atlantic/Reykjavik', isThis: false }),
      ]),
    )
    const other = sessions.find(({ isThis }) => !isThis)?.id ?? ''
    // Nobody ends a session of others, whatever its name.
    const stranger = await (await someone('Strange Ender')).signIn()
    expect((await stranger.del(`/api/users/me/sessions/${other}`)).status).toBe(404)
    expect((await desk.del('/api/users/me/sessions/x')).status).toBe(404)
    expect((await desk.del(`/api/users/me/sessions/${other}`)).status).toBe(200)
    expect((await phone.get('/api/session')).status).toBe(401)
    expect((await desk.get('/api/session')).status).toBe(200)
    const logged = await admin.get(`/api/logs?where[user][equals]=${owner.id}&where[type][equals]=Signed%20out&depth=0`)
    expect(docsOf(logged)).toMatchObject([{ info: 'Safari on iPhone' }])
  })

  it('say nothing that a session could be stolen by', async () => {
    const owner = await someone('Sid Secret')
    const client = await owner.signIn()
    const { sid } = JSON.parse(Buffer.from(client.cookie().split('=')[1]?.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
      sid: string
    }
    expect((await client.get('/api/users/me/sessions')).text).not.toContain(sid)
  })

  it('S38 end everywhere at once', async () => {
    const owner = await someone('Eva Where')
    const [one, two] = [await owner.signIn(), await owner.signIn()]
    const token = one.cookie().split('=')[1] ?? ''
    expect((await two.post('/api/users/logout?allSessions=true', {})).status).toBe(200)
    expect((await one.get('/api/session')).status).toBe(401)
    for (const scheme of ['JWT', 'Bearer'])
      expect((await send('GET', '/api/session', { host: tenant.brand, headers: { authorization: `${scheme} ${token}` } })).status).toBe(401)
  })
})

describe('the log of one’s own account', () => {
  it('has what the person did themselves, the latest first, and nothing of anybody else', async () => {
    const person = await someone('Lora Logged')
    const client = await person.signIn()
    const { updatedAt } = (await client.get('/api/users/me/profile')).body as { updatedAt: string }
    await client.patch('/api/users/me/profile', { name: 'Lora Logged', phone: '+44 20 7946 0111', language: 'en', updatedAt })
    const advisor = await tenant.advisor.signIn()
    // What others do about her, or with her eyes, is theirs.
    await admin.patch(`/api/users/${person.id}`, { phone: '+44 20 7946 0112' })
    await advisor.post('/api/functions/getCustomToken', { uid: person.id, path: `/dashboard/${tenant.brand}` })
    const own = (await client.get('/api/users/me/activity')).body as OwnActivity
    expect(own.lines.map(({ code }) => code)).toEqual(['profile_changed', 'signed_in'])
    expect([own.count, own.pageSize]).toEqual([2, 10])
    expect(Date.parse(own.lines[0]?.at ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(((await advisor.get('/api/users/me/activity')).body as OwnActivity).lines[0]?.code).toBe('custom_token')
  })

  it('comes ten lines a page', async () => {
    const person = await someone('Paige Lines')
    for (let turn = 0; turn < 21; turn++) await (await person.signIn()).post('/api/users/logout', {})
    const client = await person.signIn()
    const [first, last, beyond] = await Promise.all(
      [1, 5, 9].map(async (page) => (await client.get(`/api/users/me/activity?page=${page}`)).body as OwnActivity),
    )
    expect([first?.count, first?.lines.length, last?.lines.length, beyond?.lines.length]).toEqual([43, 10, 3, 0])
    // As of every list: what is no page is the first one.
    for (const page of ['0', '-1', 'x'])
      expect([page, ((await client.get(`/api/users/me/activity?page=${page}`)).body as OwnActivity).lines.length]).toEqual([page, 10])
    expect((await client.get('/api/users/me/activity?page=99999')).status).toBe(400)
  })
})
