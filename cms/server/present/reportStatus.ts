import type { ReportStatus } from '../../../shared/contracts/reportOrders'
import { isoDateSchema, isoInstant } from '../../../shared/domain/dates'
import { idOf } from '../../../collections/idOf'
import type { Document, Report } from '../../../collections/payload-types'

/** How far a report has come, as a person who may see it is told. */
export function presentReportStatus(report: Report, document: Document | null, personId: string | undefined): ReportStatus {
  const asOf = isoDateSchema.safeParse(report.asOf)
  return {
    id: report.id,
    state: report.state,
    createdAt: isoInstant(new Date(report.createdAt)),
    isOwn: idOf(report.owner) === personId,
    asOf: asOf.success ? asOf.data : null,
    document: document
      ? { id: document.id, name: document.name, url: `/api/documents/${document.id}/download`, bytes: document.filesize ?? 0 }
      : null,
    error: report.state === 'failed' ? (report.error ?? null) : null,
  }
}
