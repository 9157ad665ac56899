import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { getPayload, type Payload } from 'payload'
import * as z from 'zod/mini'
import { pause, waitFor } from '../tests/helpers/children'
import { openOwnPayload, type OwnPayload } from '../tests/helpers/ownPayload'
import { defineJob, type Job, type JobRun } from './defineJob'
import { enqueue } from './enqueue'
import { jobsCollection as collection } from './queue/jobFields'
import { claimJob, leaseMs, reapJobs } from './queue/lease'
import { reap } from './queue/reaper'
import { runJob } from './queue/runJob'
import { startWorker, type Worker } from './startWorker'
import { keepJobsMs, sweepJobs } from './sweepJobs/handler'

/** Two workers on one database, each with a connection of its own. */
let own: OwnPayload
let payloads: [Payload, Payload]
let workers: Worker[] = []

beforeAll(async () => {
  own = await openOwnPayload('worker')
  const { default: config } = await import('../payload.config')
  payloads = [own.payload, await getPayload({ config, key: 'second-worker', cron: false })]
})

beforeEach(() => own.payload.db.deleteMany({ collection, where: {} }))

afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  workers = []
})

afterAll(async () => {
  await payloads[1].destroy()
  await own.close()
})

type Handler = (run: JobRun<{ id?: string | undefined }>) => Promise<void>
type Change = Partial<Pick<Job, 'queue' | 'concurrency' | 'retries' | 'schedule'>> & {
  backoffMs?: number
  onDead?: (reason: string) => void
}

/** The names are those of jobs that exist, as the database knows no others. */
const jobOf = (name: 'generateReport' | 'refreshFigures' | 'sweepJobs', run: Handler, { backoffMs = 0, onDead, ...change }: Change = {}) =>
  defineJob({
    name,
    queue: name,
    concurrency: 1,
    input: z.object({ id: z.optional(z.string()) }),
    retries: 0,
    backoff: { firstMs: backoffMs, maxMs: backoffMs },
    handler: () => Promise.resolve(run),
    ...(onDead ? { onDeadLetter: () => Promise.resolve(({ reason }: { reason: string }) => Promise.resolve(onDead(reason))) } : {}),
    ...change,
  })

const start = (...jobs: Job[]): void => {
  workers.push(...payloads.map((payload) => startWorker(payload, jobs, { scheduleEveryMs: 100, reapEveryMs: 200 })))
}
const rows = async () =>
  (
    await own.payload.db.find<{ id: string; onceKey?: string; completedAt?: string | null; hasError?: boolean; error?: unknown }>({
      collection,
      sort: 'createdAt',
      limit: 0,
      pagination: false,
    })
  ).docs

describe('two workers', () => {
  it('share the jobs: each is run once', async () => {
    const ran: string[] = []
    const job = jobOf('generateReport', async ({ input }) => {
      await pause(20)
      ran.push(input.id ?? '')
    })
    const ids = Array.from({ length: 12 }, (_, index) => String(index))
    for (const id of ids) await enqueue(own.payload, job, { id })
    start(job)
    await waitFor('All jobs', () => ran.length >= ids.length)
    expect(ran.toSorted()).toEqual(ids.toSorted())
  })

  it('leave nothing behind of the waits between many jobs', async () => {
    const begun = jest.spyOn(AbortSignal.prototype, 'addEventListener')
    const ended = jest.spyOn(AbortSignal.prototype, 'removeEventListener')
    let ran = 0
    let most = 0
    const job = jobOf('generateReport', async () => {
      await pause(5)
      most = Math.max(most, begun.mock.calls.length - ended.mock.calls.length)
      ran += 1
    })
    for (const id of Array.from({ length: 30 }, (_, index) => String(index))) await enqueue(own.payload, job, { id })
    start(job)
    await waitFor('All jobs', () => ran >= 30)
    jest.restoreAllMocks()
    expect(most).toBeGreaterThan(0)
    // Two workers with four rounds each, whose waits listen to the worker and to what cuts them short.
    expect(most).toBeLessThanOrEqual(18)
  })

  it('share the schedules: each tick is run once', async () => {
    let runs = 0
    const job = jobOf(
      'sweepJobs',
      () => {
        runs += 1
        return Promise.resolve()
      },
      { schedule: { everyMs: 500 } },
    )
    start(job)
    await waitFor('Four ticks', () => runs >= 4)
    await Promise.all(workers.map((worker) => worker.stop()))
    const keys = (await rows()).map(({ onceKey }) => onceKey)
    expect(new Set(keys).size).toBe(keys.length)
    expect(runs).toBe((await rows()).filter(({ completedAt }) => completedAt).length)
  })

  it('let no slow job hold up another queue', async () => {
    let isOver = false
    const releases: (() => void)[] = []
    const slow = jobOf('generateReport', () => (isOver ? Promise.resolve() : new Promise<void>((resolve) => void releases.push(resolve))))
    const done: string[] = []
    const quick = jobOf('refreshFigures', ({ input }) => Promise.resolve(void done.push(input.id ?? '')))
    for (const id of ['a', 'b', 'c', 'd']) await enqueue(own.payload, slow, { id })
    start(slow, quick)
    await enqueue(own.payload, quick, { id: 'mail' })
    await waitFor('The quick job', () => done.length === 1)
    expect((await rows()).filter(({ completedAt }) => completedAt)).toHaveLength(1)
    isOver = true
    for (const release of releases) release()
  })
})

describe('a job that fails', () => {
  it('is tried again after its backoff, then is a dead letter that is told once', async () => {
    let tries = 0
    const told: string[] = []
    const job = jobOf(
      'generateReport',
      () => {
        tries += 1
        return Promise.reject(new Error(`no paper ${tries}`))
      },
      { retries: 2, onDead: (reason) => told.push(reason) },
    )
    await enqueue(own.payload, job, {})
    start(job)
    await waitFor('The dead letter', () => told.length > 0)
    await waitFor(
      'Its mark',
      async () => (await own.payload.db.count({ collection, where: { deadLetterDue: { equals: true } } })).totalDocs === 0,
    )
    expect([tries, told]).toEqual([3, ['no paper 3']])
    expect(await rows()).toMatchObject([{ hasError: true, error: { message: 'no paper 3' } }])
  })

  it('waits for its backoff', async () => {
    const job = jobOf('generateReport', () => Promise.reject(new Error('no')), { retries: 1, backoffMs: 3_600_000 })
    await enqueue(own.payload, job, {})
    const claimed = await claimJob(own.payload, job.queue)
    if (!claimed) throw new Error('nothing to claim')
    expect(await runJob(own.payload, job, claimed, new AbortController().signal)).toEqual({ kind: 'retry' })
    expect(await claimJob(own.payload, job.queue)).toBeNull()
  })

  it('with the lease lost on its last try says nothing: another worker still has it', async () => {
    const told: string[] = []
    const job = jobOf(
      'generateReport',
      async () => {
        // While it runs, its lease ends and another worker takes the job.
        await own.payload.db.updateMany({ collection, where: {}, data: { leaseUntil: new Date(Date.now() - 1000).toISOString() } })
        await reapJobs(own.payload)
        await claimJob(own.payload, 'generateReport')
        throw new Error('too late')
      },
      { retries: 0, onDead: (reason) => told.push(reason) },
    )
    await enqueue(own.payload, job, {})
    const claimed = await claimJob(own.payload, job.queue)
    if (!claimed) throw new Error('nothing to claim')
    expect(await runJob(own.payload, job, claimed, new AbortController().signal)).toEqual({ kind: 'lost' })
    expect(await rows()).toMatchObject([{ hasError: false, processing: true }])
    expect(told).toEqual([])
  })

  it('is told by the reaper when its worker died before it could', async () => {
    const told: string[] = []
    const job = jobOf('generateReport', () => Promise.resolve(), { onDead: (reason) => told.push(reason) })
    const id = await enqueue(own.payload, job, {})
    const updatedAt = new Date(Date.now() - leaseMs - 1000).toISOString()
    const data = { hasError: true, deadLetterDue: true, error: { message: 'gone' }, updatedAt }
    await own.payload.db.updateOne({ collection, where: { id: { equals: id } }, data, options: { atomic: true } })
    await reap(own.payload, [job])
    await reap(own.payload, [job])
    expect(told).toEqual(['gone'])
  })
})

describe('sweepJobs', () => {
  it('removes what ended a month ago, and nothing else', async () => {
    const old = new Date(Date.now() - keepJobsMs - 1000).toISOString()
    const job = jobOf('generateReport', () => Promise.resolve())
    const rowsOf = [
      { completedAt: old },
      { hasError: true, deadLetterDue: false, updatedAt: old },
      { completedAt: new Date().toISOString() },
      { hasError: true, deadLetterDue: true, updatedAt: old },
      { updatedAt: old },
    ]
    const ids: string[] = []
    for (const data of rowsOf) {
      const id = await enqueue(own.payload, job, {})
      await own.payload.db.updateOne({ collection, where: { id: { equals: id } }, data, options: { atomic: true } })
      ids.push(id)
    }
    await sweepJobs({ payload: own.payload })
    expect((await rows()).map(({ id }) => id).toSorted()).toEqual(ids.slice(2).toSorted())
  })
})
