import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Payload } from 'payload'
import { openOwnPayload, type OwnPayload } from '../../tests/helpers/ownPayload'
import { enqueue } from '../enqueue'
import { generateReport } from '../generateReport/definition'
import { jobsCollection as collection } from './jobFields'
import {
  assertLease,
  claimJob,
  completeJob,
  type Lease,
  LeaseLostError,
  maxLeaseAttempts,
  reapJobs,
  releaseJob,
  renewLease,
  surelyHeldMs,
} from './lease'
import { createTurns } from './turns'

let own: OwnPayload
let payload: Payload

beforeAll(async () => {
  own = await openOwnPayload('lease')
  payload = own.payload
})

beforeEach(() => payload.db.deleteMany({ collection, where: {} }))

afterAll(() => own.close())

const queue = (reportId: string, requestedBy = 'someone', runAt?: Date): Promise<string> =>
  enqueue(payload, generateReport, { reportId, requestedBy }, runAt ? { runAt } : {})
const stored = async (id: string): Promise<Record<string, unknown>> =>
  (await payload.db.findOne<Record<string, unknown> & { id: string }>({ collection, where: { id: { equals: id } } })) ?? {}
const expire = ({ jobId }: Lease) =>
  payload.db.updateOne({
    collection,
    where: { id: { equals: jobId } },
    data: { leaseUntil: new Date(Date.now() - 1000).toISOString() },
    options: { atomic: true },
  })
const claim = async (): Promise<Lease> => {
  const claimed = await claimJob(payload, 'reports')
  if (!claimed) throw new Error('nothing to claim')
  return claimed.lease
}

/** The work at an hour that is `ms` later. */
async function later(ms: number, work: () => Promise<unknown>): Promise<void> {
  const now = Date.now
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + ms)
  try {
    await work()
  } finally {
    clock.mockRestore()
  }
}

describe('claimJob', () => {
  it('gives each job to exactly one of many workers', async () => {
    const ids = [await queue('a'), await queue('b'), await queue('c')]
    const claims = await Promise.all(Array.from({ length: 12 }, () => claimJob(payload, 'reports')))
    expect(claims.flatMap((one) => one?.lease.jobId ?? []).sort()).toEqual(ids.sort())
  })

  it('takes the oldest first, and from its own queue only', async () => {
    const first = await queue('a')
    await queue('b')
    expect(await claimJob(payload, 'mail')).toBeNull()
    expect((await claim()).jobId).toBe(first)
  })

  it('lets people take turns, each with their own in order, however long the queue of one is', async () => {
    const names = new Map<string, string>()
    for (let number = 0; number < 25; number += 1) names.set(await queue('x', 'ann'), `ann ${number}`)
    for (const person of ['bob', 'cleo']) names.set(await queue('x', person), person)
    const turns = createTurns()
    const order: (string | undefined)[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      const claimed = await claimJob(payload, 'reports', turns)
      turns.mark(claimed?.job.fairKey)
      order.push(names.get(claimed?.lease.jobId ?? ''))
    }
    expect(order).toEqual(['ann 0', 'bob', 'cleo', 'ann 1', 'ann 2'])
  })

  it('takes what somebody waits for before a batch, however long it waits, and lets batches take turns', async () => {
    const names = new Map<string, string>()
    const batch = async (name: string, requestedBy: string, count: number) => {
      for (let number = 0; number < count; number += 1)
        names.set(await enqueue(payload, generateReport, { reportId: 'x', requestedBy, isOfBatch: true }), `${name} ${number}`)
    }
    await batch('first', 'ann', 12)
    await batch('second', 'bob', 9)
    names.set(await queue('x', 'cleo'), 'asked for')
    const turns = createTurns()
    const order: (string | undefined)[] = []
    for (let turn = 0; turn < 6; turn += 1) {
      const claimed = await claimJob(payload, 'reports', turns)
      turns.mark(claimed?.job.fairKey)
      order.push(names.get(claimed?.lease.jobId ?? ''))
    }
    expect(order).toEqual(['asked for', 'first 0', 'second 0', 'first 1', 'second 1', 'first 2'])
  })

  it('leaves alone what is finished, is dead, is under way or is not due', async () => {
    for (const data of [{ completedAt: new Date().toISOString() }, { hasError: true }, { processing: true }]) {
      const id = await queue('a')
      await payload.db.updateOne({ collection, where: { id: { equals: id } }, data, options: { atomic: true } })
    }
    await queue('b', 'someone', new Date(Date.now() + 60_000))
    expect(await claimJob(payload, 'reports')).toBeNull()
  })

  it('marks the job as under way until the lease ends', async () => {
    const id = await queue('a')
    const lease = await claim()
    expect(await stored(id)).toMatchObject({ processing: true, leaseToken: lease.token, leaseAttempts: 1 })
    expect(await completeJob(payload, lease)).toBe(true)
    expect(await stored(id)).toMatchObject({ processing: false, leaseToken: null, completedAt: expect.any(String) })
  })
})

describe('enqueue', () => {
  it('makes one job of many calls with one key', async () => {
    const made = await Promise.all(
      Array.from({ length: 6 }, () => enqueue(payload, generateReport, { reportId: 'a', requestedBy: 'b' }, { onceKey: 'once' })),
    )
    expect(new Set(made).size).toBe(1)
    expect((await payload.db.count({ collection })).totalDocs).toBe(1)
  })

  it('refuses an input that the handler could not read', async () => {
    await expect(enqueue(payload, generateReport, { reportId: 'a' } as never)).rejects.toThrow('requestedBy')
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
    await reapJobs(payload)
    const next = await claim()
    expect(next.jobId).toBe(lease.jobId)
    await later(surelyHeldMs, () => expect(assertLease(payload, lease)).rejects.toThrow(LeaseLostError))
    expect(await completeJob(payload, lease)).toBe(false)
    expect(await renewLease(payload, next)).toBe(true)
  })

  it('is asked about only when it was written a while ago, and is renewed then', async () => {
    const id = await queue('a')
    const lease = await claim()
    const { leaseUntil } = await stored(id)
    await later(surelyHeldMs - 1000, () => assertLease(payload, lease))
    expect((await stored(id))['leaseUntil']).toBe(leaseUntil)
    await later(surelyHeldMs, () => assertLease(payload, lease))
    expect(Date.parse(String((await stored(id))['leaseUntil']))).toBeGreaterThan(Date.parse(String(leaseUntil)))
  })

  it('that is released is nobody’s from that moment on', async () => {
    await queue('a')
    const lease = await claim()
    await releaseJob(payload, lease, 1)
    await expect(assertLease(payload, lease)).rejects.toThrow(LeaseLostError)
  })

  it('that is released leaves the job to the next at once, and the attempt does not count', async () => {
    const id = await queue('a')
    await releaseJob(payload, await claim(), 1)
    expect(await stored(id)).toMatchObject({ processing: false, leaseAttempts: 0 })
    expect((await claim()).jobId).toBe(id)
  })
})

describe('reapJobs', () => {
  it('leaves a job alone whose lease holds', async () => {
    await queue('a')
    await claim()
    expect(await reapJobs(payload)).toEqual({ released: 0, dead: [] })
  })

  it('releases the job of a worker that died', async () => {
    const id = await queue('a')
    await expire(await claim())
    expect(await reapJobs(payload)).toEqual({ released: 1, dead: [] })
    expect(await stored(id)).toMatchObject({ processing: false, leaseAttempts: 1 })
  })

  it('releases it once, however many workers reap', async () => {
    await queue('a')
    await expire(await claim())
    const rounds = await Promise.all(Array.from({ length: 6 }, () => reapJobs(payload)))
    expect(rounds.reduce((sum, { released }) => sum + released, 0)).toBe(1)
  })

  it('makes a dead letter of a job that has outlived as many workers as it may', async () => {
    const id = await queue('a')
    for (let attempt = 1; attempt < maxLeaseAttempts; attempt += 1) {
      await expire(await claim())
      expect((await reapJobs(payload)).released).toBe(1)
    }
    await expire(await claim())
    const { dead } = await reapJobs(payload)
    expect(dead.map((job) => [job.id, job.input])).toEqual([[id, { reportId: 'a', requestedBy: 'someone' }]])
    expect(await stored(id)).toMatchObject({ hasError: true, processing: false, deadLetterDue: true })
    expect(await claimJob(payload, 'reports')).toBeNull()
  })
})
