import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { CollectionSlug } from 'payload'
import { openOwnPayload, type OwnPayload } from '../../tests/helpers/ownPayload'
import { rollUpAnalytics } from './handler'

let own: OwnPayload
let portal: string
let athens: string
let client: string
let advisor: string

const create = async (collection: CollectionSlug, data: Record<string, unknown>): Promise<string> =>
  ((await own.payload.db.create({ collection, data })) as { id: string }).id

beforeAll(async () => {
  own = await openOwnPayload('rollup')
  const photo = await create('media', { name: 'Mark', filename: 'mark.png', mimeType: 'image/png' })
  const look = { theme: 'main', portalLanguage: 'en', phone: '1', email: 'a@b.example', active: true, photo }
  portal = await create('portals', { ...look, name: 'London', slug: 'london', brand: 'akta' })
  athens = await create('portals', { ...look, name: 'Athens', slug: 'athens', brand: 'iolcus' })
  client = await create('users', { name: 'Client', email: 'client@b.example', isInvestor: true })
  advisor = await create('users', { name: 'Advisor', email: 'advisor@b.example', isProfessional: true })
  const account = { name: 'Account', client, owners: [advisor], team: [advisor], currency: 'GBP', active: true }
  await create('accounts', { ...account, portal, identity: 'a' })
  await create('accounts', { ...account, portal: athens, identity: 'b' })
}, 60_000)

afterAll(() => own.close())

beforeEach(async () => {
  for (const collection of ['logs', 'log-analytics'] as const) await own.payload.db.deleteMany({ collection, where: {} })
})

const log = (createdAt: string, line: Record<string, unknown>) =>
  create('logs', { user: client, portal, ...line, createdAt, updatedAt: createdAt })
const run = (now: string) => rollUpAnalytics({ payload: own.payload, signal: new AbortController().signal, now: new Date(now) })
type Day = Record<string, unknown> & { forDate: string; portal: string }
const days = async (): Promise<Day[]> => {
  const { docs } = await own.payload.db.find<Day>({ collection: 'log-analytics', sort: 'forDate', limit: 0, pagination: false })
  return docs
}

describe('rollUpAnalytics', () => {
  it('adds each day of a portal up, by person, screen and kind, up to yesterday', async () => {
    await log('2026-03-02T09:00:00.000Z', { type: 'Viewed', section: 'account' })
    await log('2026-03-02T09:05:00.000Z', { type: 'Viewed', section: 'account' })
    await log('2026-03-02T09:06:00.000Z', { type: 'Downloaded' })
    await log('2026-03-02T10:00:00.000Z', { type: 'Created', collection: 'messages', user: advisor })
    await log('2026-03-02T10:01:00.000Z', { type: 'Report made', user: advisor })
    await log('2026-03-02T10:02:00.000Z', { type: 'Updated', user: null })
    await log('2026-03-04T08:00:00.000Z', { type: 'Viewed', section: 'account' })
    await run('2026-03-04T12:00:00.000Z')
    expect(await days()).toMatchObject([
      {
        forDate: '2026-03-02',
        portal,
        people: 2,
        logins: 0,
        views: 2,
        downloads: 1,
        messages: 1,
        other: 1,
        total: 5,
        users: [
          { user: client, isInvestor: true, kpi: { views: 2, downloads: 1, total: 3 } },
          { user: advisor, isInvestor: false, kpi: { messages: 1, other: 1, total: 2 } },
        ],
        viewsBySection: [{ name: 'account', count: 2 }],
        events: [
          { name: 'Viewed', kind: 'views', count: 2 },
          { name: 'Created', kind: 'messages', count: 1 },
          { name: 'Downloaded', kind: 'downloads', count: 1 },
          { name: 'Report made', kind: 'other', count: 1 },
        ],
      },
    ])
  })

  it('a second run writes the same, and a later one adds what has come', async () => {
    await log('2026-03-02T09:00:00.000Z', { type: 'Viewed', section: 'account' })
    await run('2026-03-03T02:30:00.000Z')
    const [first] = await days()
    await run('2026-03-03T02:30:00.000Z')
    expect(await days()).toMatchObject([{ id: first?.id, total: 1 }])
    await log('2026-03-02T23:00:00.000Z', { type: 'Viewed', section: 'account' })
    await log('2026-03-03T09:00:00.000Z', { type: 'Viewed', section: 'account' })
    await run('2026-03-04T02:30:00.000Z')
    expect((await days()).map(({ forDate, total }) => [forDate, total])).toEqual([
      ['2026-03-02', 2],
      ['2026-03-03', 1],
    ])
  })

  it('two runs at once leave one record of each', async () => {
    await log('2026-03-02T09:00:00.000Z', { type: 'Viewed', section: 'account' })
    await Promise.all([run('2026-03-03T02:30:00.000Z'), run('2026-03-03T02:30:00.000Z')])
    expect(await days()).toHaveLength(1)
  })

  it("a day is one of the brand's own calendar", async () => {
    // Midnight in Athens is 22:00 in UTC; in London it is midnight.
    await log('2026-03-02T23:30:00.000Z', { type: 'Viewed', section: 'account', portal: athens })
    await log('2026-03-02T23:30:00.000Z', { type: 'Viewed', section: 'account' })
    await run('2026-03-05T12:00:00.000Z')
    expect((await days()).map(({ forDate, portal: of }) => [forDate, of === athens ? 'athens' : 'london'])).toEqual([
      ['2026-03-02', 'london'],
      ['2026-03-03', 'athens'],
    ])
  })

  it("a sign-in names its brand alone, and counts in the person's portals of it", async () => {
    await log('2026-03-02T09:00:00.000Z', { type: 'Signed in', portal: null, info: 'akta' })
    await log('2026-03-02T09:30:00.000Z', { type: 'Signed in', portal: null, info: 'akta', user: advisor })
    await run('2026-03-03T12:00:00.000Z')
    expect(await days()).toMatchObject([{ portal, logins: 2, people: 2 }])
  })

  it('so does a look at a screen that is of no portal; a look at an account counts in its portal alone', async () => {
    await log('2026-03-02T09:00:00.000Z', { type: 'Viewed', section: 'news', portal: null, info: 'akta' })
    await log('2026-03-02T09:30:00.000Z', { type: 'Viewed', section: 'holdings', info: 'A portfolio' })
    await run('2026-03-03T12:00:00.000Z')
    expect(await days()).toMatchObject([
      {
        portal,
        views: 2,
        viewsBySection: [
          { name: 'holdings', count: 1 },
          { name: 'news', count: 1 },
        ],
      },
    ])
  })

  it('goes back 366 days and no further', async () => {
    await log('2025-03-03T09:00:00.000Z', { type: 'Viewed', section: 'account' })
    await log('2025-02-27T09:00:00.000Z', { type: 'Viewed', section: 'account' })
    await run('2026-03-03T12:00:00.000Z')
    expect((await days()).map(({ forDate }) => forDate)).toEqual(['2025-03-03'])
  })
})
