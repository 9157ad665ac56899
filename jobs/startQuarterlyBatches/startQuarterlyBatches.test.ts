import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Payload } from 'payload'
import type { Report, ReportBatch } from '../../collections/payload-types'
import { isMortal, makeMortal, type MortalProcess } from '../../tests/helpers/mortalProcess'
import { openOwnPayload, type OwnPayload } from '../../tests/helpers/ownPayload'

/* The calendar: a quarter ends on 30 September, and the brand's statements begin ten days later. */

const dayMs = 86_400_000
const firstDay = '2026-09-30'
const startedAt = Date.now()

let own: OwnPayload
let payload: Payload
let mortal: MortalProcess
let portals: Record<'one' | 'two' | 'off' | 'binned' | 'ended' | 'byHand', string>

const load = async () => ({
  ...(await import('./handler')),
  ...(await import('../queue/fireSchedules')),
  ...(await import('../../cms/server/brands')),
  ...(await import('../../cms/server/today')),
  ...(await import('../fillBatch/repairBatches')),
  ...(await import('../fillBatch/handler')),
  ...(await import('../../cms/server/services/report/batches/batchRows')),
  job: (await import('./definition')).startQuarterlyBatches,
})
let services: Awaited<ReturnType<typeof load>>

const insert = async (collection: string, data: Record<string, unknown>): Promise<string> =>
  ((await payload.db.create({ collection: collection as 'users', data })) as { id: string }).id

/** So many days after the quarter's end, a moment later than the one before. */
const goTo = (days: number) => jest.spyOn(Date, 'now').mockImplementation(() => startedAt + days * dayMs + 60_000)

beforeAll(async () => {
  own = await openOwnPayload('calendar', { SANDBOX_TODAY: firstDay })
  payload = own.payload
  mortal = makeMortal(payload)
  services = await load()
  const photo = await insert('media', { name: 'logo', filename: 'logo.png' })
  const look = { theme: 'main', portalLanguage: 'en', phone: '1', email: 'a@b.example', photo: [photo], active: true, brand: 'akta' }
  const portal = (slug: string, more: object = {}) => insert('portals', { name: slug, slug, ...look, ...more })
  portals = {
    one: await portal('one'),
    two: await portal('two'),
    off: await portal('off', { active: false }),
    binned: await portal('binned', { deletedAt: new Date().toISOString() }),
    ended: await portal('ended', { brand: 'bowmore' }),
    byHand: await portal('by-hand', { brand: 'iolcus' }),
  }
  const { brands } = services
  const [akta, bowmore, iolcus] = ['akta', 'bowmore', 'iolcus'].map((name) => brands().get(name))
  // What the brand files could say.
  expect(akta).toMatchObject({ statementsAfterDays: 10, quarterlyReportsUntil: null })
  Object.assign(bowmore ?? {}, { quarterlyReportsUntil: '2026-09-30' })
  Object.assign(iolcus ?? {}, { statementsAfterDays: null })
}, 60_000)

beforeEach(async () => {
  for (const collection of ['payload-jobs', 'reports', 'report-batches', 'accounts'] as const)
    await payload.db.deleteMany({ collection, where: {} })
})
afterEach(() => {
  mortal.live()
  jest.restoreAllMocks()
})
afterAll(() => own.close())

const tick = () => services.startQuarterlyBatches({ payload })
const batches = async () =>
  (await payload.db.find<ReportBatch>({ collection: 'report-batches', sort: 'portal', limit: 0, pagination: false })).docs
const startedFor = async () => (await batches()).map(({ date, origin, portal, startedBy }) => ({ date, origin, portal, startedBy }))
const jobsOf = async (name: string) =>
  (await payload.db.find({ collection: 'payload-jobs', where: { taskSlug: { equals: name } }, limit: 0, pagination: false })).docs
const expected = () =>
  [portals.one, portals.two].sort().map((portal) => ({ date: '2026-09-30', origin: 'schedule', portal, startedBy: null }))

describe('the calendar', () => {
  it('starts the statements of a quarter on the day that the brand names, once a portal that is switched on', async () => {
    goTo(9)
    expect(services.today()).toBe('2026-10-09')
    await tick()
    expect(await batches()).toEqual([])
    goTo(10)
    await tick()
    // Neither a portal that is switched off or in the trash, nor a brand whose quarters have ended or whose people start them.
    expect(await startedFor()).toEqual(expected())
    expect(await jobsOf('fillBatch')).toHaveLength(2)
  })

  it('starts nothing with the next tick, of the same day or another, whatever became of the batch', async () => {
    goTo(10)
    await tick()
    await tick()
    const [first] = await batches()
    await payload.db.updateOne({ collection: 'report-batches', id: first?.id ?? '', data: { state: 'stopped', activeKey: 'settled' } })
    for (const day of [11, 15, 20]) {
      goTo(day)
      await tick()
    }
    expect(await startedFor()).toEqual(expected())
  })

  it('is one of several workers: one batch is made, and one run of the job', async () => {
    goTo(10)
    await Promise.all([tick(), tick(), tick()])
    expect(await startedFor()).toEqual(expected())
    const now = new Date(Date.UTC(2026, 9, 10, 3, 30))
    const workers = [1, 2, 3].map(() => services.createSchedules(payload, [services.job]))
    await Promise.all(workers.map((fire) => fire(now)))
    expect(await jobsOf('startQuarterlyBatches')).toHaveLength(1)
  })

  it('makes up for days on which no worker ran, up to ten of them', async () => {
    goTo(20)
    await tick()
    expect(await startedFor()).toEqual(expected())
    await payload.db.deleteMany({ collection: 'report-batches', where: {} })
    goTo(21)
    await tick()
    expect(await batches()).toEqual([])
  })

  it('starts the next quarter for itself', async () => {
    goTo(10)
    await tick()
    for (const { id } of await batches())
      await payload.db.updateOne({ collection: 'report-batches', id, data: { state: 'published', activeKey: `settled:${id}` } })
    goTo(92 + 10)
    await tick()
    expect((await batches()).map(({ date }) => date).sort()).toEqual(['2026-09-30', '2026-09-30', '2026-12-31', '2026-12-31'])
  })

  ;(isMortal ? it : it.skip)('is whole again after a worker that died between any two steps', async () => {
    goTo(10)
    for (let writes = 0; writes < 4; writes += 1) {
      await payload.db.deleteMany({ collection: 'report-batches', where: {} })
      await payload.db.deleteMany({ collection: 'payload-jobs', where: {} })
      mortal.dieAfter(writes)
      await expect(tick()).rejects.toThrow()
      mortal.live()
      // What the next try and every worker's repair do.
      await tick()
      await services.repairBatches(payload)
      await services.repairBatches(payload)
      expect(await startedFor()).toEqual(expected())
      expect(await jobsOf('fillBatch')).toHaveLength(2)
    }
  })
})

describe('a batch of the calendar', () => {
  ;(isMortal ? it : it.skip)(
    'has one statement for each active account, though the worker that fills it dies between any two steps',
    async () => {
      goTo(10)
      const account = (name: string, more: object = {}) =>
        insert('accounts', { name, active: true, owners: [], portal: portals.one, currency: 'GBP', externalId: `QS-${name}`, ...more })
      const active = [await account('1'), await account('2'), await account('3')]
      const left = [await account('4', { active: false }), await account('5', { externalId: null })]
      await account('6', { deletedAt: new Date().toISOString() })
      await account('7', { portal: portals.two })
      await tick()
      const [batch] = (await batches()).filter(({ portal }) => portal === portals.one)
      const input = { batchId: batch?.id ?? '' }
      const fill = () => services.fillBatch({ payload, input, assertLease: () => Promise.resolve() })
      let deaths = 0
      for (let writes = 0; ; writes += 1) {
        mortal.dieAfter(writes)
        const hasDied = await fill().then(
          () => false,
          () => true,
        )
        mortal.live()
        if (!hasDied) break
        deaths += 1
      }
      await fill()
      // Three statements with their jobs, and the end of it: each was written by a run of its own.
      expect(deaths).toBeGreaterThanOrEqual(3)
      const { docs } = await payload.db.find<Report>({ collection: 'reports', limit: 0, pagination: false })
      expect(docs.map(({ account: of }) => of).sort()).toEqual([...active].sort())
      expect(await jobsOf('generateReport')).toHaveLength(active.length)
      const [filled] = (await batches()).filter(({ portal }) => portal === portals.one)
      expect(
        services
          .leftOutOf(filled as ReportBatch)
          ?.map((one) => one.account)
          .sort(),
      ).toEqual([...left].sort())
    },
  )
})
