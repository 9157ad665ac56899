import { beforeAll, describe, expect, it } from '@jest/globals'
import { waitFor } from '../helpers/children'
import { type Client, clientWith, freshAddress, send } from '../helpers/client'
import { docsOf } from '../helpers/records'
import { makeTenant, type Person, type Tenant, tenantPassword } from '../helpers/tenant'

let tenant: Tenant
let admin: Client
let advisor: Client
let client: Person

beforeAll(async () => {
  tenant = await makeTenant()
  ;({ admin } = tenant)
  client = await tenant.person('Lou Etters')
  await tenant.account('Lou', { client: client.id })
  advisor = await tenant.advisor.signIn()
})

const codeOf = ({ body }: { body: unknown }): unknown => (body as { errors?: { code?: unknown }[] }).errors?.[0]?.code
const message = { subject: 'The annual letter', html: '<p>Dear Lou,</p><p>it is in the <a href="https://akta.example/x">library</a>.</p>' }
const write = (by: Client, email: string, own: object = {}) =>
  by.post('/api/functions/sendEmail', { email, message: { ...message, ...own } })
const lettersTo = async (email: string) =>
  docsOf(
    await admin.get(
      `/api/mails?where[to][equals]=${encodeURIComponent(email)}&where[template][equals]=staffLetter&sort=-createdAt&depth=0`,
    ),
  )

describe('sendEmail', () => {
  it('writes to a client in the brand’s frame, by words alone, and is in the log', async () => {
    const sent = await write(advisor, client.email.toUpperCase(), {
      html: `${message.html}<img src=x onerror=alert(1)><script>alert(1)</script>`,
    })
    expect(sent).toMatchObject({ status: 202, body: { email: client.email } })
    const [mail] = await lettersTo(client.email)
    const text = (await admin.get(`/dev/mailbox/${mail?.id}.txt`)).text
    expect(text).toContain('it is in the library (https://akta.example/x).')
    expect(text).toContain(`Ada Visor wrote this to you for`)
    const html = (await admin.get(`/dev/mailbox/${mail?.id}`)).text
    expect(html).toContain('<h1 class="t"')
    expect(html).not.toMatch(/<img|<script|onerror|alert/)
    const lines = docsOf(await admin.get('/api/logs?where[type][equals]=Mailed&sort=-createdAt&limit=1&depth=0'))
    expect(lines[0]).toMatchObject({ collection: 'users', recordId: client.id, user: tenant.advisor.id })
  })

  it('writes to the address of an account whose client has no sign-in yet', async () => {
    const email = `nobody-yet@${tenant.brand}.example`
    await tenant.account('Nobody yet', { email })
    expect((await write(advisor, email)).status).toBe(202)
    expect(await lettersTo(email)).toHaveLength(1)
  })

  it('S20 writes to nobody else, and tells nobody who exists', async () => {
    const stranger = await (await tenant.person('Stan Ger', { isProfessional: true, organisation: tenant.firm.id })).signIn()
    const gone = await tenant.person('Gone Client', { disabled: true })
    await tenant.account('Gone', { client: gone.id, email: gone.email })
    const answers = [
      await write(advisor, 'anybody@world.example'),
      await write(advisor, 'investor@akta.example'),
      await write(advisor, 'admin@quayside.example'),
      await write(advisor, gone.email),
      await write(stranger, client.email),
    ]
    expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [404, answers[0]?.text]))
    expect((await write(await client.signIn(), tenant.advisor.email)).status).toBe(403)
    expect((await write(clientWith({ brand: tenant.brand }), client.email)).status).toBe(401)
  })

  it('takes a subject of one line and a text within bounds', async () => {
    const bad = [
      { subject: '' },
      { subject: 'x'.repeat(201) },
      { html: '' },
      { html: '<p> </p>' },
      { html: 'x'.repeat(5001) },
      { html: 'x'.repeat(25_000) },
    ]
    for (const own of bad) expect((await write(advisor, client.email, own)).status).toBe(400)
    expect((await write(advisor, client.email, { subject: 'Hello\r\nBcc: all@world.example' })).status).toBe(202)
    const [mail] = await lettersTo(client.email)
    expect((await admin.get(`/dev/mailbox/${mail?.id}`)).text).toContain('<title>Hello Bcc: all@world.example</title>')
  })
})

describe('verifyEmail', () => {
  const verify = (by: Client, uid: string, verified: boolean) => by.post('/api/functions/verifyEmail', { uid, verified })
  const login = (email: string) =>
    send('POST', '/api/users/login', {
      host: tenant.brand,
      body: { email, password: tenantPassword },
      headers: { 'x-forwarded-for': freshAddress() },
    })

  it('S44 keeps whoever has yet to prove their address out, with the answer that an unknown person gets', async () => {
    const session = await client.signIn()
    expect((await verify(admin, client.id, false)).body).toEqual({ uid: client.id, verified: false })
    expect((await session.get('/api/session')).status).toBe(401)
    const [refused, unknown] = [await login(client.email), await login('nobody@nowhere.example')]
    expect([refused.status, refused.text]).toEqual([401, unknown.text])
    expect((await verify(admin, client.id, true)).status).toBe(200)
    expect((await login(client.email)).status).toBe(200)
  })

  it('is proven by the link to a new password', async () => {
    const person = await tenant.person('Una Proven')
    await tenant.account('Una', { client: person.id })
    await verify(admin, person.id, false)
    await send('POST', '/api/users/forgot-password', {
      host: tenant.brand,
      body: { email: person.email },
      headers: { 'x-forwarded-for': freshAddress() },
    })
    const mails = async () =>
      docsOf(await admin.get(`/api/mails?where[to][equals]=${person.email}&where[template][equals]=passwordLink&depth=0`))
    await waitFor('The link', async () => (await mails()).length === 1)
    const { text } = await admin.get(`/dev/mailbox/${(await mails())[0]?.id}.txt`)
    const key = /#key=([\w.-]+)/.exec(text)?.[1]
    const reset = await send('POST', '/api/users/reset-password', { host: tenant.brand, body: { key, password: tenantPassword } })
    expect(reset.status).toBe(200)
    expect((await login(person.email)).status).toBe(200)
  })

  it('is a platform admin’s alone', async () => {
    expect((await verify(advisor, client.id, false)).status).toBe(403)
    expect((await verify(await client.signIn(), client.id, true)).status).toBe(403)
    expect((await verify(clientWith({ brand: tenant.brand }), client.id, true)).status).toBe(401)
    expect((await verify(admin, 'nobody', true)).status).toBe(404)
    expect(codeOf(await admin.post('/api/functions/verifyEmail', { uid: client.id }))).toBe('invalid_input')
  })

  it('S06 is nobody’s own to change', async () => {
    const own = await client.signIn()
    await own.patch(`/api/users/${client.id}`, { emailVerified: false })
    expect((await admin.get(`/api/users/${client.id}?depth=0`)).body).toMatchObject({ emailVerified: true })
  })
})
