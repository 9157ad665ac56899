import { beforeAll, describe, expect, it } from '@jest/globals'
import { waitFor } from '../helpers/children'
import { type Client, freshAddress, send, signIn } from '../helpers/client'
import type { BrandName } from '../helpers/product'
import { create, type Doc, docsOf } from '../helpers/records'
import { makeTenant, type Tenant, tenantPassword } from '../helpers/tenant'

let tenant: Tenant
let admin: Client

beforeAll(async () => {
  tenant = await makeTenant()
  ;({ admin } = tenant)
})

const codeOf = ({ body }: { body: unknown }): unknown => (body as { errors?: { code?: unknown }[] }).errors?.[0]?.code

type How = { address?: string; brand?: BrandName; headers?: Record<string, string> }
const post = (path: string, body: unknown, { address = freshAddress(), brand = tenant.brand, headers = {} }: How = {}) =>
  send('POST', `/api/users/${path}`, { host: brand, body, headers: { 'x-forwarded-for': address, ...headers } })
const complete = (key: string, own: object = {}, how: How = {}) =>
  post('complete-signup', { key, name: 'Nora Newcomer', password: 'Lantern-4-Quay', consent: true, ...own }, how)

const mailsTo = async (email: string, template = 'signUpLink') =>
  docsOf(
    await admin.get(`/api/mails?where[to][equals]=${encodeURIComponent(email)}&where[template][equals]=${template}&sort=createdAt&depth=0`),
  )
const letterTo = async (email: string, template?: string) =>
  (await admin.get(`/dev/mailbox/${(await mailsTo(email, template)).at(-1)?.id}.txt`)).text

/** Asks, and reads the key in the mail as the reader of that mailbox does. */
async function mailedKey(email: string, own: object = {}, how: How = {}): Promise<string> {
  const before = (await mailsTo(email)).length
  expect((await post('signup', { email, ...own }, how)).status).toBe(202)
  await waitFor(`A letter to ${email}`, async () => (await mailsTo(email)).length > before)
  const text = await letterTo(email)
  const [, key] = /login\?action=new-account#key=([\w.-]+)/.exec(text) ?? []
  if (key === undefined) throw new Error(`No key in ${text}`)
  return key
}

const personOf = async (email: string) =>
  docsOf(await admin.get(`/api/users?where[email][equals]=${encodeURIComponent(email)}&depth=0&trash=true`))[0]
const accountsOf = async (person: Doc | undefined) =>
  docsOf(await admin.get(`/api/accounts?where[client][equals]=${person?.id}&depth=0&joins=false`))

let number = 0
const address = (host = 'mailbox.example') => `newcomer-${(number += 1)}-${tenant.brand}@${host}`

describe('signing up', () => {
  it('is asked for, read in the mailbox and completed: a person, a new account whose terms are not accepted, and a session', async () => {
    const email = address()
    const key = await mailedKey(email, { locale: 'is' })
    expect(await personOf(email)).toBeUndefined()
    const { body } = await post('signup-link', { key })
    // What is agreed to can be opened before.
    const { consent } = body as { consent: Readonly<Record<string, string>> }
    expect(body).toEqual({ email, name: '', isKnown: false, consent })
    for (const locale of ['en', 'is']) expect(consent[locale]).toMatch(/\]\(https:\/\/akta\.example\/legal\/terms\)/)
    const answer = await complete(key, { locale: 'is' })
    expect(answer).toMatchObject({ status: 200, body: { message: 'Signed in' } })
    const [cookie = ''] = answer.setCookies[0]?.split(';') ?? []
    const session = await send('GET', '/api/session', { host: tenant.brand, headers: { cookie } })
    expect(session.body).toMatchObject({ user: { email, name: 'Nora Newcomer', roles: ['investor'], locale: 'is' } })

    const person = await personOf(email)
    expect(person).toMatchObject({ isProfessional: false, admin: false, isAdmin: false, active: true })
    expect(await accountsOf(person)).toEqual([
      expect.objectContaining({
        name: 'Nora Newcomer',
        email,
        active: true,
        currency: 'GBP',
        portal: tenant.portal.id,
        owners: [tenant.advisor.id],
        termsAndConditions: expect.objectContaining({ accepted: false }),
      }),
    ])
    expect((await post('login', { email, password: 'Lantern-4-Quay' })).status).toBe(200)
    expect(codeOf(await complete(key))).toBe('link_expired')
  })

  it('links the accounts that wait for this address, and makes none', async () => {
    const email = address()
    const waiting = await tenant.account('Waiting for Nora', { email })
    const key = await mailedKey(email)
    expect((await post('signup-link', { key })).body).toMatchObject({ name: 'Waiting for Nora' })
    expect((await complete(key)).status).toBe(200)
    expect((await accountsOf(await personOf(email))).map(({ id }) => id)).toEqual([waiting.id])
  })

  it('links nothing before the mailbox is proven, nor an account that is switched off or has a client', async () => {
    const [email, off, taken] = [address(), address(), address()]
    const waiting = await tenant.account('Not yet', { email })
    await mailedKey(email)
    expect((await admin.get(`/api/accounts/${waiting.id}?depth=0`)).body).not.toHaveProperty('client', expect.any(String))
    const switchedOff = await tenant.account('Off', { email: off, active: false })
    const other = await tenant.person(`Other ${number}`)
    const others = await tenant.account('Of somebody', { email: taken, client: other.id })
    for (const [to, account] of [
      [off, switchedOff],
      [taken, others],
    ] as const) {
      expect((await complete(await mailedKey(to))).status).toBe(200)
      const own = await accountsOf(await personOf(to))
      expect(own.map(({ id }) => id)).not.toContain(account.id)
      expect(own).toHaveLength(1)
    }
    expect((await admin.get(`/api/accounts/${others.id}?depth=0`)).body).toMatchObject({ client: other.id })
  })

  it('opens the account in the portal that it was asked from', async () => {
    const other = await tenant.otherPortal({ name: 'Aaa first', slug: `${tenant.brand}-first` })
    const [email, first] = [address(), address()]
    await complete(await mailedKey(email, { from: `/dashboard/${tenant.brand}/account/1` }))
    await complete(await mailedKey(first, { from: '/dashboard/akta' }))
    expect((await accountsOf(await personOf(email)))[0]?.portal).toBe(tenant.portal.id)
    expect((await accountsOf(await personOf(first)))[0]?.portal).toBe(other.id)
    await admin.patch(`/api/portals/${other.id}`, { active: false })
  })

  it('is refused clearly when the portal is full, and the link stays good', async () => {
    const subscription = await create(admin, 'subscriptions', { name: `Full ${tenant.brand}`, accountLimit: 1, advisorLimit: 5 })
    const full = await tenant.otherPortal({ name: 'Full', slug: `${tenant.brand}-full`, subscription: subscription.id })
    await tenant.account('The only one', { portal: full.id })
    const email = address()
    const key = await mailedKey(email, { from: `/dashboard/${tenant.brand}-full` })
    const refused = await complete(key)
    expect([refused.status, codeOf(refused)]).toEqual([409, 'subscription_limit'])
    expect(await personOf(email)).toBeUndefined()
    await admin.patch(`/api/subscriptions/${subscription.id}`, { accountLimit: 2 })
    expect((await complete(key)).status).toBe(200)
    await admin.patch(`/api/portals/${full.id}`, { active: false })
  })
})

describe('whoever asks', () => {
  it('S46 gets one answer, whoever exists, is disabled, belongs elsewhere or asks too often', async () => {
    const known = await tenant.person('Kenna Signed')
    await tenant.account('Kenna', { client: known.id })
    await known.signIn()
    const disabled = await tenant.person('Dis Signed', { disabled: true })
    const unknown = address()
    const emails = [known.email, disabled.email, unknown, 'advisor@bowmore.example']
    const answers = await Promise.all(emails.map((email) => post('signup', { email })))
    for (const { body, headers, status } of answers)
      expect({ body, status, length: headers['content-length'] }).toEqual({
        body: answers[0]?.body,
        status: 202,
        length: answers[0]?.headers['content-length'],
      })
    await waitFor('The letter to a member', async () => (await mailsTo(known.email, 'signUpKnown')).length === 1)
    await waitFor('The letter to a stranger', async () => (await mailsTo(unknown)).length === 1)
    expect(await letterTo(known.email, 'signUpKnown')).toContain('There is one already')
    expect([await mailsTo(known.email), await mailsTo(disabled.email), await mailsTo(disabled.email, 'signUpKnown')]).toEqual([[], [], []])
    const again = freshAddress()
    const more = await Promise.all(Array.from({ length: 8 }, () => post('signup', { email: unknown }, { address: again })))
    expect(more.map(({ status, text }) => [status, text])).toEqual(more.map(() => [202, answers[0]?.text]))
    await waitFor('The letters that are allowed', async () => (await mailsTo(unknown)).length === 4)
  })

  it('is told by field of what is no address, a look-alike of another alphabet among it', async () => {
    for (const email of [
      '',
      'nora',
      'nora@',
      'nora@fírm.example',
      'nora@firm.example\nBcc: all@firm.example',
      '"a b"@firm.example',
      'a,b@firm.example',
    ])
      expect([email, (await post('signup', { email })).status]).toEqual([email, 400])
  })

  it('puts no words of theirs into a letter to somebody else', async () => {
    const email = address()
    await mailedKey(email, { name: 'You won! https://evil.example' }, { headers: { 'x-forwarded-host': 'evil.example' } })
    const text = await letterTo(email)
    expect(text).not.toMatch(/evil|won!/)
    expect(text).toMatch(new RegExp(`http://${tenant.brand}\\.localhost:\\d+/login\\?action=new-account#key=`))
  })

  it('finds no door on a brand that is closed', async () => {
    for (const [path, body] of [
      ['signup', { email: address() }],
      ['signup-link', { key: 'x' }],
      ['complete-signup', { key: 'x', password: 'Lantern-4-Quay', consent: true }],
    ] as const)
      expect((await post(path, body, { brand: 'bowmore' })).status).toBe(404)
  })
})

describe('S06 what a sign-up says of itself', () => {
  it('changes no flag, role, organisation or portal', async () => {
    const flags = {
      admin: true,
      isAdmin: true,
      isProfessional: true,
      isMessenger: true,
      role: 'Investment Manager',
      organisation: tenant.firm.id,
      portal: 'akta',
      disabled: false,
      is2FADisabled: true,
      multiFactor: { enabled: false },
      securityToken: 'x',
      _verified: true,
      sessions: [],
      lastLogin: '2020-01-01T00:00:00.000Z',
      client: 'x',
      owners: [],
      termsAndConditions: { accepted: true },
    }
    const email = address()
    expect((await complete(await mailedKey(email, flags), flags)).status).toBe(200)
    const person = await personOf(email)
    expect(person).toMatchObject({ admin: false, isAdmin: false, isProfessional: false, is2FADisabled: false })
    expect([person?.organisation ?? null, person?.role ?? null, person?.isMessenger ?? false]).toEqual([null, null, false])
    expect((await accountsOf(person))[0]).toMatchObject({ portal: tenant.portal.id, termsAndConditions: { accepted: false } })
  })

  it('needs consent, a name and a password that the rules let through, and keeps the link meanwhile', async () => {
    const key = await mailedKey(address())
    expect(codeOf(await complete(key, { consent: false }))).toBe('invalid_input')
    expect(codeOf(await complete(key, { consent: 'true' }))).toBe('invalid_input')
    expect(codeOf(await complete(key, { name: ' ' }))).toBe('invalid_input')
    expect(codeOf(await complete(key, { password: 'password1' }))).toBe('weak_password')
    expect((await complete(key)).status).toBe(200)
  })
})

describe('S07 a mailbox of a firm', () => {
  let firm: Doc
  let domain: string
  beforeAll(async () => {
    domain = `${tenant.brand}-firm.example`
    firm = await create(admin, 'organisations', { name: `Firm of ${tenant.brand}`, domain: `@${domain.toUpperCase()}` })
  })

  it('makes a professional, once it is proven', async () => {
    const email = `Ada+Desk@${domain.toUpperCase()}`.toLowerCase()
    const key = await mailedKey(email)
    expect(await personOf(email)).toBeUndefined()
    expect((await complete(key)).status).toBe(200)
    expect(await personOf(email)).toMatchObject({ isProfessional: true, organisation: firm.id, isAdmin: false, admin: false })
  })

  it.each([
    ['a host below it', () => `x@sub.${domain}`],
    ['a host that goes on', () => `x@${domain}.evil.example`],
    ['a host that begins otherwise', () => `x@my${domain}`],
    ['the domain before the @', () => `${domain}@evil-${tenant.brand}.example`],
  ])('makes none of %s', async (_name, of) => {
    const email = of()
    expect((await complete(await mailedKey(email))).status).toBe(200)
    const person = await personOf(email)
    expect([person?.isProfessional, person?.organisation ?? null]).toEqual([false, null])
  })

  it('of a firm whose portals are of other brands makes none here', async () => {
    const [akta] = docsOf(await admin.get('/api/organisations?where[domain][equals]=akta.example&depth=0'))
    expect(akta).toBeDefined()
    const email = address('akta.example')
    expect((await complete(await mailedKey(email))).status).toBe(200)
    expect((await personOf(email))?.isProfessional).toBe(false)
  })
})

describe('the link of a sign-up', () => {
  it('S41 makes one person of twenty who use it at once', async () => {
    const email = address()
    const key = await mailedKey(email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => complete(key)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => codeOf(answer) === 'link_expired')).toHaveLength(19)
    expect(await accountsOf(await personOf(email))).toHaveLength(1)
  })

  it('is void once a newer one was sent, on another brand, for another purpose and for whoever was disabled meanwhile', async () => {
    const email = address()
    const first = await mailedKey(email)
    const second = await mailedKey(email)
    const [id = ''] = second.split('.')
    for (const [key, how] of [
      [first, {}],
      [second, { brand: 'iolcus' }],
      [`${id}.${'A'.repeat(43)}`, {}],
      ['x', {}],
    ] as const) {
      expect([key, codeOf(await post('signup-link', { key }, how))]).toEqual([key, 'link_expired'])
      expect([key, codeOf(await complete(key, {}, how))]).toEqual([key, 'link_expired'])
    }
    expect(codeOf(await post('reset-password', { key: second, password: 'Lantern-4-Quay' }))).toBe('link_expired')
    await create(admin, 'users', { name: 'Out', email, password: tenantPassword, disabled: true })
    expect(codeOf(await complete(second))).toBe('link_expired')
  })

  it('S08 asks somebody who signs in elsewhere for their own password, and changes neither it nor their rights', async () => {
    const email = 'advisor@akta.example'
    await signIn(email)
    const person = await personOf(email)
    const waiting = await tenant.account('Of an advisor elsewhere', { email })
    const key = await mailedKey(email)
    expect((await post('signup-link', { key })).body).toMatchObject({ isKnown: true })
    expect(codeOf(await complete(key))).toBe('invalid_credentials')
    expect((await complete(key, { password: 'Quayside-2026' })).status).toBe(200)
    expect((await admin.get(`/api/accounts/${waiting.id}?depth=0`)).body).toMatchObject({ client: person?.id })
    expect(await personOf(email)).toMatchObject({ name: person?.name, isProfessional: true })
    await admin.patch(`/api/accounts/${waiting.id}`, { client: null })
  })

  it('stands in no record that an admin can read', async () => {
    const key = await mailedKey(address())
    const secret = key.slice(key.indexOf('.') + 1)
    for (const path of ['/api/mails?limit=100', '/api/logs?limit=200', '/api/one-time-keys', '/api/payload-jobs'])
      expect([path, (await admin.get(path)).text.includes(secret)]).toEqual([path, false])
  })
})
