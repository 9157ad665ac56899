import type { Payload } from 'payload'
import { leftOutOf } from '../../cms/server/services/report/batches/batchRows'
import { settleBatch } from '../../cms/server/services/report/batches/settleBatch'
import type { ReportBatch } from '../../collections/payload-types'
import { enqueue } from '../enqueue'
import { fillBatch } from './definition'

/**
 * Batches whose job was never queued, as the server stopped in between, batches whose last statement ended without a word, and those that are made and
 * turned out to have nothing to correct.
 */
export async function repairBatches(payload: Payload): Promise<void> {
  const { docs } = await payload.db.find<ReportBatch>({
    collection: 'report-batches',
    where: {
      or: [
        { state: { equals: 'running' } },
        { and: [{ state: { equals: 'made' } }, { origin: { in: ['commentary', 'data'] satisfies ReportBatch['origin'][] } }] },
      ],
    },
    limit: 0,
    pagination: false,
  })
  for (const batch of docs) {
    if (leftOutOf(batch) === null) await enqueue(payload, fillBatch, { batchId: batch.id }, { onceKey: `fillBatch:${batch.id}` })
    else await settleBatch(payload, batch.id)
  }
}
