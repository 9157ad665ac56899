import { APIError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload'
import { idOf } from '../idOf'

/** What a save that came too late is told: who saved since, when, what it changed, and the moment that the next try must name. */
export type Overwrite = Readonly<{ by: string | null; at: string; updatedAt: string; fields: readonly string[] }>

/** The line of a save comes after its `updatedAt`, by no more than the save took. */
const savingMs = 5_000

/** Lines of the log that are read: the fields of more saves than this since one opened the record are not all named. */
const savesRead = 20

/**
 * Nothing is overwritten unseen. A save over REST that carries the `updatedAt` which its sender read, as each save of the panel does, is refused
 * when the record was saved since: `APIError` 409 `conflict` with an `Overwrite` as `detail`. A save without `updatedAt` is as before. Two
 * saves at once come here one after the other (`collections/recordInTurn`). Writes of the server that are no one's deed leave `updatedAt` alone.
 */
export const refuseOverwrite: CollectionBeforeValidateHook = async ({ collection, data, operation, originalDoc, req }) => {
  const stored = originalDoc as Stored | undefined
  // A version that is restored carries the time at which it was saved: going back is what its sender asks for.
  const isRestoring = /\/versions\/[^/]+\/?$/.test(req.pathname ?? '')
  if (operation !== 'update' || isRestoring || req.payloadAPI !== 'REST' || !stored?.updatedAt) return data
  const readAt = timeOf((data as Partial<Stored> | undefined)?.updatedAt)
  // Payload fills what was not sent with what is stored.
  if (readAt === null || readAt === timeOf(stored.updatedAt)) return data
  const by = await nameOfUser(req, idOf(stored.updatedBy))
  const at = new Date(stored.updatedAt).toISOString()
  const detail: Overwrite = {
    by,
    at,
    updatedAt: at,
    fields: await changedSince(req, { collection: collection.slug, id: String(stored.id), readAt, savedAt: at }),
  }
  throw new APIError(`${by ?? 'The server'} saved this at ${at}, after you opened it`, 409, { code: 'conflict', detail }, true)
}

type Stored = Readonly<{ id: string; updatedAt?: string; updatedBy?: string | { id: string } | null }>

function timeOf(moment: unknown): number | null {
  const time = typeof moment === 'string' || moment instanceof Date ? new Date(moment).getTime() : Number.NaN
  return Number.isNaN(time) ? null : time
}

async function nameOfUser(req: PayloadRequest, id: string | null): Promise<string | null> {
  if (id === null) return null
  const found = await req.payload.find({
    collection: 'users',
    where: { id: { equals: id } },
    select: { name: true },
    pagination: false,
    limit: 1,
    depth: 0,
    trash: true,
    // rights: of who may save the record: that they are told who else does.
    overrideAccess: true,
    req,
  })
  return found.docs[0]?.name ?? null
}

/**
 * Names of the fields that the log says were changed after a moment. The first line after it is that of the save which was read, unless that one has none:
 * demo data and the server's own writes are not logged, and old lines are removed.
 */
async function changedSince(
  req: PayloadRequest,
  { collection, id, readAt, savedAt }: { collection: string; id: string; readAt: number; savedAt: string },
): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'logs',
    where: {
      and: [
        { collection: { equals: collection } },
        { recordId: { equals: id } },
        // Who looked at it changed nothing.
        { type: { not_equals: 'Viewed' } },
        { createdAt: { greater_than_equal: new Date(readAt).toISOString() } },
      ],
    },
    sort: 'createdAt',
    limit: savesRead,
    pagination: false,
    depth: 0,
    // rights: as above; names of fields alone.
    overrideAccess: true,
    req,
  })
  const isOfRead = ({ createdAt }: { createdAt: string }) => createdAt < savedAt && Date.parse(createdAt) - readAt < savingMs
  const changes = docs
    .slice(docs[0] && isOfRead(docs[0]) ? 1 : 0)
    .flatMap(({ changes: names }) => (Array.isArray(names) ? names.map(String) : []))
  return [...new Set(changes)].toSorted()
}
