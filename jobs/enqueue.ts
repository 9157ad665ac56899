import type { Payload } from 'payload'
import type { Job } from './defineJob'
import { jobsCollection } from './queue/jobFields'

type When = Readonly<{
  /** Of all jobs enqueued with one key only the first is made, for the 30 days that its row is kept. */
  onceKey?: string
  runAt?: Date
}>

/**
 * Leaves a job for the worker and returns its id; with a `onceKey` that was used before, the id of the job that has it.
 * Call it after the record that the job is about is written: it takes no part in the request's transaction.
 */
export async function enqueue<Input>(payload: Payload, job: Job<Input>, input: Input, { onceKey, runAt }: When = {}): Promise<string> {
  const data = {
    taskSlug: job.name,
    queue: job.queue,
    input: job.input.parse(input),
    fairKey: job.fairBy(input),
    isBackground: job.isBackground(input),
    processing: false,
    hasError: false,
    totalTried: 0,
    leaseAttempts: 0,
    deadLetterDue: false,
    // Left out where there is none: null is a value to a unique index of MongoDB.
    ...(onceKey === undefined ? {} : { onceKey }),
    ...(runAt === undefined ? {} : { waitUntil: runAt.toISOString() }),
  }
  try {
    return ((await payload.db.create({ collection: jobsCollection, data })) as { id: string }).id
  } catch (error) {
    const first = onceKey === undefined ? null : await findByOnceKey(payload, onceKey)
    if (first === null) throw error
    return first
  }
}

/** The id of the job that was enqueued with this key, or null. */
export async function findByOnceKey(payload: Payload, onceKey: string): Promise<string | null> {
  const row = await payload.db.findOne<{ id: string }>({ collection: jobsCollection, where: { onceKey: { equals: onceKey } } })
  return row?.id ?? null
}
