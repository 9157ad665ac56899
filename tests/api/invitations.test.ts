import { beforeAll, describe, expect, it } from '@jest/globals'
import { type Client, freshAddress, send } from '../helpers/client'
import type { BrandName } from '../helpers/product'
import { type Doc, docsOf } from '../helpers/records'
import { makeTenant, type Tenant, tenantPassword } from '../helpers/tenant'

let tenant: Tenant
let admin: Client

beforeAll(async () => {
  tenant = await makeTenant()
  ;({ admin } = tenant)
})

const codeOf = ({ body }: { body: unknown }): unknown => (body as { errors?: { code?: unknown }[] }).errors?.[0]?.code
const obstacleOf = ({ body }: { body: unknown }): unknown => (body as { errors?: { detail?: unknown }[] }).errors?.[0]?.detail

const post = (path: string, body: unknown, brand: BrandName = tenant.brand, cookie = '') =>
  send('POST', `/api/users/${path}`, { host: brand, body, headers: { 'x-forwarded-for': freshAddress(), ...(cookie ? { cookie } : {}) } })
const accept = (key: string, own: object = {}, cookie = '') =>
  post('accept-invitation', { key, name: 'Nora Newcomer', password: 'Lantern-4-Quay', consent: true, ...own }, tenant.brand, cookie)

const invite = (by: Client, account: Doc, email: string, message = '') =>
  by.post('/api/functions/inviteClient', { accountId: account.id, email, message })

const mailsTo = async (email: string) =>
  docsOf(
    await admin.get(
      `/api/mails?where[to][equals]=${encodeURIComponent(email)}&where[template][equals]=invitation&sort=createdAt&limit=100&depth=0`,
    ),
  )
const textTo = async (email: string) => (await admin.get(`/dev/mailbox/${(await mailsTo(email)).at(-1)?.id}.txt`)).text

let number = 0
/** An account with an address of its own that nobody has. */
async function unclaimed(own: Readonly<Record<string, unknown>> = {}) {
  number += 1
  const email = `client-${number}@${tenant.brand}.example`
  return { account: await tenant.account(`Client ${number}`, { email, ...own }), email }
}

/** Sends an invitation and reads its key in the mail, as its reader does. */
async function mailedKey({ account, email }: { account: Doc; email: string }, by = admin): Promise<string> {
  expect((await invite(by, account, email)).status).toBe(202)
  const text = await textTo(email)
  const [, key] = /login\?action=invitation#key=([\w.-]+)/.exec(text) ?? []
  if (key === undefined) throw new Error(`No key in ${text}`)
  return key
}

const accountNow = async ({ id }: Doc) =>
  (await admin.get(`/api/accounts/${id}?depth=0`)).body as { client?: string; lastInviteSend?: string }

describe('an invitation', () => {
  it('is sent by an advisor, read in the mailbox and accepted: the client has a password and is in their account', async () => {
    const invited = await unclaimed()
    const advisor = await tenant.advisor.signIn()
    expect((await advisor.get(`/api/functions/inviteClient/${invited.account.id}`)).body).toEqual({
      email: invited.email,
      sentAt: null,
      validUntil: null,
      obstacle: null,
    })
    const sent = await invite(advisor, invited.account, invited.email, 'See you on Tuesday.\n\n<b>Ada</b>')
    expect(sent).toMatchObject({ status: 202, body: { email: invited.email, obstacle: null } })
    expect((await accountNow(invited.account)).lastInviteSend).toBe((sent.body as { sentAt: string }).sentAt)
    const { sentAt, validUntil } = sent.body as { sentAt: string; validUntil: string }
    expect(Date.parse(validUntil) - Date.parse(sentAt)).toBe(7 * 24 * 60 * 60 * 1000)
    const text = await textTo(invited.email)
    expect(text).toContain('Ada Visor invites you')
    expect(text).toContain('See you on Tuesday.')
    expect(text).toContain('for 7 days')
    const html = (await admin.get(`/dev/mailbox/${(await mailsTo(invited.email)).at(-1)?.id}`)).text
    expect(html).not.toContain('<b>Ada</b>')

    const key = /#key=([\w.-]+)/.exec(text)?.[1] ?? ''
    expect((await post('invitation', { key })).body).toEqual({
      email: invited.email,
      name: invited.account.name,
      portal: tenant.portal.name,
      isKnown: false,
      consent: expect.objectContaining({ en: expect.stringContaining('](https://akta.example/legal/terms)') }),
    })
    const answer = await accept(key, { locale: 'is' })
    expect(answer).toMatchObject({ status: 200, body: { message: 'Signed in' } })
    const cookie = (answer.setCookies[0] ?? '').split(';')[0] ?? ''
    const session = await send('GET', '/api/session', { host: tenant.brand, headers: { cookie } })
    expect(session.body).toMatchObject({
      user: { name: 'Nora Newcomer', email: invited.email, roles: ['investor'], locale: 'is' },
      accounts: [{ id: invited.account.id }],
    })
    expect((await post('login', { email: invited.email, password: 'Lantern-4-Quay' })).status).toBe(200)
    expect(await invite(advisor, invited.account, invited.email).then(obstacleOf)).toBe('signed_in')
    expect(codeOf(await post('invitation', { key }))).toBe('link_expired')
    const [line] = docsOf(await admin.get(`/api/logs?where[type][equals]=Invited&where[recordId][equals]=${invited.account.id}&depth=0`))
    expect(line).toMatchObject({ user: tenant.advisor.id, recordTitle: invited.account.name })
  })

  it('opens one account more for somebody who has a sign-in, by the password that they have', async () => {
    const known = await tenant.investor('Kim Known', [])
    await tenant.account('Kim First', { client: known.id })
    await known.signIn()
    const account = await tenant.account('Kim Second', { email: known.email })
    const key = await mailedKey({ account, email: known.email })
    expect((await post('invitation', { key })).body).toMatchObject({ isKnown: true, name: 'Kim Known' })
    expect(codeOf(await accept(key))).toBe('invalid_credentials')
    expect((await accountNow(account)).client ?? null).toBeNull()
    expect((await accept(key, { password: tenantPassword })).status).toBe(200)
    expect((await accountNow(account)).client).toBe(known.id)
    expect((await admin.get(`/api/users/${known.id}?depth=0`)).body).toMatchObject({ name: 'Kim Known' })
    expect((await post('login', { email: known.email, password: 'Lantern-4-Quay' })).status).toBe(401)
  })

  it('lets in a person whom an administrator made and who has never been here, whoever is signed in in that browser', async () => {
    const made = await tenant.person('Mada Before')
    const account = await tenant.account('Mada Before', { client: made.id, email: made.email })
    const key = await mailedKey({ account, email: made.email })
    expect((await post('invitation', { key })).body).toMatchObject({ isKnown: false })
    const other = await tenant.advisor.signIn()
    expect((await accept(key, {}, other.cookie())).status).toBe(200)
    expect((await post('login', { email: made.email, password: 'Lantern-4-Quay' })).status).toBe(200)
    expect((await admin.get(`/api/users/${made.id}?depth=0`)).body).toMatchObject({ name: 'Nora Newcomer' })
  })

  it('is answered alike whether or not somebody has the address', async () => {
    const somebody = await tenant.person('Some Body')
    const accounts = [await unclaimed(), { account: await tenant.account('Some Body', { email: somebody.email }), email: somebody.email }]
    const answers = await Promise.all(accounts.map(({ account, email }) => invite(admin, account, email)))
    expect(answers.map(({ body, status }) => [status, Object.keys(body as object)])).toEqual(
      answers.map(() => [202, ['email', 'sentAt', 'validUntil', 'obstacle']]),
    )
  })

  it.each([
    ['no_email', { email: null }],
    ['account_inactive', { active: false }],
  ] as const)('is not sent: %s', async (obstacle, own) => {
    const { account, email } = await unclaimed(own)
    expect((await admin.get(`/api/functions/inviteClient/${account.id}`)).body).toMatchObject({ obstacle })
    const answer = await invite(admin, account, email)
    expect([answer.status, codeOf(answer), obstacleOf(answer)]).toEqual([409, 'not_invitable', obstacle])
    expect(await mailsTo(email)).toEqual([])
  })

  it('is not sent where the client is another person, the portal is closed, or the address is not the account’s', async () => {
    const other = await tenant.person('Other Client')
    const { account, email } = await unclaimed({ client: other.id })
    expect(obstacleOf(await invite(admin, account, email))).toBe('other_address')
    const closed = await tenant.otherPortal({ name: 'Closed', slug: `${tenant.brand}-closed`, active: false })
    const shut = await unclaimed({ portal: closed.id })
    expect(obstacleOf(await invite(admin, shut.account, shut.email))).toBe('portal_inactive')
    const right = await unclaimed()
    expect(codeOf(await invite(admin, right.account, 'thief@elsewhere.example'))).toBe('invalid_input')
    expect(await mailsTo('thief@elsewhere.example')).toEqual([])
  })

  it('is nobody’s to send but of those who may write the account', async () => {
    const { account, email } = await unclaimed()
    const owner = await tenant.person('Ow Ner')
    await tenant.account('Ow Ner', { client: owner.id })
    const stranger = await tenant.person('Stran Ger', { isProfessional: true, organisation: tenant.firm.id })
    expect((await invite(await owner.signIn(), account, email)).status).toBe(403)
    expect((await invite(await stranger.signIn(), account, email)).status).toBe(404)
    expect((await (await stranger.signIn()).get(`/api/functions/inviteClient/${account.id}`)).status).toBe(404)
    expect((await send('POST', '/api/functions/inviteClient', { host: tenant.brand, body: { accountId: account.id, email } })).status).toBe(
      401,
    )
    expect((await invite(admin, account, email, 'x'.repeat(2001))).status).toBe(400)
  })
})

describe('the link of an invitation', () => {
  it('is used by one of twenty at once', async () => {
    const invited = await unclaimed()
    const key = await mailedKey(invited)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => accept(key, { password: `Harbour-Row-${at}` })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => codeOf(answer) === 'link_expired')).toHaveLength(19)
    const people = docsOf(await admin.get(`/api/users?where[email][equals]=${encodeURIComponent(invited.email)}&depth=0`))
    expect(people).toHaveLength(1)
    expect((await accountNow(invited.account)).client).toBe(people[0]?.id)
  })

  it('stays good when the password is refused or nothing was agreed to', async () => {
    const key = await mailedKey(await unclaimed())
    expect(codeOf(await accept(key, { password: 'password1' }))).toBe('weak_password')
    expect(codeOf(await accept(key, { consent: false }))).toBe('invalid_input')
    expect((await accept(key)).status).toBe(200)
  })

  it('is void once a newer one was sent, on another brand, with another letter, and as the key of a password', async () => {
    const invited = await unclaimed()
    const first = await mailedKey(invited)
    const second = await mailedKey(invited)
    expect(first).not.toBe(second)
    const other = second.endsWith('A') ? 'B' : 'A'
    for (const key of [first, `${second.slice(0, -2)}${other}${second.slice(-1)}`, 'x'])
      expect([key, codeOf(await accept(key)), codeOf(await post('invitation', { key }))]).toEqual([key, 'link_expired', 'link_expired'])
    expect(codeOf(await post('invitation', { key: second }, 'bowmore'))).toBe('link_expired')
    expect(codeOf(await post('reset-password', { key: second, password: 'Lantern-4-Quay' }))).toBe('link_expired')
    expect((await accept(second)).status).toBe(200)
  })

  it.each([
    ['is in the trash', (account: Doc) => admin.del(`/api/accounts/${account.id}`)],
    ['is switched off', (account: Doc) => admin.patch(`/api/accounts/${account.id}`, { active: false })],
    ['has another address', (account: Doc) => admin.patch(`/api/accounts/${account.id}`, { email: `moved-${account.id}@client.example` })],
    [
      'has become somebody else’s',
      async (account: Doc) => admin.patch(`/api/accounts/${account.id}`, { client: (await tenant.person(`Else ${account.id}`)).id }),
    ],
    ['is for somebody who was disabled', async (account: Doc, email: string) => disable(await tenant.person(`Dis ${account.id}`), email)],
  ])('is void when the account %s', async (_, change) => {
    const invited = await unclaimed()
    const key = await mailedKey(invited)
    expect((await change(invited.account, invited.email)).status).toBe(200)
    expect([codeOf(await post('invitation', { key })), codeOf(await accept(key))]).toEqual(['link_expired', 'link_expired'])
  })

  const disable = ({ id }: { id: string }, email: string) => admin.patch(`/api/users/${id}`, { disabled: true, email })

  it('stands in no record that an admin can read', async () => {
    const key = await mailedKey(await unclaimed())
    const secret = key.slice(key.indexOf('.') + 1)
    for (const path of ['/api/mails?limit=100', '/api/logs?limit=200', '/api/one-time-keys', '/api/payload-jobs'])
      expect([path, (await admin.get(path)).text.includes(secret)]).toEqual([path, false])
  })
})
