import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq } from 'payload'
import { root } from '../../../../tests/helpers/children'
import { type OwnPayload, openOwnPayload } from '../../../../tests/helpers/ownPayload'

let own: OwnPayload
let sessions: typeof import('./sessions')
let strategy: typeof import('./sessionStrategy').sessionStrategy
let tokens: typeof import('./sessionToken')
let refreshSession: typeof import('./refreshSession').refreshSession
let brands: typeof import('../../brands')
let throttles: typeof import('../../throttle/throttles')

beforeAll(async () => {
  own = await openOwnPayload('sessions')
  sessions = await import('./sessions')
  strategy = (await import('./sessionStrategy')).sessionStrategy
  tokens = await import('./sessionToken')
  ;({ refreshSession } = await import('./refreshSession'))
  brands = await import('../../brands')
  throttles = await import('../../throttle/throttles')
})
afterAll(() => own.close())

type Lengths = { absolute: { advisor: number; investor: number }; advisor: number; idle: number; investor: number }

let made = 0
const person = async (data: Record<string, unknown> = {}) => {
  made += 1
  // rights: a factory of the test.
  return own.payload.create({
    collection: 'users',
    data: { name: 'Person', email: `person${made}@x.example`, password: 'Person-2026', ...data },
    overrideAccess: true,
  })
}
const brandNamed = (name: string) => {
  const brand = brands.brands().get(name)
  if (!brand) throw new Error(`${name} is missing`)
  return brand
}

async function signedIn(who: Awaited<ReturnType<typeof person>>, host = 'akta') {
  const device = { device: null, timeZone: null }
  const { id: sid } = await sessions.openSession(own.payload, { brand: brandNamed(host), person: who, device, factorAt: null })
  const { token } = await tokens.signToken(own.payload, { person: who, sid, seconds: 3600 })
  const ask = async (on = host, shown = token) => {
    const headers = new Headers({ cookie: `quayside-token=${shown}`, host: `${on}.localhost` })
    return (await strategy.authenticate({ headers, payload: own.payload, strategyName: 'test' })).user
  }
  const change = (data: Record<string, string>) => own.payload.db.updateOne({ collection: 'sessions', id: sid, data })
  return { sid, ask, change }
}

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

describe('a session', () => {
  it('shows who it is of, and nothing that nobody may see', async () => {
    const { ask, sid } = await signedIn(await person({ admin: true }))
    const user = await ask()
    expect(user).toMatchObject({ name: 'Person', collection: 'users', _sid: sid, admin: true })
    // A column that was not asked for may leave its name behind, without a value.
    const known = Object.entries(user ?? {}).filter(([, value]) => value !== undefined)
    expect(known.filter(([name]) => /hash|salt|sessions|resetPassword/.test(name))).toEqual([])
  })

  it('ends when nobody uses it, and at its absolute end', async () => {
    const { ask, change } = await signedIn(await person())
    await change({ lastUsedAt: ago(1790) })
    expect(await ask()).not.toBeNull()
    await change({ lastUsedAt: ago(1801) })
    expect(await ask()).toBeNull()
    await change({ lastUsedAt: ago(0), expiresAt: ago(1) })
    expect(await ask()).toBeNull()
  })

  describe.each(['akta', 'bowmore', 'iolcus'])('on %s', (host) => {
    const { session } = JSON.parse(readFileSync(join(root, 'shared/brands', `${host}.json`), 'utf8')) as { session: Lengths }
    const { absolute, advisor, idle, investor } = session
    it.each([
      ['a client', {}, investor, absolute.investor],
      ['an advisor', { isProfessional: true }, advisor, absolute.advisor],
      ['a company admin', { isAdmin: true }, advisor, absolute.advisor],
      ['a platform admin', { admin: true }, advisor, absolute.advisor],
    ])('S39 of %s ends by the brand: idle, and at an absolute end that no refresh moves', async (_who, rights, length, end) => {
      const who = await person(rights)
      const { ask, change, sid } = await signedIn(who, host)
      const made = await sessions.findSession(own.payload, sid)
      const begun = Date.now()
      const left = (made?.expiresAt.getTime() ?? 0) - begun
      expect([left > (end - 60) * 1000, left <= end * 1000]).toEqual([true, true])

      const refresh = async () => {
        const user = await ask()
        if (!user) return null
        const req = await createLocalReq({ user }, own.payload)
        const { exp, token } = await refreshSession(req, user, brandNamed(host))
        return { ends: exp * 1000, token }
      }
      // As long again as the brand says, while the end is further than that.
      const first = await refresh()
      expect(Math.abs((first?.ends ?? 0) - (begun + Math.min(length, end) * 1000))).toBeLessThan(60_000)
      // Near the end: what is left and no more, twice over, and the row keeps its end.
      const near = new Date(Date.now() + 100_000).toISOString()
      await change({ expiresAt: near })
      for (let turn = 0; turn < 2; turn += 1) {
        const { ends, token } = (await refresh()) ?? { ends: 0, token: '' }
        expect([ends > Date.now(), ends <= Date.parse(near)]).toEqual([true, true])
        expect(await ask(host, token)).not.toBeNull()
        expect((await sessions.findSession(own.payload, sid))?.expiresAt.toISOString()).toBe(near)
      }
      // At the idle limit, the absolute end being far, a refresh brings nothing back either.
      await change({ expiresAt: ago(-end), lastUsedAt: ago(idle - 10) })
      expect(await ask()).not.toBeNull()
      await change({ lastUsedAt: ago(idle + 1) })
      expect([await ask(), await ask(host, first?.token)]).toEqual([null, null])
      await change({ expiresAt: ago(1), lastUsedAt: ago(0) })
      expect([await ask(), await ask(host, first?.token)]).toEqual([null, null])
    })
  })

  it('writes its last use at most once a minute', async () => {
    const { ask, change, sid } = await signedIn(await person())
    const last = async () => (await sessions.findSession(own.payload, sid))?.lastUsedAt.toISOString()
    const recent = ago(30)
    await change({ lastUsedAt: recent })
    await ask()
    expect(await last()).toBe(recent)
    await change({ lastUsedAt: ago(90) })
    await ask()
    expect(Date.parse((await last()) ?? '')).toBeGreaterThan(Date.now() - 5000)
  })

  it('is good on the brand it was made on, and everywhere for a platform admin', async () => {
    const investor = await signedIn(await person())
    expect([await investor.ask('akta'), await investor.ask('bowmore')]).toEqual([expect.objectContaining({ name: 'Person' }), null])
    const admin = await signedIn(await person({ admin: true }))
    expect(await admin.ask('bowmore')).not.toBeNull()
  })

  it('is refused for whoever is disabled, trashed or deleted', async () => {
    const who = await person()
    const { ask } = await signedIn(who)
    for (const data of [{ disabled: true }, { disabled: false, deletedAt: new Date().toISOString() }]) {
      await own.payload.db.updateOne({ collection: 'users', id: who.id, data })
      expect([data, await ask()]).toEqual([data, null])
    }
  })

  it('is not one that a former version stored on the user', async () => {
    const who = await person()
    const former = { id: 'former-session', createdAt: ago(60), expiresAt: ago(-3600) }
    await own.payload.db.updateOne({ collection: 'users', id: who.id, data: { sessions: [former] } })
    const { token } = await tokens.signToken(own.payload, { person: who, sid: former.id, seconds: 3600 })
    const headers = new Headers({ authorization: `JWT ${token}`, host: 'akta.localhost' })
    expect((await own.payload.auth({ headers })).user).toBeNull()
    const { sid } = await signedIn(who)
    const { token: ours } = await tokens.signToken(own.payload, { person: who, sid, seconds: 3600 })
    headers.set('authorization', `JWT ${ours}`)
    expect((await own.payload.auth({ headers })).user).toMatchObject({ id: who.id })
  })

  it('is one of a bounded number: the oldest ends', async () => {
    const who = await person()
    const { perPerson } = brandNamed('akta').session
    const all = []
    for (let at = 0; at <= perPerson; at++) {
      all.push(await signedIn(who))
      await new Promise((resolve) => setTimeout(resolve, 3))
    }
    const users = await Promise.all(all.map(({ ask }) => ask()))
    expect(users.map((user) => user !== null)).toEqual([false, ...Array.from({ length: perPerson }, () => true)])
  })
})

describe('a throttle', () => {
  it('counts what many take at once exactly, and says how long to wait', async () => {
    const waits = await Promise.all(Array.from({ length: 230 }, () => throttles.takeTurn(own.payload, 'reports', 'one person')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(throttles.throttleClasses.reports.points)
    expect(Math.max(...waits)).toBeLessThanOrEqual(throttles.throttleClasses.reports.seconds)
    expect(await throttles.takeTurn(own.payload, 'reports', 'another')).toBe(0)
  })

  it('takes lots, and in all no more than there is', async () => {
    const { points } = throttles.throttleClasses.writes
    let given = 0
    while ((await throttles.takeTurn(own.payload, 'writes', 'one person')) === 0) given += 1
    expect(given).toBe(points)
  })

  it('takes one lot for all who come at once, and no more than there is', async () => {
    const { lot, points } = throttles.throttleClasses.writes
    const burst = (turns: number) => Promise.all(Array.from({ length: turns }, () => throttles.takeTurn(own.payload, 'writes', 'a crowd')))
    for (let at = 0; at < points / lot; at += 1) expect(await burst(lot)).toEqual(Array.from({ length: lot }, () => 0))
    expect((await burst(3)).every((wait) => wait > 0)).toBe(true)
    const waits = await Promise.all(Array.from({ length: points + 30 }, () => throttles.takeTurn(own.payload, 'writes', 'a greater crowd')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(points)
  })

  it('counts failures apart, and forgets them', async () => {
    const key = 'a@x.example 10.0.0.1'
    for (let at = 0; at < 5; at++) {
      expect(await throttles.waitOf(own.payload, 'signInByAccount', key)).toBe(0)
      await throttles.countFailure(own.payload, 'signInByAccount', key)
    }
    expect(await throttles.waitOf(own.payload, 'signInByAccount', key)).toBeGreaterThan(800)
    await throttles.forgetFailures(own.payload, 'signInByAccount', key)
    expect(await throttles.waitOf(own.payload, 'signInByAccount', key)).toBe(0)
  })

  it('opens a new window when the old one is over', async () => {
    await throttles.countFailure(own.payload, 'signInByAddress', 'x')
    await own.payload.db.updateOne({ collection: 'throttles', where: { points: { equals: 1 } }, data: { expiresAt: ago(1), points: 99 } })
    await throttles.countFailure(own.payload, 'signInByAddress', 'x')
    expect(await throttles.waitOf(own.payload, 'signInByAddress', 'x')).toBe(0)
  })
})
