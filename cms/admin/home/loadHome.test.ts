import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { type OwnPayload, openOwnPayload } from '../../../tests/helpers/ownPayload'

let own: OwnPayload
let payload: Payload
let req: PayloadRequest
const now = new Date()
const daysAgo = (days: number): string => new Date(now.getTime() - days * 24 * 3_600_000).toISOString()

const loadHome = async (brand: string | null = null) => {
  const { loadHome: load } = await import('./loadHome')
  return load(req, { brand, collections: ['users', 'accounts', 'logs'], now })
}

beforeAll(async () => {
  own = await openOwnPayload('home')
  ;({ payload } = own)
  // Stands in for an installation in use: written straight to the database, past hooks that need files.
  const write = async (collection: string, data: Record<string, unknown>) =>
    ((await payload.db.create({ collection: collection as 'users', data })) as { id: string }).id
  const admin = await write('users', { name: 'Marta Kjeld', email: 'marta@firm.example', admin: true })
  const client = await write('users', { name: 'Theo Marchwell', email: 'theo@client.example', lastLogin: daysAgo(1) })
  const photo = await write('media', { name: 'Mark', filename: 'mark.png', mimeType: 'image/png' })
  const portal = await write('portals', {
    name: 'Harbour Row',
    slug: 'harbour',
    brand: 'akta',
    theme: 'main',
    portalLanguage: 'en',
    photo,
    phone: '1',
    email: 'a@b.example',
  })
  const account = (name: string, more: object = {}) =>
    write('accounts', { name, active: true, portal, owners: [admin], currency: 'GBP', ...more })
  const linked = await account('Ellery-Voss, Catherine', { externalId: 'QS-1', client })
  await account('Marchwell, Theo')
  await account('Penhallow, Idris', { active: false })
  await account('Gone, Long', { deletedAt: daysAgo(2) })
  const trashed = await account('Thrown, Away', { externalId: 'QS-2', deletedAt: daysAgo(1) })
  const figures = (id: string, fetchedAt: string) =>
    write('figures', { subject: `account/${id}`, account: id, source: 'akta', asOf: '2026-11-17', fetchedAt })
  await figures(linked, daysAgo(3))
  await figures(trashed, daysAgo(9))
  const report = (state: string, key: string) =>
    write('reports', { owner: admin, account: linked, portalSlug: 'harbour', brand: 'akta', locale: 'en', state, activeKey: key })
  await report('failed', 'one')
  await report('done', 'two')
  const job = (taskSlug: string) =>
    write('payload-jobs', { taskSlug, queue: 'mail', input: {}, hasError: true, error: { message: 'refused' } })
  await job('sendMail')
  // Its report says that it failed.
  await job('generateReport')
  await write('logs', { type: 'Created', collection: 'accounts', recordId: linked, recordTitle: 'Ellery-Voss, Catherine', user: admin })
  const user = await payload.findByID({ collection: 'users', id: admin, overrideAccess: true })
  req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
})

afterAll(() => own.close())

describe("the panel's first page", () => {
  it('counts each thing that waits once, and nothing that does not', async () => {
    const { counts } = await loadHome()
    expect(counts).toEqual({ waiting: { unlinked: 1, failedReports: 1, failedJobs: 1, stale: 1 }, content: new Map(), total: 4 })
  })

  it('names what it counted', async () => {
    const home = await loadHome()
    expect(home.unlinked.map(({ name }) => name)).toEqual(['Marchwell, Theo'])
    expect(home.reports).toHaveLength(1)
    expect(home.jobs.map(({ taskSlug }) => taskSlug)).toEqual(['sendMail'])
    expect(home.stale.map(({ asOf }) => asOf)).toEqual(['2026-11-17'])
    expect([...home.accounts.values()].map(({ name }) => name)).toEqual(['Ellery-Voss, Catherine'])
    expect([...home.people.values()].map(({ name }) => name)).toEqual(['Marta Kjeld'])
  })

  it('counts accounts and people who signed in of each portal, and every collection, the trash left out', async () => {
    const { portals, totals } = await loadHome()
    expect(portals.map(({ accounts, signedIn }) => ({ accounts, signedIn }))).toEqual([{ accounts: 3, signedIn: 1 }])
    expect(Object.fromEntries(totals)).toEqual({ users: 2, accounts: 3, logs: 1 })
  })

  it('speaks of one brand where one was chosen', async () => {
    const [akta, bowmore] = [await loadHome('akta'), await loadHome('bowmore')]
    // What failed beside a report is of no brand, and counts with each.
    expect(akta.counts).toMatchObject({ waiting: { unlinked: 1, failedReports: 1, failedJobs: 1, stale: 1 }, total: 4 })
    expect(bowmore.counts).toMatchObject({ waiting: { unlinked: 0, failedReports: 0, failedJobs: 1, stale: 0 }, total: 1 })
    expect([akta.portals.length, bowmore.portals.length]).toEqual([1, 0])
    expect([bowmore.unlinked, bowmore.reports, bowmore.stale, bowmore.activity]).toEqual([[], [], [], []])
    expect(Object.fromEntries(bowmore.totals)).toMatchObject({ accounts: 0, logs: 0 })
    expect(Object.fromEntries(akta.totals)).toMatchObject({ accounts: 3 })
  })

  it.each([
    [null, 10],
    ['akta', 14],
  ])('of the brand %s takes at most %i statements', async (brand, most) => {
    const { databaseStatements } = await import('../../server/health/metrics')
    const counted = async () => (await databaseStatements.get()).values[0]?.value ?? 0
    const before = await counted()
    await loadHome(brand)
    const statements = (await counted()) - before
    expect(statements).toBeGreaterThan(3)
    expect(statements).toBeLessThanOrEqual(most)
  })
})
