import { randomUUID } from 'node:crypto'
import type { Payload, Sort, Where } from 'payload'
import { jobsCollection as collection } from './jobFields'
import { createTurns, type Turns } from './turns'

/** How long a lease holds without a renewal. A dead worker's job is free again after this and the reaper's next round. */
export const leaseMs = 30_000
export const renewEveryMs = leaseMs / 3
/** So soon after it was written a lease holds without a question: it has 25 seconds to go. */
export const surelyHeldMs = leaseMs / 6
/** Workers that may die over one job before it is a dead letter: a job that kills its worker must not do so for ever. */
export const maxLeaseAttempts = 3

/** How many waiting jobs a worker looks at: as many others may take one before it, and its next look is half a second away. */
const mostCandidates = 6

export type Lease = Readonly<{ jobId: string; token: string }>

/** When this process began to write the lease that the database has; by the wall clock, which goes on while a machine is asleep. */
const heldSince = new WeakMap<Lease, number>()

/** A job as its row has it. */
export type JobRow = Readonly<{
  id: string
  taskSlug?: string | null
  queue?: string | null
  input?: unknown
  error?: unknown
  fairKey?: string | null
  isBackground?: boolean | null
  leaseToken?: string | null
  leaseAttempts?: number | null
  /** Failed tries. */
  totalTried?: number | null
}>

/** Another worker holds the job by now. Whoever catches this writes nothing more. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
}

export const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString()

/** Jobs that wait for a worker: neither finished nor dead, due, and in nobody's hands. */
const waiting = (queues: readonly string[]): Where => ({
  and: [
    // One by its name: the database then walks an index in the order that is asked for, however many jobs wait.
    { queue: queues.length === 1 ? { equals: queues[0] } : { in: [...queues] } },
    { processing: { equals: false } },
    { completedAt: { exists: false } },
    { hasError: { not_equals: true } },
    { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than_equal: inMs(0) } }] },
    { or: [{ leaseUntil: { exists: false } }, { leaseUntil: { less_than: inMs(0) } }] },
  ],
})

/** Jobs that are in somebody's hands no more, although their row says so: their lease ran out. */
const expired = (): Where => ({
  and: [
    { completedAt: { exists: false } },
    { hasError: { not_equals: true } },
    { processing: { equals: true } },
    { leaseUntil: { less_than: inMs(0) } },
  ],
})

async function find(payload: Payload, where: Where, limit: number, sort: Sort = 'createdAt'): Promise<JobRow[]> {
  return (await payload.db.find<JobRow>({ collection, where, sort, limit, pagination: false })).docs
}

/** The queue, of those given, whose waiting job is the oldest; null when nothing waits. */
export async function nextQueue(payload: Payload, queues: readonly string[]): Promise<string | null> {
  const [row] = await find(payload, waiting(queues), 1)
  return row?.queue ?? null
}

export type Claimed = Readonly<{ lease: Lease; job: JobRow }>

/**
 * Takes one waiting job of a queue, or returns null when there is none. Those that somebody waits for come before those of the background; those whose key
 * had its turn lately come after the others, and of them those first whose turn was longest ago. The taking is one conditional statement, so of any number of
 * workers exactly one gets a job.
 */
export async function claimJob(payload: Payload, queue: string, turns: Turns = createTurns()): Promise<Claimed | null> {
  for (const candidate of await candidatesOf(payload, queue, turns)) {
    const lease = { jobId: candidate.id, token: randomUUID() }
    const askedAt = Date.now()
    const leaseAttempts = (candidate.leaseAttempts ?? 0) + 1
    const job = await payload.db.updateOne({
      collection,
      where: { and: [{ id: { equals: candidate.id } }, waiting([queue])] },
      data: { processing: true, leaseToken: lease.token, leaseUntil: inMs(leaseMs), leaseAttempts },
      options: { atomic: true },
    })
    if (!job) continue
    heldSince.set(lease, askedAt)
    return { lease, job: { ...candidate, leaseToken: lease.token, leaseAttempts } }
  }
  return null
}

/** A job of a former version does not say whether it is of the background: somebody waits for it. Both databases sort what says nothing first. */
const byTurn: Sort = ['isBackground', 'createdAt']

/** One question where the first few in line settle whose turn it is, which is nearly always. */
async function candidatesOf(payload: Payload, queue: string, turns: Turns): Promise<JobRow[]> {
  const served = turns.served()
  const first = await find(payload, waiting([queue]), mostCandidates, byTurn)
  const isBackground = first[0]?.isBackground === true
  const level = first.filter((row) => (row.isBackground === true) === isBackground)
  const others = level.filter(({ fairKey }) => !fairKey || !served.includes(fairKey))
  if (others.length > 0) return others
  const ofKey = (key: string): JobRow[] => level.filter(({ fairKey }) => fairKey === key)
  if (first.length < mostCandidates || level.length < first.length) return served.flatMap(ofKey)
  // Person by person, so that however many jobs one of them has in the queue, the others' are seen.
  const all: Where[] = [waiting([queue]), { isBackground: isBackground ? { equals: true } : { not_equals: true } }]
  // That takes the longer, the more of them wait: a batch of thousands is not gone through for each of its statements.
  if (!isBackground || !turns.areAlone()) {
    const behind = await find(payload, { and: [...all, { fairKey: { not_in: [...served] } }] }, mostCandidates)
    if (behind.length > 0) return behind
    if (isBackground) turns.markAlone()
  }
  for (const key of served) {
    const own = ofKey(key)
    const found = own.length > 0 ? own : await find(payload, { and: [...all, { fairKey: { equals: key } }] }, mostCandidates)
    if (found.length > 0) return found
    turns.forget(key)
  }
  return []
}

/** One statement that only the holder of the lease carries out; false when the lease is another's or the job is gone. */
async function writeAsHolder(payload: Payload, { jobId, token }: Lease, data: Record<string, unknown>): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: jobId } }, { leaseToken: { equals: token } }, { processing: { equals: true } }] }
  const job = await payload.db.updateOne({ collection, where, data, options: { atomic: true } })
  return job !== null && job !== undefined
}

/** Holds on to a job for another `leaseMs`. False when the lease is lost. */
export async function renewLease(payload: Payload, lease: Lease): Promise<boolean> {
  const askedAt = Date.now()
  const isHeld = await writeAsHolder(payload, lease, { leaseUntil: inMs(leaseMs) })
  if (isHeld) heldSince.set(lease, askedAt)
  else heldSince.delete(lease)
  return isHeld
}

/**
 * Throws a `LeaseLostError` unless the lease holds. One that this process wrote less than `surelyHeldMs` ago can be nobody else's; an older one is renewed:
 * a job of half a second writes its lease once, and not at each of its steps.
 */
export async function assertLease(payload: Payload, lease: Lease): Promise<void> {
  const since = heldSince.get(lease)
  if (since !== undefined && Math.abs(Date.now() - since) < surelyHeldMs) return
  if (!(await renewLease(payload, lease))) throw new LeaseLostError(`The lease of job ${lease.jobId} is lost`)
}

const free = { processing: false, leaseUntil: null, leaseToken: null } as const

export const completeJob = (payload: Payload, lease: Lease): Promise<boolean> =>
  writeAsHolder(payload, lease, { ...free, leaseAttempts: 0, completedAt: inMs(0), error: null })

type Failure = Readonly<{ failures: number; reason: string }>

/** The job waits again, for `afterMs`. */
export const retryJob = (payload: Payload, lease: Lease, { afterMs, failures, reason }: Failure & { afterMs: number }): Promise<boolean> =>
  writeAsHolder(payload, lease, {
    ...free,
    leaseAttempts: 0,
    totalTried: failures,
    waitUntil: inMs(afterMs),
    error: { message: reason },
  })

/** The job is a dead letter: it is not tried again, and whoever waits for it is to be told. */
export const buryJob = (payload: Payload, lease: Lease, { failures, reason }: Failure): Promise<boolean> =>
  writeAsHolder(payload, lease, { ...free, totalTried: failures, hasError: true, deadLetterDue: true, error: { message: reason } })

/** Releases an unfinished job, at a shutdown in good order: it waits again at once, and the attempt does not count. */
export function releaseJob(payload: Payload, lease: Lease, attempts: number): Promise<boolean> {
  // Whatever of its run goes on has to ask from here on.
  heldSince.delete(lease)
  return writeAsHolder(payload, lease, { ...free, leaseAttempts: Math.max(0, attempts - 1) })
}

/**
 * The reaper's work: releases the jobs of workers that died, and makes a dead letter of one that has used up its attempts.
 * Safe to run in several workers at once: each job is changed by one conditional statement.
 */
export async function reapJobs(payload: Payload): Promise<{ released: number; dead: JobRow[] }> {
  let released = 0
  const dead: JobRow[] = []
  for (const job of await find(payload, expired(), 100)) {
    const isSpent = (job.leaseAttempts ?? 0) >= maxLeaseAttempts
    const error = { message: `${maxLeaseAttempts} workers stopped while they ran it` }
    const changed = await payload.db.updateOne({
      collection,
      where: { and: [{ id: { equals: job.id } }, expired()] },
      data: { ...free, ...(isSpent ? { hasError: true, deadLetterDue: true, error } : {}) },
      options: { atomic: true },
    })
    if (!changed) continue
    if (isSpent) dead.push({ ...job, error })
    else released += 1
  }
  return { released, dead }
}

/** Dead letters whose worker went away before it could tell anyone. */
export const untoldDeadLetters = (payload: Payload): Promise<JobRow[]> =>
  find(payload, { and: [{ deadLetterDue: { equals: true } }, { updatedAt: { less_than: inMs(-leaseMs) } }] }, 100)

export async function markTold(payload: Payload, jobId: string): Promise<void> {
  await payload.db.updateOne({
    collection,
    where: { id: { equals: jobId } },
    data: { deadLetterDue: false },
    options: { atomic: true },
  })
}
