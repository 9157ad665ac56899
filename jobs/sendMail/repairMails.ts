import type { Payload } from 'payload'
import { queueSending } from '../../cms/server/mail/queueMail'
import { settings } from '../../cms/server/settings'
import { jobsCollection } from '../queue/jobFields'
import { inMs } from '../queue/lease'

/** Long enough for a request that has just written its mail to queue the job as well. */
const patienceMs = 60_000
/** News of the week before is none: what waited for a mail server that was set up later is not sent. */
const freshMs = 3 * 24 * 3_600_000

/** Queues mails whose job was never queued, as the server stopped in between or had no mail server yet. */
export async function repairMails(payload: Payload): Promise<void> {
  if (!settings().mail.smtpUrl) return
  const { docs: mails } = await payload.find({
    collection: 'mails',
    where: {
      and: [
        { state: { equals: 'queued' } },
        { updatedAt: { less_than: inMs(-patienceMs) } },
        { createdAt: { greater_than: inMs(-freshMs) } },
      ],
    },
    select: {},
    sort: 'createdAt',
    limit: 100,
    pagination: false,
    depth: 0,
    // rights: the worker's own, as it sends the mails of everybody.
    overrideAccess: true,
  })
  if (mails.length === 0) return
  const { docs: jobs } = await payload.db.find<{ onceKey?: string | null }>({
    collection: jobsCollection,
    where: { onceKey: { in: mails.map(({ id }) => `mail:${id}`) } },
    limit: 0,
    pagination: false,
  })
  const known = new Set(jobs.map(({ onceKey }) => onceKey))
  for (const { id } of mails) if (!known.has(`mail:${id}`)) await queueSending(payload, id)
}
