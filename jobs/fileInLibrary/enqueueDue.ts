import type { Payload } from 'payload'
import { enqueue } from '../enqueue'
import { fileInLibrary } from './definition'

/** Queues a job for each file that still has to go into a library: once for each, however many workers look. */
export async function enqueueDue(payload: Payload): Promise<void> {
  const { docs } = await payload.db.find<{ id: string }>({
    collection: 'form-files',
    where: { and: [{ library: { exists: true } }, { submission: { exists: true } }, { deletedAt: { exists: false } }] },
    sort: 'createdAt',
    select: { library: true },
    limit: 200,
    pagination: false,
  })
  for (const { id } of docs) await enqueueFile(payload, id)
}

export const enqueueFile = (payload: Payload, fileId: string): Promise<string> =>
  enqueue(payload, fileInLibrary, { fileId }, { onceKey: `fileInLibrary:${fileId}` })
