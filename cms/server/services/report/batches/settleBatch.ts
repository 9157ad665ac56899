import type { Payload, Where } from 'payload'
import type { ReportBatch } from '../../../../../collections/payload-types'
import { batchById, changeBatch, isNothingToCorrect, leftOutOf, reasonsOf, type StatementRow, statementsOf } from './batchRows'

/**
 * Says of a batch that it is made, once nothing of it waits or is being made any more. Corrections that would all say what is published end there:
 * nobody could approve them, and their batch would be under way for ever. Called after each statement, and by the worker's repair.
 */
export async function settleBatch(payload: Payload, id: string): Promise<void> {
  const batch = await batchById(payload, id)
  if ((batch?.state !== 'running' && batch?.state !== 'made') || leftOutOf(batch) === null) return
  // Somebody's deed of the same moment goes first, here and below: the repair comes again.
  if (await hasNothingToCorrect(payload, batch)) {
    await changeBatch(payload, batch, { state: 'stopped', activeKey: `settled:${batch.id}` })
    return
  }
  if (batch.state === 'made') return
  const open: Where = {
    and: [{ batch: { equals: id } }, { state: { not_in: ['done', 'failed'] } }, { leftOut: { exists: false } }],
  }
  if ((await payload.db.count({ collection: 'reports', where: open })).totalDocs > 0) return
  await changeBatch(payload, batch, { state: 'made' })
}

async function hasNothingToCorrect(payload: Payload, batch: ReportBatch): Promise<boolean> {
  const statements = await statementsOf(payload, batch.id)
  return isNothingToCorrect(batch, statements) && areAllThere(batch, statements)
}

/** Whether the statements of the last reason are written: they come after it, one by one. */
function areAllThere(batch: ReportBatch, statements: readonly StatementRow[]): boolean {
  const reasons = reasonsOf(batch)
  const last = reasons.at(-1)?.at ?? ''
  const asked = reasons.filter(({ at }) => at === last).reduce((sum, reason) => sum + reason.statements, 0)
  const written = statements.filter(({ askedAt }) => (askedAt ?? '') >= last).length
  return written + (leftOutOf(batch)?.length ?? 0) >= asked
}
