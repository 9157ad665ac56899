import type { Payload } from 'payload'
import { batchById, isOfChange } from '../../cms/server/services/report/batches/batchRows'
import { newestPublished } from '../../cms/server/services/report/batches/newestPublished'
import { idOf } from '../../collections/idOf'
import type { Document, Report } from '../../collections/payload-types'
import type { ReportResponse } from '../../shared/contracts/report'
import { isoInstant } from '../../shared/domain/dates'

/** The published statement that this one corrects: of a batch of one what it names, of one that a change started the newest of the account. */
export async function correctedStatement(payload: Payload, { account, batch }: Report): Promise<Document | null> {
  const id = idOf(batch)
  const found = id === null ? null : await batchById(payload, id)
  const corrects = found && (idOf(found.corrects) ?? (isOfChange(found) ? await newestPublished(payload, found, idOf(account)) : null))
  // rights: the worker's own: nobody else knows yet that it is corrected.
  return corrects ? payload.findByID({ collection: 'documents', id: corrects, depth: 0, overrideAccess: true, disableErrors: true }) : null
}

/** What the paper says of the statement that it corrects; undefined for one that corrects none. What was wrong is known beforehand only where somebody wrote it. */
export async function correctionOf(payload: Payload, report: Report): Promise<ReportResponse['correction']> {
  const former = await correctedStatement(payload, report)
  if (!former?.publishedAt) return undefined
  const batch = await batchById(payload, idOf(report.batch) ?? '')
  return { version: (former.version ?? 1) + 1, published: isoInstant(new Date(former.publishedAt)), note: batch?.note ?? null }
}
