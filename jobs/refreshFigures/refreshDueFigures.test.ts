import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Payload } from 'payload'
import type { Figure } from '../../collections/payload-types'
import { startFirstSandbox } from '../../scripts/sandbox/first'
import type { Sandbox } from '../../scripts/sandbox/server/listen'
import { isoDate } from '../../shared/domain/dates'
import { forgetAnswers } from '../../cms/server/wealth/readPart'
import { openOwnPayload, type OwnPayload } from '../../tests/helpers/ownPayload'
import { nightlyImport } from './lastImport'
import { createRefresher } from './refreshDueFigures'

/** A sandbox whose last import was at half past four in the morning of a day. */
const sandboxOf = (day: string, port = 0) => ({ token: 'figures-token', today: isoDate(day), clients: 12, port })
const importedAt = '2025-06-28T04:30:00.000Z'
const before = { fetchedAt: '2025-06-28T04:29:59.999Z', value: '7.00', currency: 'GBP', asOf: '2025-01-01' }

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

const strike = async (fault: object): Promise<void> => {
  await fetch(`${sandbox.url}/__fault`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })
}
const heal = async (): Promise<void> => void (await fetch(`${sandbox.url}/__fault`, { method: 'DELETE' }))
const datePast = async (id: string, fetchedAt: string): Promise<void> =>
  void (await payload.db.updateOne({ collection: 'figures', where: { subject: { equals: `account/${id}` } }, data: { fetchedAt } }))

beforeAll(async () => {
  sandbox = await startFirstSandbox(sandboxOf('2025-06-28'))
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

const check = '/Holdings/dates'

describe('nightlyImport', () => {
  it('is five o’clock in the morning, of the day before until then', () => {
    expect(nightlyImport(new Date('2026-11-21T04:59:59Z')).toISOString()).toBe('2026-11-20T05:00:00.000Z')
    expect(nightlyImport(new Date('2026-11-21T05:00:00Z')).toISOString()).toBe('2026-11-21T05:00:00.000Z')
    expect(nightlyImport(new Date('2026-11-21T23:30:00Z')).toISOString()).toBe('2026-11-21T05:00:00.000Z')
  })
})

describe('figures after an import', () => {
  it('are brought up to date for every linked account that nobody opened since, once; then the source is asked for its import alone', async () => {
    const [stale, never, current, unlinked] = [
      await account('QS-2044', before),
      await account('QS-2045'),
      await account('QS-2046', { ...before, fetchedAt: importedAt }),
      await account(null, before),
    ]
    const refresh = createRefresher(payload)
    await asked()
    expect(await refresh(running.signal)).toEqual({ refreshed: 2 })
    expect((await asked()).sort()).toEqual(['/Account/QS-2044', '/Account/QS-2045', check])
    expect(await figuresOf(stale)).toMatchObject({ asOf: '2025-06-27', currency: 'GBP' })
    expect(Number((await figuresOf(stale))?.value)).toBeGreaterThan(1_000_000)
    expect(await figuresOf(never)).toMatchObject({ asOf: '2025-06-27' })
    expect([await figuresOf(current), await figuresOf(unlinked)]).toMatchObject([{ value: '7.00' }, { value: '7.00' }])
    expect(await refresh(running.signal)).toEqual({ refreshed: 0 })
    expect(await asked()).toEqual([check])
  })

  it('come with the next import, at whatever hour it was', async () => {
    const id = await account('QS-2047', { ...before, fetchedAt: '2025-07-01T12:00:00.000Z' })
    const refresh = createRefresher(payload)
    expect(await refresh(running.signal)).toEqual({ refreshed: 0 })
    expect(await figuresOf(id)).toMatchObject({ value: '7.00' })
    const port = Number(new URL(sandbox.url).port)
    await sandbox.close()
    sandbox = await startFirstSandbox(sandboxOf('2025-07-02', port))
    // With it the one that was of the import before.
    expect(await refresh(running.signal)).toEqual({ refreshed: 2 })
    expect(await figuresOf(id)).toMatchObject({ asOf: '2025-07-01' })
    await asked()
  })

  it('stay as they are when the source does not answer, and it is left alone for ten minutes', async () => {
    const now = new Date()
    const ids = [await account('QS-2000', before), await account('QS-2001', before)]
    const refresh = createRefresher(payload)
    await strike({ kind: 'status', status: 503 })
    expect(await refresh(running.signal, now)).toEqual({ refreshed: 0 })
    // The call may be tried again; no account is asked for.
    expect(new Set(await asked())).toEqual(new Set([check]))
    await heal()
    expect(await refresh(running.signal, new Date(now.getTime() + 9 * 60_000))).toEqual({ refreshed: 0 })
    expect(await asked()).toEqual([])
    await strike({ kind: 'status', status: 503, route: '/Account' })
    expect(await refresh(running.signal, new Date(now.getTime() + 11 * 60_000))).toEqual({ refreshed: 0 })
    // The other account is not asked for.
    expect(new Set(await asked()).size).toBe(2)
    await heal()
    expect(await Promise.all(ids.map(figuresOf))).toMatchObject([{ value: '7.00' }, { value: '7.00' }])
    expect(await refresh(running.signal, new Date(now.getTime() + 22 * 60_000))).toEqual({ refreshed: 2 })
  })

  it('are brought up to date once a night where the source does not say when it imported', async () => {
    // Hours from either night, whatever the hour of the run.
    const now = new Date(nightlyImport(new Date()).getTime() + 12 * 3_600_000)
    const old = await account('QS-2048', { ...before, fetchedAt: new Date(nightlyImport(now).getTime() - 1).toISOString() })
    const fresh = await account('QS-2050', { ...before, fetchedAt: now.toISOString() })
    await strike({ kind: 'status', status: 404, route: check })
    await createRefresher(payload)(running.signal, now)
    await heal()
    expect([await figuresOf(old), await figuresOf(fresh)]).toMatchObject([{ asOf: '2025-07-01' }, { value: '7.00' }])
  })

  it('come to an account too whose advisor is none any more, and which nobody could save', async () => {
    const left = await insert('users', { name: 'Gone', email: 'gone@b.example', isProfessional: false })
    const ids = [await account('QS-2002', null, []), await account('QS-2003', null, [left])]
    expect(await createRefresher(payload)(running.signal)).toEqual({ refreshed: 2 })
    expect(await Promise.all(ids.map(figuresOf))).toMatchObject([{ asOf: '2025-07-01' }, { asOf: '2025-07-01' }])
  })

  it('of an account that the source does not know are asked for once an import', async () => {
    await account('QS-9999')
    const refresh = createRefresher(payload)
    await asked()
    await refresh(running.signal)
    await refresh(running.signal, new Date(Date.now() + 86_400_000))
    expect((await asked()).filter((path) => path === '/Account/QS-9999')).toHaveLength(1)
  })

  it('of an account that the source no longer knows are removed: they would pass for its value', async () => {
    const id = await account('QS-9998', before)
    await createRefresher(payload)(running.signal)
    expect(await figuresOf(id)).toBeUndefined()
  })

  it('that fell to nothing are not believed by the job either', async () => {
    const id = await account('QS-2004')
    expect(await createRefresher(payload)(running.signal)).toEqual({ refreshed: 1 })
    const { value } = (await figuresOf(id)) ?? {}
    expect(Number(value)).toBeGreaterThan(0)
    forgetAnswers()
    await datePast(id, before.fetchedAt)
    await strike({ kind: 'empty-list', consistent: true, route: '/Account/QS-2004' })
    await createRefresher(payload)(running.signal)
    await heal()
    expect((await asked()).filter((path) => path === '/Account/QS-2004')).toHaveLength(2)
    expect(await figuresOf(id)).toMatchObject({ value, fetchedAt: before.fetchedAt })
  })

  it('have the statements of before compared once an import, behind them, however many workers look; not while the source is silent', async () => {
    await payload.db.deleteMany({ collection: 'payload-jobs', where: { taskSlug: { equals: 'followFigures' } } })
    const compared = async () =>
      (
        await payload.db.find<{ input: unknown }>({ collection: 'payload-jobs', where: { taskSlug: { equals: 'followFigures' } } })
      ).docs.map(({ input }) => input)
    const refresh = createRefresher(payload)
    await strike({ kind: 'status', status: 503 })
    await refresh(running.signal, new Date(Date.now() - 20 * 60_000))
    await heal()
    expect(await compared()).toEqual([])
    await refresh(running.signal)
    await refresh(running.signal)
    await createRefresher(payload)(running.signal)
    expect(await compared()).toEqual([{ source: 'akta' }])
    const port = Number(new URL(sandbox.url).port)
    await sandbox.close()
    sandbox = await startFirstSandbox(sandboxOf('2025-07-03', port))
    // Within the hour: a source that imports all the time is not asked for all of its statements each time.
    await refresh(running.signal)
    expect(await compared()).toHaveLength(1)
    await refresh(running.signal, new Date(Date.now() + 61 * 60_000))
    expect(await compared()).toHaveLength(2)
  })
})
