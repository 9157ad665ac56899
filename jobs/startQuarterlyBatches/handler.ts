import { createLocalReq, type Payload } from 'payload'
import { brands } from '../../cms/server/brands'
import { logger } from '../../cms/server/logger'
import { datesOf } from '../../cms/server/services/report/batches/offeredBatches'
import { makeBatch } from '../../cms/server/services/report/batches/startBatch'
import { isOffered } from '../../cms/server/services/report/offeredKinds'
import { today } from '../../cms/server/today'
import { addDays } from '../../shared/domain/dates'

/** A tick that no worker was there for is made up for within these days; later somebody decides. */
const graceDays = 10

/** Each portal and quarter has one batch of the calendar, for ever: run again, or by two workers at once, nothing more starts. */
export async function startQuarterlyBatches({ payload }: { payload: Payload }): Promise<void> {
  // rights: the worker's own, over all portals.
  const { docs: portals } = await payload.db.find<{ id: string; brand: string }>({
    collection: 'portals',
    where: { and: [{ active: { equals: true } }, { deletedAt: { exists: false } }] },
    limit: 0,
    pagination: false,
  })
  const req = await createLocalReq({}, payload)
  for (const { brand: name, id } of portals) {
    const brand = brands().get(name)
    if (!brand || brand.statementsAfterDays === null || !isOffered('valuation', brand, req)) continue
    const [date] = datesOf('valuation', brand)
    if (date === undefined) continue
    const due = addDays(date, brand.statementsAfterDays)
    if (today() < due || today() > addDays(due, graceDays)) continue
    const batch = await makeBatch(payload, {
      portal: id,
      brand: name,
      kind: 'valuation',
      date,
      origin: 'schedule',
      startedBy: null,
      onceKey: `schedule:${id}:valuation:${date}`,
    })
    if (batch) logger.info({ msg: 'quarterly statements started', portal: id, date, batch: batch.id })
  }
}
