import { APIError, Forbidden, type CollectionSlug, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { isErrorCode } from '../shared/contracts/errorCodes'
import { narrowedToBrand } from './brandScopes'
import { howOfMany } from './fields/ofMany'
import { idsOf } from './idsOf'
import { recordInTurn } from './recordInTurn'
import { untilUndisturbed } from './untilUndisturbed'
import { isWriteConflict } from './writeConflict'

type Doc = Readonly<{ id: string | number; updatedAt?: string }>

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
 * not; and relations that many may share (`ofMany`). These come before Payload's own endpoints of the same path.
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
      const dataOf = await manyAtOnce(req, collection)
      const trash = isTrash(req)
      // With the moment that was read, so that a save of another process in between is seen (`hooks/refuseOverwrite`).
      const save = (id: string, doc: Doc) => change(req, collection, { id, data: { ...dataOf(doc), updatedAt: doc.updatedAt }, trash })
      return eachOfMany(req, collection, save, trash)
    },
  },
]

const isTrash = ({ query }: PayloadRequest): boolean => query.trash === 'true' || query.trash === true

/**
 * What many records may be given at once: a state, or a relation that is `ofMany`. Throws a 403 for anything else: fields differ, and the form of one
 * record says what is wrong with it.
 */
async function manyAtOnce(req: PayloadRequest, collection: CollectionSlug): Promise<(doc: Doc) => object> {
  const body: unknown = await req.json?.().catch(() => null)
  const entries = body !== null && typeof body === 'object' ? Object.entries(body) : []
  const [[name, value] = []] = entries
  const isKnown =
    (name === 'deletedAt' && value === null) ||
    (name === '_status' && (value === 'published' || value === 'draft')) ||
    (name === 'active' && typeof value === 'boolean')
  if (entries.length === 1 && isKnown) return () => body as object
  const relation = entries.length === 1 && name !== undefined ? await relationOfMany(req, collection, name, value) : null
  if (!relation) throw new APIError('Records are changed one by one', 403, { code: 'forbidden' }, true)
  return relation
}

/** `{ owners: [id] }` replaces, `{ groups: { add: [id] } }` adds; null where the field is not `ofMany` or the shape is another. */
async function relationOfMany(req: PayloadRequest, collection: CollectionSlug, name: string, value: unknown) {
  const field = req.payload.collections[collection].config.flattenedFields.find((each) => each.name === name)
  const how = field?.type === 'relationship' ? howOfMany(field) : null
  if (field?.type !== 'relationship' || typeof field.relationTo !== 'string' || how === null) return null
  const ids: unknown = how === 'add' ? (value as { add?: unknown } | null)?.add : value
  if (!Array.isArray(ids) || ids.length === 0 || ids.length > maxRelated || !ids.every((id) => typeof id === 'string')) return null
  const chosen = [...new Set(ids)]
  // Each of many would be saved with an id that names nobody, or somebody whom its own form does not offer.
  const { totalDocs } = await req.payload.count({
    collection: field.relationTo,
    where: { and: [{ id: { in: chosen } }, ...(isWhere(field.filterOptions) ? [field.filterOptions] : [])] },
    overrideAccess: false,
    req,
  })
  if (totalDocs < chosen.length) throw new APIError('Not all of these can be chosen', 400, { code: 'invalid_input' }, true)
  return (doc: Doc) => ({
    [name]: how === 'add' ? [...new Set([...idsOf((doc as Record<string, unknown>)[name]), ...chosen])] : chosen,
  })
}

const isWhere = (options: unknown): options is Where => typeof options === 'object' && options !== null
const maxRelated = 20

type Failure = Readonly<{ id: string; message: string; code: string; detail?: unknown }>

/**
 * Does it to each of the records that were asked for, at most `maxAtOnce`; one that refuses holds up no other, and is in `errors` with its reason.
 * `ofBrand` names the brand that a list of the panel is narrowed to: "all of them" are those alone.
 */
async function eachOfMany(
  req: PayloadRequest,
  collection: CollectionSlug,
  act: (id: string, doc: Doc) => Promise<unknown>,
  trash = false,
): Promise<Response> {
  const { limit, ofBrand, where } = req.query
  if (where === undefined) throw new APIError('Say which with where', 400, { code: 'invalid_input' }, true)
  const found = await req.payload.find({
    collection,
    where: await narrowedToBrand(req, collection, brandOf(ofBrand), where as Where),
    limit: Math.min(Number(limit) || maxAtOnce, maxAtOnce),
    pagination: false,
    depth: 0,
    trash,
    overrideAccess: false,
    req,
  })
  // As it is when its turn has come: what somebody saved since the list was read is kept.
  const actOnFresh = (id: string) =>
    recordInTurn(`/api/${collection}/${id}`, () =>
      untilUndisturbed(async () =>
        act(id, (await req.payload.findByID({ collection, id, depth: 0, trash, overrideAccess: false, req })) as Doc),
      ),
    )
  const docs: unknown[] = []
  const errors: Failure[] = []
  for (const doc of found.docs as unknown as Doc[]) {
    try {
      docs.push(await actOnFresh(String(doc.id)))
    } catch (error) {
      errors.push({ id: String(doc.id), ...refusalOf(req, error) })
    }
  }
  const status = errors.length > 0 && docs.length === 0 ? 409 : 200
  return Response.json(
    { message: `${docs.length} changed, ${errors.length} refused.`, docs, errors },
    { status, headers: { 'cache-control': 'private, no-store' } },
  )
}

/** What is no name is no brand, and never all of them. */
const brandOf = (given: unknown): string | null => (given === undefined ? null : typeof given === 'string' ? given : '')

/** What may be said of an error; a fault of ours goes to the log and is not told. */
function refusalOf(req: PayloadRequest, error: unknown): Omit<Failure, 'id'> {
  if (isWriteConflict(error)) {
    return { message: 'Somebody else changed this at the same moment. Please try again.', code: 'write_conflict' }
  }
  if (!(error instanceof APIError) || !error.isPublic) {
    req.payload.logger.error({ err: error, msg: 'a record of many was not changed' })
    return { message: 'Something went wrong.', code: 'internal_error' }
  }
  const { code, detail } = (error.data ?? {}) as { code?: unknown; detail?: unknown }
  const known = isErrorCode(code) ? code : error.status === 423 ? 'locked' : error.status === 403 ? 'forbidden' : 'bad_request'
  return { message: error.message, code: known, ...(detail === undefined ? {} : { detail }) }
}

const maxAtOnce = 200
