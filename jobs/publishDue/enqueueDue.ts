import type { Payload } from 'payload'
import { enqueue } from '../enqueue'
import { publishDue } from './definition'
import { readDue } from './readDue'

/** Queues a job for each record whose moment has come: once for each moment, however many workers look. */
export async function enqueueDue(payload: Payload): Promise<void> {
  const before = new Date().toISOString()
  const published = payload.config.collections.filter(({ flattenedFields }) => flattenedFields.some(({ name }) => name === 'publishAt'))
  for (const { slug: collection } of published) {
    for (const action of ['publish', 'unpublish'] as const) {
      for (const { at, id } of await readDue(payload, { collection, action, before }))
        await enqueue(payload, publishDue, { collection, id, action, at }, { onceKey: `${action}:${collection}:${id}:${at}` })
    }
  }
}
