import { type CollectionBeforeOperationHook, Forbidden, type PayloadRequest } from 'payload'

/**
 * Whoever may not change a record is told so of its versions and of those that nobody has alike: Payload looks for the version first, and would
 * tell the two apart.
 */
export const refuseForeignVersion: CollectionBeforeOperationHook = async ({ args, collection, operation, overrideAccess, req }) => {
  if (operation !== 'restoreVersion' || overrideAccess) return args
  const { id } = args as { id?: string }
  const rule = await collection.access.update({ req })
  if (rule === true) return args
  if (rule === false || id === undefined || !(await isThere(req, collection.slug, id))) throw new Forbidden(req.t)
  return args
}

async function isThere(req: PayloadRequest, collection: string, id: string): Promise<boolean> {
  // rights: only whether there is one is asked; whose it is, Payload asks next.
  const { docs } = await req.payload.db.findVersions({
    collection: collection as never,
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    req,
  })
  return docs.length > 0
}
