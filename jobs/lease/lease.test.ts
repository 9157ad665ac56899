import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Payload } from 'payload'
import { openOwnPayload, type OwnPayload } from '../../tests/helpers/ownPayload'
import {
  assertLease,
  claimJob,
  endLease,
  freeAbandonedJobs,
  handBack,
  type Lease,
  LeaseLostError,
  maxLeaseAttempts,
  renewLease,
} from './lease'

const collection = 'payload-jobs'
let own: OwnPayload
let payload: Payload

beforeAll(async () => {
  own = await openOwnPayload('lease')
  payload = own.payload
}, 60_000)

beforeEach(() => payload.db.deleteMany({ collection, where: {} }))

afterAll(async () => {
  await own.close()
})

const queue = async (reportId: string, waitUntil?: Date): Promise<string> => {
  const job = await payload.jobs.queue({
    task: 'generateReport',
    queue: 'reports',
    input: { reportId },
    ...(waitUntil ? { waitUntil } : {}),
  })
  return String(job.id)
}
const stored = async (id: string) =>
  (await payload.db.findOne<Record<string, unknown> & { id: string }>({ collection, where: { id: { equals: id } } })) ?? {}
const expire = ({ jobId }: Lease) =>
  payload.db.updateOne({
    collection,
    where: { id: { equals: jobId } },
    data: { leaseUntil: new Date(Date.now() - 1000).toISOString() },
    options: { atomic: true },
  })
const claim = async (): Promise<Lease> => {
  const claimed = await claimJob(payload)
  if (!claimed) throw new Error('nothing to claim')
  return claimed.lease
}

describe('claimJob', () => {
  it('gives each job to exactly one of many workers', async () => {
    const ids = [await queue('a'), await queue('b'), await queue('c')]
    const claims = await Promise.all(Array.from({ length: 12 }, () => claimJob(payload)))
    expect(claims.flatMap((one) => one?.lease.jobId ?? []).sort()).toEqual(ids.sort())
  })

  it('takes the oldest first', async () => {
    const first = await queue('a')
    await queue('b')
    expect((await claim()).jobId).toBe(first)
  })

  it('lets the caller choose whose turn it is', async () => {
    await queue('a')
    const second = await queue('b')
    const claimed = await claimJob(payload, (jobs) => jobs.toReversed())
    expect(claimed?.lease.jobId).toBe(second)
  })

  it('leaves alone what is finished, has failed, is under way or is not due', async () => {
    for (const data of [{ completedAt: new Date().toISOString() }, { hasError: true }, { processing: true }]) {
      const id = await queue('a')
      await payload.db.updateOne({ collection, where: { id: { equals: id } }, data, options: { atomic: true } })
    }
    await queue('b', new Date(Date.now() + 60_000))
    expect(await claimJob(payload)).toBeNull()
  })

  it('marks the job as under way until the lease ends', async () => {
    const id = await queue('a')
    const lease = await claim()
    expect(await stored(id)).toMatchObject({ processing: true, leaseToken: lease.token, leaseAttempts: 1 })
  })
})

describe('a lease', () => {
  it('can be renewed by its holder alone', async () => {
    await queue('a')
    const lease = await claim()
    expect(await renewLease(payload, lease)).toBe(true)
    expect(await renewLease(payload, { ...lease, token: 'another' })).toBe(false)
    await expect(assertLease(payload, { ...lease, token: 'another' })).rejects.toThrow(LeaseLostError)
  })

  it('is lost once another worker has the job', async () => {
    await queue('a')
    const lease = await claim()
    await expire(lease)
    await freeAbandonedJobs(payload)
    const next = await claim()
    expect(next.jobId).toBe(lease.jobId)
    await expect(assertLease(payload, lease)).rejects.toThrow(LeaseLostError)
    await endLease(payload, lease)
    expect(await renewLease(payload, next)).toBe(true)
  })

  it('that is handed back leaves the job to the next at once, and the try does not count', async () => {
    const id = await queue('a')
    await handBack(payload, await claim(), 1)
    expect(await stored(id)).toMatchObject({ processing: false, leaseAttempts: 0 })
    expect((await claim()).jobId).toBe(id)
  })
})

describe('freeAbandonedJobs', () => {
  it('leaves a job alone whose lease holds', async () => {
    await queue('a')
    await claim()
    expect(await freeAbandonedJobs(payload)).toEqual({ freed: 0, givenUp: [] })
  })

  it('frees the job of a worker that died', async () => {
    const id = await queue('a')
    await expire(await claim())
    expect(await freeAbandonedJobs(payload)).toEqual({ freed: 1, givenUp: [] })
    expect(await stored(id)).toMatchObject({ processing: false, leaseAttempts: 1 })
  })

  it('frees it once, however many workers sweep', async () => {
    await queue('a')
    await expire(await claim())
    const sweeps = await Promise.all(Array.from({ length: 6 }, () => freeAbandonedJobs(payload)))
    expect(sweeps.reduce((sum, { freed }) => sum + freed, 0)).toBe(1)
  })

  it('gives up a job that has outlived as many workers as it may', async () => {
    const id = await queue('a')
    for (let attempt = 1; attempt < maxLeaseAttempts; attempt += 1) {
      await expire(await claim())
      expect((await freeAbandonedJobs(payload)).freed).toBe(1)
    }
    await expire(await claim())
    const { givenUp } = await freeAbandonedJobs(payload)
    expect(givenUp.map((job) => [job.id, job.input])).toEqual([[id, { reportId: 'a' }]])
    expect(await stored(id)).toMatchObject({ hasError: true, processing: false })
    expect(await claimJob(payload)).toBeNull()
  })
})
