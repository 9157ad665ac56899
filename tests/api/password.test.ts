import { beforeAll, describe, expect, it } from '@jest/globals'
import { waitFor } from '../helpers/children'
import { type Client, freshAddress, send, signIn } from '../helpers/client'
import type { BrandName } from '../helpers/product'
import { docsOf } from '../helpers/records'
import { makeTenant, type Person, type Tenant, tenantPassword } from '../helpers/tenant'

let tenant: Tenant
let admin: Client

beforeAll(async () => {
  tenant = await makeTenant()
  admin = await signIn('admin@quayside.example')
})

const post = (path: string, body: unknown, { address = freshAddress(), brand = tenant.brand, headers = {} }: How = {}) =>
  send('POST', `/api/users/${path}`, { host: brand, body, headers: { 'x-forwarded-for': address, ...headers } })
type How = { address?: string; brand?: BrandName; headers?: Record<string, string> }

const codeOf = ({ body }: { body: unknown }): unknown => (body as { errors?: { code?: unknown }[] }).errors?.[0]?.code

const mailsTo = async (email: string, template = 'passwordLink') =>
  docsOf(
    await admin.get(`/api/mails?where[to][equals]=${encodeURIComponent(email)}&where[template][equals]=${template}&sort=createdAt&depth=0`),
  )

/** Asks for a link and reads its key in the mail, as its reader does. */
async function mailedKey({ email }: Pick<Person, 'email'>, how: How = {}): Promise<string> {
  const before = (await mailsTo(email)).length
  expect((await post('forgot-password', { email }, how)).status).toBe(202)
  await waitFor(`A link to ${email}`, async () => (await mailsTo(email)).length > before)
  const mail = (await mailsTo(email)).at(-1)
  const { text } = await admin.get(`/dev/mailbox/${mail?.id}.txt`)
  const [, key] = /#key=([\w.-]+)/.exec(text) ?? []
  if (key === undefined) throw new Error(`No key in ${text}`)
  return key
}

const someone = async (name: string) => {
  const made = await tenant.person(name)
  await tenant.account(name, { client: made.id })
  return made
}

describe('a forgotten password', () => {
  it('is replaced by the link of a mail, which signs in and ends what was signed in before', async () => {
    const anna = await someone('Anna Forgot')
    const before = await anna.signIn()
    const key = await mailedKey(anna)
    expect(await post('password-link', { key })).toMatchObject({ status: 200, body: { email: anna.email } })
    const answer = await post('reset-password', { key, password: 'Lantern-4-Quay' })
    expect(answer).toMatchObject({ status: 200, body: { message: 'Signed in' } })
    expect(answer.setCookies[0]).toMatch(/^quayside-token=.+; HttpOnly/i)
    expect(answer.text).not.toMatch(/"(hash|salt|token)"/)
    expect((await before.get('/api/session')).status).toBe(401)
    expect((await post('login', { email: anna.email, password: tenantPassword })).status).toBe(401)
    expect((await post('login', { email: anna.email, password: 'Lantern-4-Quay' })).status).toBe(200)
    await waitFor('The mail about it', async () => (await mailsTo(anna.email, 'passwordChanged')).length === 1)
  })

  it('is asked for with one answer, whoever exists, is disabled, belongs elsewhere or asks too often', async () => {
    const known = await someone('Kenna Known')
    const disabled = await tenant.person('Dis Abled', { disabled: true })
    const emails = [known.email, disabled.email, 'nobody@nowhere.example', 'advisor@bowmore.example', 'no address']
    const answers = await Promise.all(emails.map((email) => post('forgot-password', { email })))
    for (const { body, headers, status } of answers)
      expect({ body, status, type: headers['content-type'] }).toEqual({
        body: { message: 'If your email address exists, a link is on its way to you.' },
        status: 202,
        type: answers[0]?.headers['content-type'],
      })
    await waitFor('The one mail', async () => (await mailsTo(known.email)).length === 1)
    for (const email of emails.slice(1, 4)) expect([email, await mailsTo(email)]).toEqual([email, []])
    const address = freshAddress()
    const more = await Promise.all(Array.from({ length: 8 }, () => post('forgot-password', { email: known.email }, { address })))
    expect(more.map(({ status, text }) => [status, text])).toEqual(more.map(() => [202, answers[0]?.text]))
    await waitFor('The mails that are allowed', async () => (await mailsTo(known.email)).length === 4)
  })

  it('changes for one of many that use the link at once', async () => {
    const key = await mailedKey(await someone('Rae Cing'))
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => post('reset-password', { key, password: `Harbour-Row-${at}` })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => codeOf(answer) === 'link_expired')).toHaveLength(11)
    expect(codeOf(await post('password-link', { key }))).toBe('link_expired')
  })

  it.each([
    ['Ab-4567', 'Min 8 characters'],
    ['Quayside', 'At least one number'],
    ['password1', 'Too common: others try it first'],
    ['PASSWORD1', 'Too common: others try it first'],
    [`${'x'.repeat(1024)}1`, 'Max 1024 characters'],
  ])('is not replaced by %s, and the link stays good', async (password, message) => {
    const key = await mailedKey(await someone(`Weak ${message.length} ${password.charCodeAt(0)}`))
    const refused = await post('reset-password', { key, password })
    expect([refused.status, codeOf(refused)]).toEqual([400, 'weak_password'])
    expect(refused.text).toContain(message)
    expect((await post('reset-password', { key, password: 'Lantern-4-Quay' })).status).toBe(200)
  })
})

describe('the key of a link', () => {
  it('is void once a newer one was sent, on another brand, with another letter, and for whoever was disabled meanwhile', async () => {
    const olga = await someone('Olga Der')
    const first = await mailedKey(olga)
    const second = await mailedKey(olga)
    const other = second.endsWith('A') ? 'B' : 'A'
    const [id = ''] = second.split('.')
    const tries: (readonly [string, How])[] = [
      [first, {}],
      [second, { brand: 'bowmore' }],
      [`${second.slice(0, -2)}${other}${second.slice(-1)}`, {}],
      [`${id}.`, {}],
      [id, {}],
      ['x', {}],
    ]
    for (const [key, how] of tries)
      for (const [path, body] of [
        ['password-link', { key }],
        ['reset-password', { key, password: 'Lantern-4-Quay' }],
      ] as const)
        expect([key, codeOf(await post(path, body, how))]).toEqual([key, 'link_expired'])
    await admin.patch(`/api/users/${olga.id}`, { disabled: true })
    expect(codeOf(await post('reset-password', { key: second, password: 'Lantern-4-Quay' }))).toBe('link_expired')
  })

  it('leads to the brand’s own host, whatever host the request named', async () => {
    const hank = await someone('Hank Host')
    await mailedKey(hank, { headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' } })
    const { text } = await admin.get(`/dev/mailbox/${(await mailsTo(hank.email)).at(-1)?.id}.txt`)
    expect(text).toMatch(new RegExp(`http://${tenant.brand}\\.localhost:\\d+/login\\?action=new-password#key=`))
    expect(text).not.toContain('evil.example')
  })

  it('stands in no record that an admin can read, and in no line of the log', async () => {
    const key = await mailedKey(await someone('Sec Ret'))
    const secret = key.slice(key.indexOf('.') + 1)
    for (const path of ['/api/mails?limit=100', '/api/logs?limit=200', '/api/one-time-keys', '/api/payload-jobs'])
      expect([path, (await admin.get(path)).text.includes(secret)]).toEqual([path, false])
  })

  it('is tried from one address so often and no more', async () => {
    const address = freshAddress()
    const answers = await Promise.all(Array.from({ length: 70 }, (_, at) => post('password-link', { key: `none-${at}` }, { address })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 429]))
  })
})
