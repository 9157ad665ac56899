import type { PayloadRequest } from 'payload'
import { idOf } from '../../collections/idOf'
import type { Document, Report } from '../../collections/payload-types'

/** The document that an earlier run of the same report left behind, or null. */
export async function findDocumentOf(req: PayloadRequest, reportId: string): Promise<Document | null> {
  const { docs } = await req.payload.find({
    collection: 'documents',
    where: { report: { equals: reportId } },
    limit: 1,
    pagination: false,
    depth: 0,
    // rights: the worker's own, as it looks for its own work, which the person may no longer see.
    overrideAccess: true,
    req,
  })
  return docs[0] ?? null
}

/** Files the PDF under the report's id, so that a repeated run finds or overwrites its own file and never makes a second one. */
export async function saveDocument(
  req: PayloadRequest,
  report: Report,
  file: { name: string; asOf: string; pdf: Uint8Array; isDraft?: boolean },
): Promise<Document> {
  const found = await findDocumentOf(req, report.id)
  if (found) return found
  return req.payload.create({
    collection: 'documents',
    data: {
      name: file.name,
      // With figures that are old or missing it is no statement.
      type: file.isDraft ? 'Other' : 'Valuations and Statements',
      account: idOf(report.account),
      portfolio: report.portfolio ? idOf(report.portfolio) : null,
      owner: idOf(report.owner),
      generatedPdf: true,
      asOf: file.asOf,
      report: report.id,
    },
    file: { name: `report-${report.id}.pdf`, data: Buffer.from(file.pdf), mimetype: 'application/pdf', size: file.pdf.byteLength },
    overwriteExistingFiles: true,
    depth: 0,
    // rights: the worker's own, as people may not file statements, not even their own; that they may see the account was checked before.
    overrideAccess: true,
    req,
  })
}
