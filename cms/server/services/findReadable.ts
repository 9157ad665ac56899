import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload'
import { notFound } from '../http/notFound'

/**
 * The record with an id that whoever asks may read, its relations as ids; throws an `APIError` 404 for one that nobody has and for one that is not
 * theirs alike.
 */
export async function findReadable<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  id: string,
): Promise<DataFromCollectionSlug<Slug>> {
  const { docs } = await req.payload.find({
    collection,
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
