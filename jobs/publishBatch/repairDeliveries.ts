import type { Payload } from 'payload'
import { idOf } from '../../collections/idOf'
import type { Mail, ReportBatch, ReportDelivery } from '../../collections/payload-types'
import { enqueue } from '../enqueue'
import { publishBatch } from './definition'

/** Deliveries that are looked at in one round. */
const mostAtOnce = 500

/** Publications whose job was never queued, as the server stopped in between; and deliveries whose mail has left or come back since. */
export async function repairDeliveries(payload: Payload): Promise<void> {
  const { docs } = await payload.db.find<ReportBatch>({
    collection: 'report-batches',
    where: { and: [{ state: { equals: 'approved' } }, { publishedBy: { exists: true } }] },
    limit: 0,
    pagination: false,
  })
  for (const { id, revision } of docs) await enqueue(payload, publishBatch, { batchId: id }, { onceKey: `publishBatch:${id}:${revision}` })
  await followMails(payload)
}

/** Writes on deliveries what became of their mails. */
export async function followMails(payload: Payload): Promise<void> {
  const { docs: waiting } = await payload.db.find<ReportDelivery>({
    collection: 'report-deliveries',
    where: { and: [{ state: { equals: 'queued' } }, { mail: { exists: true } }] },
    sort: '-publishedAt',
    limit: mostAtOnce,
    pagination: false,
  })
  if (waiting.length === 0) return
  const { docs: mails } = await payload.db.find<Mail>({
    collection: 'mails',
    where: { and: [{ id: { in: waiting.map(({ mail }) => idOf(mail) ?? '') } }, { state: { in: ['sent', 'failed'] } }] },
    limit: 0,
    pagination: false,
  })
  const ended = new Map(mails.map((mail) => [mail.id, mail]))
  for (const { id, mail: of } of waiting) {
    const mail = ended.get(idOf(of) ?? '')
    if (!mail) continue
    await payload.db.updateOne({
      collection: 'report-deliveries',
      where: { and: [{ id: { equals: id } }, { state: { equals: 'queued' } }] },
      data: mail.state === 'sent' ? { state: 'notified', notifiedAt: mail.sentAt } : { state: 'cameBack', notifiedAt: mail.updatedAt },
      options: { atomic: true },
    })
  }
}
