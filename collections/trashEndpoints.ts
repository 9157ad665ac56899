import { APIError, Forbidden, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload'
import { isErrorCode } from '../shared/contracts/errorCodes'

type Doc = Readonly<{ id: string | number }>

/** Throws a 403 for whoever may delete nothing here, before it matters what is asked for. */
async function assertMay(rule: 'delete' | 'update', req: PayloadRequest, collection: CollectionSlug): Promise<void> {
  if ((await req.payload.collections[collection].config.access[rule]({ req })) === false) throw new Forbidden(req.t)
}

/** Changes a record with the rights of the person of the request; not while somebody else has it open. */
const change = (req: PayloadRequest, collection: CollectionSlug, { data, id, trash }: { id: string; data: object; trash?: boolean }) =>
  req.payload.update({ collection, id, data, depth: 0, trash: trash ?? false, overrideLock: false, overrideAccess: false, req })

const throwAway = (req: PayloadRequest, collection: CollectionSlug, id: string) =>
  change(req, collection, { id, data: { deletedAt: new Date().toISOString() } })

const inTrashAlready = () => new APIError('What is in the trash is kept until its retention ends', 409, { code: 'kept_in_trash' }, true)

/**
 * DELETE over REST, which the panel uses too: it moves to the trash, whatever it was asked. For good, records leave by retention alone, so no key is left
 * that points to nothing, and no deed without its record. PATCH of many changes what has no content: out of the trash, published or not, active or
 * not. These come before Payload's own endpoints of the same path.
 */
export const trashEndpoints = (collection: CollectionSlug): Endpoint[] => [
  {
    method: 'delete',
    path: '/:id',
    handler: async (req) => {
      await assertMay('delete', req, collection)
      if (isTrash(req)) throw inTrashAlready()
      const doc = await throwAway(req, collection, String(req.routeParams?.id))
      return Response.json({ message: 'Moved to the trash.', doc }, { headers: { 'cache-control': 'private, no-store' } })
    },
  },
  {
    method: 'delete',
    path: '/',
    handler: async (req) => {
      await assertMay('delete', req, collection)
      if (isTrash(req)) throw inTrashAlready()
      return eachOfMany(req, collection, (id) => throwAway(req, collection, id))
    },
  },
  {
    method: 'patch',
    path: '/',
    handler: async (req) => {
      await assertMay('update', req, collection)
      const data = await manyAtOnce(req)
      const trash = isTrash(req)
      return eachOfMany(req, collection, (id) => change(req, collection, { id, data, trash }), trash)
    },
  },
]

const isTrash = ({ query }: PayloadRequest): boolean => query.trash === 'true' || query.trash === true

/** What many records may be given at once. Throws a 403 for anything else: fields differ, and the form of one record says what is wrong with it. */
async function manyAtOnce(req: PayloadRequest): Promise<object> {
  const body: unknown = await req.json?.().catch(() => null)
  const entries = body !== null && typeof body === 'object' ? Object.entries(body) : []
  const [[name, value] = []] = entries
  const isKnown =
    (name === 'deletedAt' && value === null) ||
    (name === '_status' && (value === 'published' || value === 'draft')) ||
    (name === 'active' && typeof value === 'boolean')
  if (entries.length !== 1 || !isKnown) throw new APIError('Records are changed one by one', 403, { code: 'forbidden' }, true)
  return body as object
}

type Failure = Readonly<{ id: string; message: string; code: string; detail?: unknown }>

/** Does it to each of the records that were asked for, at most `maxAtOnce`; one that refuses holds up no other, and is in `errors` with its reason. */
async function eachOfMany(
  req: PayloadRequest,
  collection: CollectionSlug,
  act: (id: string) => Promise<unknown>,
  trash = false,
): Promise<Response> {
  const { limit, where } = req.query
  if (where === undefined) throw new APIError('Say which with where', 400, { code: 'invalid_input' }, true)
  const found = await req.payload.find({
    collection,
    where: where as never,
    limit: Math.min(Number(limit) || maxAtOnce, maxAtOnce),
    pagination: false,
    depth: 0,
    trash,
    overrideAccess: false,
    req,
  })
  const docs: unknown[] = []
  const errors: Failure[] = []
  for (const { id } of found.docs as unknown as Doc[]) {
    try {
      docs.push(await act(String(id)))
    } catch (error) {
      errors.push({ id: String(id), ...refusalOf(req, error) })
    }
  }
  const status = errors.length > 0 && docs.length === 0 ? 409 : 200
  return Response.json(
    { message: `${docs.length} changed, ${errors.length} refused.`, docs, errors },
    { status, headers: { 'cache-control': 'private, no-store' } },
  )
}

/** What may be said of an error; a fault of ours goes to the log and is not told. */
function refusalOf(req: PayloadRequest, error: unknown): Omit<Failure, 'id'> {
  if (!(error instanceof APIError) || !error.isPublic) {
    req.payload.logger.error({ err: error, msg: 'a record of many was not changed' })
    return { message: 'Something went wrong.', code: 'internal_error' }
  }
  const { code, detail } = (error.data ?? {}) as { code?: unknown; detail?: unknown }
  const known = isErrorCode(code) ? code : error.status === 423 ? 'locked' : error.status === 403 ? 'forbidden' : 'bad_request'
  return { message: error.message, code: known, ...(detail === undefined ? {} : { detail }) }
}

const maxAtOnce = 200
