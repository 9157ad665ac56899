import type { CollectionSlug, JoinField } from 'payload'

/** The records of another collection that name this one in their field `on`, without those in the trash; called like their collection. */
export const joined = (collection: CollectionSlug, on: string, name: string = collection): JoinField => ({
  name,
  type: 'join',
  collection,
  on,
  where: { deletedAt: { exists: false } },
  defaultLimit: 50,
  maxDepth: 1,
})
