import type { Payload } from 'payload'
import { enqueue } from '../enqueue'
import { mailMessage } from './definition'

/** Queues a job for each message that nobody has been told of: once for each, however many workers look. */
export async function enqueueDue(payload: Payload): Promise<void> {
  const { docs } = await payload.db.find<{ id: string }>({
    collection: 'messages',
    where: { mailState: { equals: 'due' } },
    sort: 'createdAt',
    select: { mailState: true },
    limit: 200,
    pagination: false,
  })
  for (const { id } of docs) await enqueue(payload, mailMessage, { messageId: id }, { onceKey: `mailMessage:${id}` })
}
