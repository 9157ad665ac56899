import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { filedByServer } from '../../collections/Documents/ownDocument'
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

/** Always the same uuid for one report, so that a repeated run overwrites its own file and never leaves a second one. */
function uuidOf(reportId: string, time = ''): string {
  const hex = createHash('sha256').update(`report ${reportId}${time}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}

/** The name of the stored file of a statement, of the time that it was asked for. */
export const storedNameOf = (reportId: string, time: string): string => `${uuidOf(reportId, time)}.pdf`

/** A name that no other document of the account has: the second report of the same days is "… (2)". */
async function freeName(req: PayloadRequest, report: Report, name: string): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'documents',
    where: { and: [{ account: { equals: idOf(report.account) } }, { generatedPdf: { equals: true } }, { asOf: { exists: true } }] },
    select: { name: true },
    pagination: false,
    depth: 0,
    // rights: the worker's own, as it looks at names only, which the person may see.
    overrideAccess: true,
    req,
  })
  const taken = new Set(docs.map((document) => document.name))
  let free = name
  for (let copy = 2; taken.has(free); copy += 1) free = `${name} (${copy})`
  return free
}

/** Files the PDF. A repeated run finds the document of the first. */
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
      name: await freeName(req, report, file.name),
      // With figures that are old or missing it is no statement.
      type: file.isDraft ? 'Other' : 'Valuations and Statements',
      account: idOf(report.account),
      portfolio: report.portfolio ? idOf(report.portfolio) : null,
      owner: idOf(report.owner),
      generatedPdf: true,
      asOf: file.asOf,
      report: report.id,
    },
    file: { name: storedNameOf(report.id, ''), data: Buffer.from(file.pdf), mimetype: 'application/pdf', size: file.pdf.byteLength },
    depth: 0,
    // rights: the worker's own, as people may not file statements, not even their own; that they may see the account was checked before.
    overrideAccess: true,
    context: { [filedByServer]: true },
    req,
  })
}
