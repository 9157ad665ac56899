import type { PayloadRequest } from 'payload'
import type { Submission } from '../../../../collections/payload-types'
import { notFound } from '../../http/notFound'

/** A submission that the person of the request may see; throws an `APIError` 404 for any other. */
export async function findSubmission(req: PayloadRequest, id: string): Promise<Submission> {
  const { docs } = await req.payload.find({
    collection: 'submissions',
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const [found] = docs
  if (!found) throw notFound()
  return found
}
