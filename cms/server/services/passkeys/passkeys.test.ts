import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq, type PayloadRequest } from 'payload'
import type { User } from '../../../../collections/payload-types'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { makeAuthenticator, type Site } from '../../../../tests/helpers/authenticator'
import { type OwnPayload, openOwnPayload } from '../../../../tests/helpers/ownPayload'

/* What time does to challenges and sessions, and what a sign-in by a passkey leaves behind. */

let own: OwnPayload
let brand: Brand
let passkeys: typeof import('./ownPasskeys')
let door: typeof import('./signInWithPasskey')
let sessions: typeof import('../session/sessions')

beforeAll(async () => {
  own = await openOwnPayload('passkeys')
  ;[passkeys, door, sessions] = await Promise.all([import('./ownPasskeys'), import('./signInWithPasskey'), import('../session/sessions')])
  const akta = (await import('../../brands')).brandOfHost('akta.localhost')
  if (!akta) throw new Error('akta is missing')
  brand = akta
})
afterAll(() => own.close())

const site: Site = { origin: 'http://akta.localhost:3000', rpId: 'akta.localhost' }
let requests = 0
async function request(person?: User, sid?: string): Promise<PayloadRequest> {
  requests += 1
  const headers = new Headers({ host: 'AKTA.localhost:3000', 'x-quayside-client': `10.3.0.${requests}` })
  const req = await createLocalReq({ req: { headers, url: `${site.origin}/api/users/passkey` } }, own.payload)
  if (person) req.user = { ...person, collection: 'users', _sid: sid } as never
  return req
}

/** A platform admin, who needs no portal to belong to the brand, signed in `ago` seconds ago. */
async function someone({ ago = 0, asked = false } = {}) {
  requests += 1
  const made = await own.payload.create({
    collection: 'users',
    data: { name: 'Person', email: `person-${requests}@x.example`, password: 'Right-2026', admin: true },
    // rights: a factory of the test.
    overrideAccess: true,
  })
  const multiFactor = { enabled: asked, target: null }
  await own.payload.db.updateOne({ collection: 'users', id: made.id, data: { multiFactor }, returning: false })
  const person: User = { ...made, multiFactor }
  const device = { device: null, timeZone: null }
  const { id: sid } = await sessions.openSession(own.payload, { brand, person, device, factorAt: null })
  const createdAt = new Date(Date.now() - ago * 1000).toISOString()
  await own.payload.db.updateOne({ collection: 'sessions', id: sid, data: { createdAt }, returning: false })
  return { person, sid }
}
const actorOf = (person: User) => ({ id: person.id, email: person.email, admin: true })
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error as { data: { code: string } }).data.code,
  )
const age = (expiresAt: string) =>
  own.payload.db.updateMany({ collection: 'one-time-keys', where: { purpose: { equals: 'passkey' } }, data: { expiresAt } })

async function keyOf({ person, sid }: Awaited<ReturnType<typeof someone>>) {
  const device = makeAuthenticator()
  const { options } = await passkeys.beginPasskey(await request(person, sid), brand, actorOf(person), {})
  const response = device.create(options, site)
  await passkeys.addPasskey(await request(person, sid), brand, actorOf(person), { name: 'Phone', response })
  return device
}
const sessionsOf = async (person: User) =>
  (
    await own.payload.db.find<{ factorAt?: string | null }>({
      collection: 'sessions',
      where: { user: { equals: person.id } },
      sort: '-createdAt',
    })
  ).docs

describe('adding a passkey', () => {
  it('asks for no password within five minutes of signing in, and for one afterwards', async () => {
    const fresh = await someone({ ago: 290 })
    expect((await passkeys.getPasskeys(await request(fresh.person, fresh.sid), actorOf(fresh.person))).isFresh).toBe(true)
    await expect(keyOf(fresh)).resolves.toBeDefined()
    const { person, sid } = await someone({ ago: 310 })
    const begin = async (body: object) => passkeys.beginPasskey(await request(person, sid), brand, actorOf(person), body)
    expect((await passkeys.getPasskeys(await request(person, sid), actorOf(person))).isFresh).toBe(false)
    expect(await codeOf(begin({}))).toBe('recent_login_required')
    expect(await codeOf(begin({ password: 'Wrong-2026' }))).toBe('invalid_credentials')
    expect(await codeOf(begin({ password: 'Right-2026' }))).toBeNull()
  })

  it('takes two minutes at most', async () => {
    const { person, sid } = await someone()
    const { options } = await passkeys.beginPasskey(await request(person, sid), brand, actorOf(person), {})
    const [row] = (
      await own.payload.db.find<{ expiresAt: string }>({ collection: 'one-time-keys', where: { user: { equals: person.id } } })
    ).docs
    expect(Math.abs(Date.parse(row?.expiresAt ?? '') - Date.now() - 120_000)).toBeLessThan(5000)
    await age(new Date(Date.now() - 1000).toISOString())
    const response = makeAuthenticator().create(options, site)
    const late = passkeys.addPasskey(await request(person, sid), brand, actorOf(person), { name: 'Late', response })
    expect(await codeOf(late)).toBe('link_expired')
  })

  it('ends at twenty', async () => {
    const { person, sid } = await someone()
    for (let count = 0; count < 20; count += 1) await keyOf({ person, sid })
    expect(await codeOf(keyOf({ person, sid }))).toBe('conflict')
  })
})

describe('a sign-in with a passkey', () => {
  it('counts as two factors where two are asked for', async () => {
    const asked = await someone({ asked: true })
    const device = await keyOf(asked)
    const { options } = await door.beginPasskeySignIn(await request(), brand)
    await expect(door.signInWithPasskey(await request(), brand, { response: device.get(options, site) })).resolves.toMatchObject({
      token: expect.any(String),
    })
    expect((await sessionsOf(asked.person))[0]?.factorAt).toEqual(expect.any(String))
    const plain = await someone()
    const other = await keyOf(plain)
    const { options: next } = await door.beginPasskeySignIn(await request(), brand)
    await door.signInWithPasskey(await request(), brand, { response: other.get(next, site) })
    expect((await sessionsOf(plain.person))[0]?.factorAt ?? null).toBeNull()
  })

  it('takes two minutes at most', async () => {
    const device = await keyOf(await someone())
    const { options } = await door.beginPasskeySignIn(await request(), brand)
    await age(new Date(Date.now() - 1000).toISOString())
    expect(await codeOf(door.signInWithPasskey(await request(), brand, { response: device.get(options, site) }))).toBe(
      'invalid_credentials',
    )
  })

  it('knows no key of another host of the brand', async () => {
    const { person, sid } = await someone()
    const device = await keyOf({ person, sid })
    await own.payload.db.updateMany({ collection: 'passkeys', where: { user: { equals: person.id } }, data: { host: 'other.example' } })
    const { options } = await door.beginPasskeySignIn(await request(), brand)
    expect(await codeOf(door.signInWithPasskey(await request(), brand, { response: device.get(options, site) }))).toBe(
      'invalid_credentials',
    )
    expect((await passkeys.getPasskeys(await request(person, sid), actorOf(person))).passkeys).toEqual([])
  })
})
