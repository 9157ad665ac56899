import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'

export type ActivityKind =
  'Created' | 'Updated' | 'Deleted' | 'Restored' | 'Signed in' | 'Signed out' | 'Viewed' | 'Downloaded' | 'Report made'

/**
 * Adds a line to the activity log, in the request's own transaction where there is one.
 * Set `context.skipLog` on writes that are no one's deed, such as figures brought up to date.
 */
export async function recordActivity(
  req: PayloadRequest,
  entry: { type: ActivityKind; collection?: string; recordId?: string; section?: string; info?: string; portal?: string },
): Promise<void> {
  // rights: the log is append-only and written by the server alone.
  await req.payload.create({
    collection: 'logs',
    data: { ...entry, user: req.user?.id ?? null },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

const trashed = (doc: unknown): boolean => doc !== null && typeof doc === 'object' && 'deletedAt' in doc && Boolean(doc.deletedAt)

type Change = Parameters<CollectionAfterChangeHook<{ id: string | number }>>[0]

export const logChange = async ({ collection, context, doc, operation, previousDoc, req }: Change) => {
  if (context.skipLog) return
  const type: ActivityKind =
    operation === 'create'
      ? 'Created'
      : trashed(doc) && !trashed(previousDoc)
        ? 'Deleted'
        : !trashed(doc) && trashed(previousDoc)
          ? 'Restored'
          : 'Updated'
  await recordActivity(req, { type, collection: collection.slug, recordId: String(doc.id) })
}

export const logDelete: CollectionAfterDeleteHook = async ({ collection, context, id, req }) => {
  if (context.skipLog) return
  await recordActivity(req, { type: 'Deleted', collection: collection.slug, recordId: String(id) })
}
