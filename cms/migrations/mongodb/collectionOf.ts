import type { Collection } from 'mongodb'
import type { CollectionSlug, Payload } from 'payload'

/** The driver's own collection of a slug, for a migration: it changes records as they are stored, past every hook and rule. */
export function collectionOf(payload: Payload, slug: CollectionSlug): Collection {
  const { collections } = payload.db as unknown as { collections: Record<string, { collection: unknown } | undefined> }
  const model = collections[slug]
  if (!model) throw new Error(`MongoDB has no collection for ${slug}`)
  return model.collection as Collection
}
