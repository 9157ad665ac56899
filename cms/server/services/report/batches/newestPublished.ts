import type { Payload } from 'payload'
import { idOf } from '../../../../../collections/idOf'
import type { ReportBatch, ReportDelivery } from '../../../../../collections/payload-types'

/** The published document that a statement of such a batch corrects: the newest of its account, kind and day. */
export async function newestPublished(
  payload: Payload,
  { date, kind }: Pick<ReportBatch, 'date' | 'kind'>,
  account: string,
): Promise<string | null> {
  const delivery = await payload.db.findOne<ReportDelivery>({
    collection: 'report-deliveries',
    where: {
      and: [{ account: { equals: account } }, { kind: { equals: kind } }, { date: { equals: date } }, { isNewest: { equals: true } }],
    },
  })
  return idOf(delivery?.document)
}
