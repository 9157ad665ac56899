import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { type Client, freshAddress, send, signIn } from '../helpers/client'
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

describe('S40 a token that we did not sign, or not like that', () => {
  it('is nobody’s', async () => {
    const token = tokenOf(await owner.signIn())
    const [head, claims] = partsOf(token)
    const [, theirs] = partsOf(tokenOf(await other.signIn()))
    const signed = (header: object, body: object, key: string) => {
      const text = `${part(header)}.${part(body)}`
      return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
    }
    const forged: Record<string, string> = {
      'alg none': `${part({ ...head, alg: 'none' })}.${part(claims)}.`,
      'alg None': `${part({ ...head, alg: 'None' })}.${part(claims)}.`,
      'an empty key': signed(head, claims, ''),
      'a guessed key': signed(head, claims, 'secret'),
      'another algorithm': signed({ ...head, alg: 'HS512' }, claims, 'secret'),
      'another person': `${part(head)}.${part({ ...claims, id: theirs['id'] })}.${token.split('.')[2] ?? ''}`,
      'a session of another person': `${part(head)}.${part({ ...claims, sid: theirs['sid'] })}.${token.split('.')[2] ?? ''}`,
      'a later end': `${part(head)}.${part({ ...claims, exp: Number(claims['exp']) + 86_400 })}.${token.split('.')[2] ?? ''}`,
      'another collection': `${part(head)}.${part({ ...claims, collection: 'accounts' })}.${token.split('.')[2] ?? ''}`,
      'no signature': token.split('.').slice(0, 2).join('.'),
      'half of it': token.slice(0, token.length / 2),
    }
    for (const [name, text] of Object.entries(forged)) expect([name, (await ask(text)).status]).toEqual([name, 401])
    expect((await ask(token)).status).toBe(200)
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
