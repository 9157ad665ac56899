import type { Payload, Where } from 'payload'
import { batchById, changeBatch, leftOutOf } from './batchRows'

/** Says of a batch that it is made, once nothing of it waits or is being made any more. Called after each statement, and by the worker's repair. */
export async function settleBatch(payload: Payload, id: string): Promise<void> {
  const batch = await batchById(payload, id)
  if (batch?.state !== 'running' || leftOutOf(batch) === null) return
  const open: Where = {
    and: [{ batch: { equals: id } }, { state: { not_in: ['done', 'failed'] } }, { leftOut: { exists: false } }],
  }
  if ((await payload.db.count({ collection: 'reports', where: open })).totalDocs > 0) return
  // Somebody's deed of the same moment goes first: the repair comes again.
  await changeBatch(payload, batch, { state: 'made' })
}
