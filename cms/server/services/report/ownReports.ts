import { APIError, type PayloadRequest, type Where } from 'payload'
import type { Document } from '../../../../collections/payload-types'
import type { Actor } from '../../../../collections/access/rolesOf'
import { notFound } from '../../http/notFound'

/**
 * Moves a report that the person made to the trash, or takes it back from there; the second time nothing happens. Only reports made on request:
 * what a firm files for its clients stays. Throws an `APIError`: 404 for what they may not see, 403 for a document that is not theirs to remove.
 */
export async function setRemoved(req: PayloadRequest, actor: Actor, id: string, isRemoved: boolean): Promise<void> {
  const document = await findVisible(req, id)
  if (!document.generatedPdf || document.owner !== actor.id)
    throw new APIError('Only reports that you made yourself can be deleted', 403, { code: 'not_your_report' }, true)
  if (Boolean(document.deletedAt) === isRemoved) return
  await req.payload.update({
    collection: 'documents',
    id,
    data: { deletedAt: isRemoved ? new Date().toISOString() : null },
    depth: 0,
    trash: true,
    // rights: people may not change documents; that this one is their own report was checked above.
    overrideAccess: true,
    req,
  })
}

/** The document, in the trash or not, while its account is one that the person may see. */
async function findVisible(req: PayloadRequest, id: string): Promise<Document> {
  const where: Where = { id: { equals: id } }
  const { docs } = await req.payload.find({
    collection: 'documents',
    where,
    trash: true,
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const [document] = docs
  if (!document) throw notFound()
  return document
}
