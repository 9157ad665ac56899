import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { type Answer, type Client, freshAddress, send, signIn } from '../helpers/client'
import { letterTo, linkIn } from '../helpers/mailbox'
import { product } from '../helpers/product'
import { enrol } from '../helpers/secondFactor'
import { makeTenant, type Person, type Tenant, tenantPassword } from '../helpers/tenant'

/* Checks S38 to S50 of the list of attacks, as far as they are about sessions. */

let tenant: Tenant
let admin: Client
let owner: Person
let other: Person

beforeAll(async () => {
  tenant = await makeTenant()
  admin = await signIn('admin@quayside.example')
  owner = await tenant.person('Otto Wner')
  other = await tenant.person('Ophelia Ther')
  for (const person of [owner, other]) await tenant.account(person.name, { client: person.id })
})

const tokenOf = (client: Client): string => client.cookie().split('=')[1] ?? ''
const ask = (token: string, scheme = 'JWT') =>
  send('GET', '/api/session', { host: tenant.brand, headers: { authorization: `${scheme} ${token}` } })
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const partsOf = (token: string) =>
  token
    .split('.')
    .slice(0, 2)
    .map((text) => JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Record<string, unknown>) as [
    Record<string, unknown>,
    Record<string, unknown>,
  ]
const login = (email: string, password: string, address: string) =>
  send('POST', '/api/users/login', { host: tenant.brand, body: { email, password }, headers: { 'x-forwarded-for': address } })

describe('S38 a token is of no use', () => {
  it('after its session was signed out of', async () => {
    const client = await owner.signIn()
    const token = tokenOf(client)
    expect((await ask(token)).status).toBe(200)
    await client.post('/api/users/logout', {})
    for (const scheme of ['JWT', 'Bearer']) expect((await ask(token, scheme)).status).toBe(401)
    expect((await send('GET', '/api/session', { host: tenant.brand, headers: { cookie: `quayside-token=${token}` } })).status).toBe(401)
  })

  it('once an administrator has shut the person out', async () => {
    const made = await tenant.person('Shu Tout')
    await tenant.account('Shu Tout', { client: made.id })
    const token = tokenOf(await made.signIn())
    await admin.patch(`/api/users/${made.id}`, { disabled: true })
    expect((await ask(token)).status).toBe(401)
    await admin.patch(`/api/users/${made.id}`, { disabled: false })
    expect((await ask(token)).status).toBe(401)
  })
})

/** What every way to show a token is answered with; each is to be 401, without a cookie. */
async function refusals(token: string): Promise<string[]> {
  const ways: Record<string, string>[] = [
    { authorization: `JWT ${token}` },
    { authorization: `Bearer ${token}` },
    { cookie: `quayside-token=${token}` },
  ]
  const answers: Answer[] = []
  for (const headers of ways) {
    const from = { ...headers, 'x-forwarded-for': freshAddress() }
    answers.push(await send('GET', '/api/session', { host: tenant.brand, headers: from }))
    answers.push(await send('POST', '/api/users/refresh-token', { host: tenant.brand, headers: from }))
  }
  return [...new Set(answers.map(({ setCookies, status }) => [status, ...setCookies].join(' ')))]
}

const signed = (header: object, body: object, key: string, hash = 'sha256') => {
  const text = `${part(header)}.${part(body)}`
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`
}

describe('S40 a token that we did not sign, or not like that', () => {
  it('is nobody’s', async () => {
    const token = tokenOf(await owner.signIn())
    const [head, claims] = partsOf(token)
    const [, theirs] = partsOf(tokenOf(await other.signIn()))
    const signature = token.split('.')[2] ?? ''
    const forged: Record<string, string> = {
      'alg none': `${part({ ...head, alg: 'none' })}.${part(claims)}.`,
      'alg None': `${part({ ...head, alg: 'None' })}.${part(claims)}.`,
      'alg none with the signature': `${part({ ...head, alg: 'none' })}.${part(claims)}.${signature}`,
      'no alg': `${part({ ...head, alg: undefined })}.${part(claims)}.${signature}`,
      'an empty key': signed(head, claims, ''),
      'a zero byte for a key': signed(head, claims, '\0'),
      'a guessed key': signed(head, claims, 'secret'),
      'another algorithm': signed({ ...head, alg: 'HS512' }, claims, 'secret', 'sha512'),
      'another person': `${part(head)}.${part({ ...claims, id: theirs['id'] })}.${signature}`,
      'a session of another person': `${part(head)}.${part({ ...claims, sid: theirs['sid'] })}.${signature}`,
      'a later end': `${part(head)}.${part({ ...claims, exp: Number(claims['exp']) + 86_400 })}.${signature}`,
      'another collection': `${part(head)}.${part({ ...claims, collection: 'accounts' })}.${signature}`,
      'no signature': token.split('.').slice(0, 2).join('.'),
    }
    for (const [name, text] of Object.entries(forged)) expect([name, await refusals(text)]).toEqual([name, ['401']])
    expect((await ask(token)).status).toBe(200)
  })

  it('is nobody’s cut short, doubled or wrapped', async () => {
    const token = tokenOf(await owner.signIn())
    const [head = '', claims = '', signature = ''] = token.split('.')
    const cuts = [1, head.length, head.length + 1, token.length / 2, token.length - signature.length, token.length - 2]
    const forged: Record<string, string> = {
      ...Object.fromEntries(cuts.map((length) => [`the first ${Math.floor(length)} letters`, token.slice(0, length)])),
      'from the middle on': token.slice(token.length / 2),
      'twice in a row': token + token,
      'twice with a dot': `${token}.${token}`,
      'twice with a comma': `${token},${token}`,
      'two signatures': `${token}.${signature}`,
      'its claims twice': `${head}.${claims}${claims}.${signature}`,
      'in quotes': `"${token}"`,
      'a letter more': `${token}A`,
      'padding behind it': `${token}==`,
      'its dots encoded': token.replaceAll('.', '%2E'),
      'as text in base 64': Buffer.from(token).toString('base64url'),
    }
    for (const [name, text] of Object.entries(forged)) expect([name, await refusals(text)]).toEqual([name, ['401']])
    expect((await ask(token)).status).toBe(200)
  })

  it('is nobody’s with our own signature, when it says something else than a session of ours does', async () => {
    const token = tokenOf(await owner.signIn())
    const [head, claims] = partsOf(token)
    const [, theirs] = partsOf(tokenOf(await other.signIn()))
    // What Payload makes of the installation's secret.
    const kept = readFileSync(join(product().dataDir, 'secret'), 'utf8').trim()
    const secret = createHash('sha256').update(kept).digest('hex').slice(0, 32)
    const now = Math.floor(Date.now() / 1000)
    // The key is the one that the product signs with, or nothing below would prove anything.
    expect((await ask(signed(head, { ...claims, iat: now }, secret))).status).toBe(200)
    const forged: Record<string, string> = {
      expired: signed(head, { ...claims, iat: now - 60, exp: now - 1 }, secret),
      'without an end': signed(head, { ...claims, exp: undefined }, secret),
      'an end that is no number': signed(head, { ...claims, exp: 'never' }, secret),
      'not good yet': signed(head, { ...claims, nbf: now + 600 }, secret),
      'of another collection': signed(head, { ...claims, collection: 'portals' }, secret),
      'of no collection': signed(head, { ...claims, collection: undefined }, secret),
      'another person in one’s own session': signed(head, { ...claims, id: theirs['id'] }, secret),
      'the session of another person': signed(head, { ...claims, sid: theirs['sid'] }, secret),
      'no session': signed(head, { ...claims, sid: undefined }, secret),
      'an invented session': signed(head, { ...claims, sid: 'a'.repeat(36) }, secret),
      'a condition for a session': signed(head, { ...claims, sid: { $ne: '' } }, secret),
      'a condition for a person': signed(head, { ...claims, id: { $ne: '' } }, secret),
      'a longer signature': signed({ ...head, alg: 'HS512' }, claims, secret, 'sha512'),
      'something critical in its head': signed({ ...head, crit: ['b64'], b64: false }, claims, secret),
      'a former format': signed({ ...head, authVersion: 0 }, claims, secret),
    }
    for (const [name, text] of Object.entries(forged)) expect([name, await refusals(text)]).toEqual([name, ['401']])
    // Eyes that nobody lent see nothing; what writes is refused before anybody is looked for.
    expect((await ask(signed(head, { ...claims, by: 'nobody' }, secret))).status).toBe(401)
    expect((await ask(token)).status).toBe(200)
  })

  it('is nobody’s when it was made for something else', async () => {
    const person = await tenant.person('Kay Keys')
    await tenant.account('Kay Keys', { client: person.id })
    const from = () => ({ host: tenant.brand, headers: { 'x-forwarded-for': freshAddress() } })
    const keyOf = (letter: string) => linkIn(letter).split('#key=')[1] ?? ''
    const client = await person.signIn()
    await send('POST', '/api/users/forgot-password', { ...from(), body: { email: person.email } })
    const next = `kay-moves@${tenant.brand}.example`
    const moved = await client.post('/api/users/me/email', { email: next, password: tenantPassword })
    expect([moved.text, moved.status]).toEqual([moved.text, 200])
    const custom = await (
      await tenant.advisor.signIn()
    ).post('/api/functions/getCustomToken', { path: `/dashboard/${tenant.brand}`, uid: person.id })
    const made: Record<string, string> = {
      'the link to a new password': keyOf(await letterTo(admin, person.email, 'passwordLink')),
      'the link that proves a mailbox': keyOf(await letterTo(admin, next, 'newEmail')),
      'a custom token': (custom.body as { token: string }).token,
    }
    await enrol(client, tenantPassword)
    const refused = await login(person.email, tenantPassword, freshAddress())
    made['a step of a sign-in'] = (refused.body as { errors: { detail: { step: string } }[] }).errors[0]?.detail.step ?? ''
    for (const [name, text] of Object.entries(made)) {
      expect([name, text.length > 40]).toEqual([name, true])
      expect([name, await refusals(text)]).toEqual([name, ['401']])
    }
  })
})

describe('S48 a new password by a link', () => {
  it('ends all sessions', async () => {
    const client = await owner.signIn()
    const token = tokenOf(client)
    await admin.patch(`/api/users/${owner.id}`, { password: 'Lantern-4-Quay' })
    expect((await ask(token)).status).toBe(401)
    await admin.patch(`/api/users/${owner.id}`, { password: tenantPassword })
  })
})

describe('S50 wrong passwords from elsewhere', () => {
  it('lock nobody out', async () => {
    const elsewhere = freshAddress()
    const tries = []
    for (let turn = 0; turn < 100; turn++) tries.push((await login(other.email, `Wrong-${turn}`, elsewhere)).status)
    expect(new Set(tries)).toEqual(new Set([401, 429]))
    expect((await login(other.email, tenantPassword, freshAddress())).status).toBe(200)
  })
})
