import type { Payload, Where } from 'payload'
import { settleBatch } from '../../cms/server/services/report/batches/settleBatch'
import { idOf } from '../../collections/idOf'
import type { Report } from '../../collections/payload-types'
import { failureText, type ReportFailure } from './texts'

type Change = Partial<Omit<Report, 'id' | 'owner' | 'account' | 'batch' | 'createdAt' | 'updatedAt'>>

/** The report, or null when it is gone. */
export const findReport = (payload: Payload, id: string): Promise<Report | null> =>
  // rights: the worker's own, as the row says whose rights apply to everything else.
  payload.findByID({ collection: 'reports', id, depth: 0, overrideAccess: true, disableErrors: true })

/** A report that has not ended, and is still what was asked for when it was read: a statement that was stopped and asked for again is another run's. */
const underWay = ({ askedAt, batch, id }: Report): Where => ({
  and: [{ id: { equals: id } }, { state: { not_in: ['done', 'failed'] } }, ...(batch && askedAt ? [{ askedAt: { equals: askedAt } }] : [])],
})

/** Whether nobody has ended the report meanwhile. */
export const isUnderWay = async (payload: Payload, report: Report): Promise<boolean> =>
  (await payload.db.count({ collection: 'reports', where: underWay(report) })).totalDocs > 0

/** Writes on a report that is under way. False when it has ended meanwhile: somebody stopped it, and then it stays as it is. */
export async function changeReport(payload: Payload, report: Report, change: Change): Promise<boolean> {
  // rights: the worker's own, as nobody else may write reports.
  const changed = await payload.db.updateOne({
    collection: 'reports',
    where: underWay(report),
    // Not the adapter's to write when it is one statement.
    data: { ...change, updatedAt: new Date().toISOString() },
    options: { atomic: true },
  })
  return changed !== null && changed !== undefined
}

/**
 * The same may be asked for again from now on, and its place among the person's reports under way is free. An account has one statement of a
 * batch for ever.
 */
export const settled = ({ batch, id }: Pick<Report, 'batch' | 'id'>) =>
  batch ? {} : ({ activeKey: `settled:${id}`, slot: `settled:${id}` } as const)

/** What is no fault of anybody's, and hinders no release. */
function leftOutFor(failure: ReportFailure): Change {
  if (failure === 'no_figures') return { leftOut: 'noFigures' }
  return failure === 'unchanged' ? { leftOut: 'unchanged' } : {}
}

/**
 * Ends a report that could not be made. One that is done stays done. A statement without figures is left out of its batch, and so is a correction that would
 * say the same.
 */
export async function failReport(payload: Payload, id: string, failure: ReportFailure): Promise<void> {
  const report = await findReport(payload, id)
  if (!report || report.state === 'done') return
  await changeReport(payload, report, {
    state: 'failed',
    error: failureText(failure, report.locale),
    ...(report.batch ? { finishedAt: new Date().toISOString() } : {}),
    ...(report.batch ? leftOutFor(failure) : {}),
    ...settled(report),
  })
  await settleOf(payload, report)
}

/** Of the last statement of a batch. */
export async function settleOf(payload: Payload, { batch }: Pick<Report, 'batch'>): Promise<void> {
  const id = idOf(batch)
  if (id !== null) await settleBatch(payload, id)
}
