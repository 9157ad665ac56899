import type { Payload, Where } from 'payload'
import { jobsCollection } from './jobFields'
import { inMs } from './lease'

/** Long enough for a request that has just written its message to queue the job as well. */
const patienceMs = 60_000

type Outbox = Readonly<{
  collection: 'mails' | 'sms'
  /** What else a message must be. */
  where?: Where
  /** The key of the job that sends a message. */
  keyOf: (id: string) => string
  queue: (payload: Payload, id: string) => Promise<void>
}>

/** Queues the messages of an outbox whose job was never queued, as the server stopped in between or could not send yet; a hundred at once. */
export async function repairOutbox(payload: Payload, { collection, keyOf, queue, where = {} }: Outbox): Promise<void> {
  const { docs: messages } = await payload.find({
    collection,
    where: { and: [{ state: { equals: 'queued' } }, { updatedAt: { less_than: inMs(-patienceMs) } }, where] },
    select: {},
    sort: 'createdAt',
    limit: 100,
    pagination: false,
    depth: 0,
    // rights: the worker's own, as it sends the messages of everybody.
    overrideAccess: true,
  })
  if (messages.length === 0) return
  const { docs: jobs } = await payload.db.find<{ onceKey?: string | null }>({
    collection: jobsCollection,
    where: { onceKey: { in: messages.map(({ id }) => keyOf(id)) } },
    limit: 0,
    pagination: false,
  })
  const known = new Set(jobs.map(({ onceKey }) => onceKey))
  for (const { id } of messages) if (!known.has(keyOf(id))) await queue(payload, id)
}
