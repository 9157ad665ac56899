import { APIError, Forbidden, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload'

const trashed = (): { deletedAt: string } => ({ deletedAt: new Date().toISOString() })

/** Throws a 403 for whoever may delete nothing here, before it matters what is asked for. */
async function assertMayDelete(req: PayloadRequest, collection: CollectionSlug): Promise<void> {
  if ((await req.payload.collections[collection].config.access.delete({ req })) === false) throw new Forbidden(req.t)
}

/** Moves a record to the trash with the rights of the person of the request. */
const trash = (req: PayloadRequest, collection: CollectionSlug, id: string) =>
  req.payload.update({ collection, id, data: trashed(), depth: 0, overrideAccess: false, req })

const inTrashAlready = () => new APIError('What is in the trash is kept until its retention ends', 409, { code: 'kept_in_trash' }, true)

/**
 * DELETE over REST, which the panel uses too: it moves to the trash, whatever it was asked. For good, records leave by retention alone, so no key is left
 * that points to nothing, and no deed without its record. These come before Payload's own endpoints of the same path.
 */
export const trashEndpoints = (collection: CollectionSlug): Endpoint[] => [
  {
    method: 'delete',
    path: '/:id',
    handler: async (req) => {
      await assertMayDelete(req, collection)
      if (req.query.trash === 'true' || req.query.trash === true) throw inTrashAlready()
      const doc = await trash(req, collection, String(req.routeParams?.id))
      return Response.json({ message: 'Moved to the trash.', doc }, { headers: { 'cache-control': 'private, no-store' } })
    },
  },
  {
    method: 'delete',
    path: '/',
    handler: async (req) => {
      await assertMayDelete(req, collection)
      const { limit, trash: isTrash, where } = req.query
      if (isTrash === 'true' || isTrash === true) throw inTrashAlready()
      if (where === undefined) throw new APIError('Say which with where', 400, { code: 'invalid_input' }, true)
      const { docs } = await req.payload.find({
        collection,
        where: where as never,
        limit: Math.min(Number(limit) || maxAtOnce, maxAtOnce),
        pagination: false,
        depth: 0,
        overrideAccess: false,
        req,
      })
      const moved = []
      for (const { id } of docs) moved.push(await trash(req, collection, String(id)))
      return Response.json({ message: `${moved.length} moved to the trash.`, docs: moved, errors: [] })
    },
  },
]

const maxAtOnce = 200
