import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Payload } from 'payload'
import type { Figure } from '../../collections/payload-types'
import { startFirstSandbox } from '../../scripts/sandbox/first'
import type { Sandbox } from '../../scripts/sandbox/server/listen'
import { isoDate } from '../../shared/domain/dates'
import { forgetAnswers } from '../../cms/server/wealth/readPart'
import { openOwnPayload, type OwnPayload } from '../../tests/helpers/ownPayload'
import { createRefresher, lastImport } from './refreshDueFigures'

let own: OwnPayload
const running = new AbortController()
let sandbox: Sandbox
let payload: Payload
let portal: string
let advisor: string

const insert = async (collection: 'users' | 'media' | 'portals' | 'accounts' | 'figures', data: Record<string, unknown>): Promise<string> =>
  ((await payload.db.create({ collection, data })) as { id: string }).id
const account = async (externalId: string | null, figures: object | null = null, owners = [advisor]): Promise<string> => {
  const id = await insert('accounts', { name: `Account ${externalId}`, active: true, owners, portal, currency: 'GBP', externalId })
  if (figures) await insert('figures', { subject: `account/${id}`, account: id, source: 'akta', ...figures })
  return id
}
const figuresOf = async (id: string): Promise<Figure | undefined> =>
  (
    await payload.find({
      collection: 'figures',
      where: { subject: { equals: `account/${id}` } },
      pagination: false,
      depth: 0,
      // rights: the test's own.
      overrideAccess: true,
    })
  ).docs[0]
const asked = async (): Promise<string[]> => {
  const { requests } = (await (await fetch(`${sandbox.url}/__journal`)).json()) as { requests: { path: string }[] }
  await fetch(`${sandbox.url}/__journal`, { method: 'DELETE' })
  return requests.map(({ path }) => path.split('?')[0] ?? '')
}

beforeAll(async () => {
  sandbox = await startFirstSandbox({ token: 'figures-token', today: isoDate('2026-11-21'), clients: 12 })
  own = await openOwnPayload('figures', {
    WEALTH_AKTA_URL: sandbox.url,
    WEALTH_AKTA_TOKEN: 'figures-token',
  })
  payload = own.payload
  advisor = await insert('users', { name: 'Imogen', email: 'imogen@b.example', isProfessional: true })
  const photo = await insert('media', { name: 'logo', filename: 'logo.png' })
  const look = { theme: 'main', portalLanguage: 'en', phone: '1', email: 'a@b.example', photo: [photo], active: true }
  portal = await insert('portals', { name: 'Akta', slug: 'akta', brand: 'akta', ...look })
})

afterAll(async () => {
  await own.close()
  await sandbox.close()
})

/** Hours from either import, whatever the hour of the run: a day of refreshing does not end within a test. */
const midImport = (): Date => new Date(lastImport(new Date()).getTime() + 12 * 3_600_000)

describe('lastImport', () => {
  it('is five o’clock in the morning, of the day before until then', () => {
    expect(lastImport(new Date('2026-11-21T04:59:59Z')).toISOString()).toBe('2026-11-20T05:00:00.000Z')
    expect(lastImport(new Date('2026-11-21T05:00:00Z')).toISOString()).toBe('2026-11-21T05:00:00.000Z')
    expect(lastImport(new Date('2026-11-21T23:30:00Z')).toISOString()).toBe('2026-11-21T05:00:00.000Z')
  })
})

describe('figures in the morning', () => {
  it('are brought up to date for every linked account that nobody opened since the import, once', async () => {
    const now = midImport()
    const old = { fetchedAt: new Date(lastImport(now).getTime() - 1).toISOString(), value: '1.00', currency: 'GBP', asOf: '2026-01-01' }
    const fresh = { ...old, fetchedAt: now.toISOString() }
    const [stale, never, current, unlinked] = [
      await account('QS-2044', old),
      await account('QS-2045'),
      await account('QS-2046', fresh),
      await account(null, old),
    ]
    const refresh = createRefresher(payload)
    expect(await refresh(running.signal, now)).toEqual({ refreshed: 2 })
    expect((await asked()).sort()).toEqual(['/Account/QS-2044', '/Account/QS-2045'])
    expect(await figuresOf(stale)).toMatchObject({ asOf: '2026-11-20', currency: 'GBP' })
    expect(Number((await figuresOf(stale))?.value)).toBeGreaterThan(1_000_000)
    expect(await figuresOf(never)).toMatchObject({ asOf: '2026-11-20' })
    expect([await figuresOf(current), await figuresOf(unlinked)]).toMatchObject([{ value: '1.00' }, { value: '1.00' }])
    expect(await refresh(running.signal, now)).toEqual({ refreshed: 0 })
    expect(await asked()).toEqual([])
  })

  it('stay as they are when the provider does not answer, and it is left alone for ten minutes', async () => {
    const now = midImport()
    const old = { fetchedAt: '2026-01-02T06:00:00.000Z', value: '7.00', currency: 'GBP', asOf: '2026-01-01' }
    const ids = [await account('QS-2000', old), await account('QS-2001', old)]
    const refresh = createRefresher(payload)
    await fetch(`${sandbox.url}/__fault`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'status', status: 503 }),
    })
    expect(await refresh(running.signal, now)).toEqual({ refreshed: 0 })
    // The call may be tried again; the other account is not asked for.
    expect(new Set(await asked()).size).toBe(1)
    expect(await Promise.all(ids.map(figuresOf))).toMatchObject([{ value: '7.00' }, { value: '7.00' }])
    await fetch(`${sandbox.url}/__fault`, { method: 'DELETE' })
    expect(await refresh(running.signal, new Date(now.getTime() + 9 * 60_000))).toEqual({ refreshed: 0 })
    expect(await asked()).toEqual([])
    expect(await refresh(running.signal, new Date(now.getTime() + 11 * 60_000))).toEqual({ refreshed: 2 })
  })

  it('come to an account too whose advisor is none any more, and which nobody could save', async () => {
    const left = await insert('users', { name: 'Gone', email: 'gone@b.example', isProfessional: false })
    const ids = [await account('QS-2002', null, []), await account('QS-2003', null, [left])]
    expect(await createRefresher(payload)(running.signal)).toEqual({ refreshed: 2 })
    expect(await Promise.all(ids.map(figuresOf))).toMatchObject([{ asOf: '2026-11-20' }, { asOf: '2026-11-20' }])
  })

  it('of an account that the provider does not know are asked for once a day', async () => {
    const now = midImport()
    await account('QS-9999')
    const refresh = createRefresher(payload)
    await asked()
    await refresh(running.signal, now)
    await refresh(running.signal, new Date(now.getTime() + 3_600_000))
    expect((await asked()).filter((path) => path === '/Account/QS-9999')).toHaveLength(1)
  })

  it('of an account that the provider no longer knows are removed: they would pass for its value', async () => {
    const old = { fetchedAt: '2026-01-02T06:00:00.000Z', value: '7.00', currency: 'GBP', asOf: '2026-01-01' }
    const id = await account('QS-9998', old)
    await createRefresher(payload)(running.signal)
    expect(await figuresOf(id)).toBeUndefined()
  })

  it('that fell to nothing overnight are not believed by the job either', async () => {
    const id = await account('QS-2004')
    const now = midImport()
    expect(await createRefresher(payload)(running.signal, now)).toEqual({ refreshed: 1 })
    const before = await figuresOf(id)
    expect(Number(before?.value)).toBeGreaterThan(0)
    forgetAnswers()
    await fetch(`${sandbox.url}/__fault`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'empty-list', consistent: true, route: '/Account/QS-2004' }),
    })
    const tomorrow = new Date(now.getTime() + 86_400_000)
    await createRefresher(payload)(running.signal, tomorrow)
    await fetch(`${sandbox.url}/__fault`, { method: 'DELETE' })
    expect(await figuresOf(id)).toMatchObject({ value: before?.value, fetchedAt: before?.fetchedAt })
  })
})
