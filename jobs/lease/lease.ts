import { randomUUID } from 'node:crypto'
import type { Payload, Where } from 'payload'

/** How long a claim holds without a renewal. A dead worker's job is free again after this and the next sweep. */
export const leaseMs = 30_000
export const renewEveryMs = leaseMs / 3
export const sweepEveryMs = 10_000
/** Workers that may die over one job before it is given up: a job that kills its worker must not do so for ever. */
export const maxLeaseAttempts = 3

const collection = 'payload-jobs'

export type Lease = Readonly<{ jobId: string; token: string }>

/** A job as the queue's table holds it, with the fields of `leaseFields`. */
export type LeasedJob = Readonly<{
  id: string
  taskSlug?: string | null
  input?: unknown
  leaseToken?: string | null
  leaseAttempts?: number | null
}>

/** Another worker holds the job by now. Whoever catches this writes nothing more. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
}

const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString()

/** Jobs that wait for a worker: neither finished nor given up, due, and in nobody's hands. */
const waiting = (): Where => ({
  and: [
    { completedAt: { exists: false } },
    { hasError: { not_equals: true } },
    { processing: { equals: false } },
    { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than_equal: inMs(0) } }] },
    { or: [{ leaseUntil: { exists: false } }, { leaseUntil: { less_than: inMs(0) } }] },
  ],
})

const heldBy = ({ jobId, token }: Lease): Where => ({ and: [{ id: { equals: jobId } }, { leaseToken: { equals: token } }] })

/** Puts waiting jobs, the oldest first, in the order in which they shall be tried. */
export type Prioritise = (candidates: readonly LeasedJob[]) => Promise<readonly LeasedJob[]> | readonly LeasedJob[]

/**
 * Takes one waiting job, or returns null when there is none.
 * The taking is a single conditional statement, so of any number of workers exactly one gets a job.
 */
export async function claimJob(
  payload: Payload,
  prioritise: Prioritise = (candidates) => candidates,
): Promise<{ lease: Lease; job: LeasedJob } | null> {
  const { docs } = await payload.db.find<LeasedJob>({ collection, where: waiting(), sort: 'createdAt', limit: 50, pagination: false })
  for (const candidate of docs.length > 1 ? await prioritise(docs) : docs) {
    const lease = { jobId: candidate.id, token: randomUUID() }
    const job = await payload.db.updateOne({
      collection,
      where: { and: [{ id: { equals: candidate.id } }, waiting()] },
      data: { processing: true, leaseToken: lease.token, leaseUntil: inMs(leaseMs), leaseAttempts: (candidate.leaseAttempts ?? 0) + 1 },
      options: { atomic: true },
    })
    if (job) return { lease, job: { ...candidate, leaseToken: lease.token, leaseAttempts: (candidate.leaseAttempts ?? 0) + 1 } }
  }
  return null
}

/** Holds on to a job for another `leaseMs`. False when the lease is another worker's or the job is gone. */
export async function renewLease(payload: Payload, lease: Lease): Promise<boolean> {
  const job = await payload.db.updateOne({
    collection,
    where: heldBy(lease),
    data: { leaseUntil: inMs(leaseMs) },
    options: { atomic: true },
  })
  return job !== null && job !== undefined
}

/** Call before every write that must be the holder's alone. Throws `LeaseLostError`. */
export async function assertLease(payload: Payload, lease: Lease): Promise<void> {
  if (!(await renewLease(payload, lease))) throw new LeaseLostError(`The lease of job ${lease.jobId} is lost`)
}

/** After a run: the lease ends, whatever the queue made of the job. A job that has gone with its success is no error. */
export async function endLease(payload: Payload, lease: Lease): Promise<void> {
  await payload.db.updateOne({ collection, where: heldBy(lease), data: { leaseUntil: null, leaseToken: null }, options: { atomic: true } })
}

/** Hands an unfinished job back, at a shutdown in good order: it waits again at once, and the try does not count. */
export async function handBack(payload: Payload, lease: Lease, attempts: number): Promise<void> {
  await payload.db.updateOne({
    collection,
    where: heldBy(lease),
    data: { processing: false, leaseUntil: null, leaseToken: null, leaseAttempts: Math.max(0, attempts - 1) },
    options: { atomic: true },
  })
}

const abandoned = (): Where => ({
  and: [
    { completedAt: { exists: false } },
    { hasError: { not_equals: true } },
    { processing: { equals: true } },
    { leaseUntil: { less_than: inMs(0) } },
  ],
})

/**
 * Frees the jobs of workers that died. One that has used up its attempts fails for good and is returned, so that its owner can be told.
 * Safe to run in several workers at once: each job is changed by one conditional statement.
 */
export async function freeAbandonedJobs(payload: Payload): Promise<{ freed: number; givenUp: LeasedJob[] }> {
  const { docs } = await payload.db.find<LeasedJob>({ collection, where: abandoned(), sort: 'createdAt', limit: 100, pagination: false })
  let freed = 0
  const givenUp: LeasedJob[] = []
  for (const job of docs) {
    const isSpent = (job.leaseAttempts ?? 0) >= maxLeaseAttempts
    const changed = await payload.db.updateOne({
      collection,
      where: { and: [{ id: { equals: job.id } }, abandoned()] },
      data: {
        processing: false,
        leaseUntil: null,
        leaseToken: null,
        ...(isSpent ? { hasError: true, error: { message: `Given up: ${maxLeaseAttempts} workers stopped while they ran it` } } : {}),
      },
      options: { atomic: true },
    })
    if (!changed) continue
    if (isSpent) givenUp.push(job)
    else freed += 1
  }
  return { freed, givenUp }
}
