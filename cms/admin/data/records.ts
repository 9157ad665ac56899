import type { CollectionSlug, Payload } from 'payload'
import { cache } from 'react'
import { idOf } from '../../../collections/idOf'
import type { Figure } from '../../../collections/payload-types'
import { subjectOf } from '../../server/services/wealth/figureRecords'

export type NamedRecord = Readonly<{ id: string; name: string; isTrashed: boolean }>

type Loader<Value> = (key: string) => Promise<Value | null>

/** Asks once for all that is asked for in one turn of the event loop: a list of fifty rows names its people in one statement. */
function batched<Value>(find: (keys: string[]) => Promise<Map<string, Value>>): Loader<Value> {
  let waiting: { keys: Set<string>; answer: Promise<Map<string, Value>> } | undefined
  return async (key) => {
    if (!waiting) {
      const keys = new Set<string>()
      const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        waiting = undefined
        return find([...keys])
      })
      waiting = { keys, answer }
    }
    waiting.keys.add(key)
    return (await waiting.answer).get(key) ?? null
  }
}

const titleOf = (doc: Record<string, unknown>, field: string): string => {
  const title = doc[field]
  return typeof title === 'string' ? title : ''
}

/** Names of the records of a collection by their ids, whether or not they lie in the trash. */
export async function findNames(payload: Payload, collection: CollectionSlug, ids: readonly string[]): Promise<Map<string, NamedRecord>> {
  if (ids.length === 0) return new Map()
  const { admin, trash } = payload.collections[collection].config
  const title = admin.useAsTitle ?? 'id'
  const { docs } = await payload.find({
    collection,
    where: { id: { in: [...ids] } },
    select: { [title]: true, ...(trash ? { deletedAt: true } : {}) },
    pagination: false,
    depth: 0,
    trash: true,
    // rights: the panel is for platform admins alone, who read everything; only names leave here.
    overrideAccess: true,
  })
  return new Map(
    (docs as unknown as Record<string, unknown>[]).map((doc) => [
      String(doc.id),
      { id: String(doc.id), name: titleOf(doc, title), isTrashed: Boolean(doc.deletedAt) },
    ]),
  )
}

const nameLoader = cache((payload: Payload, collection: CollectionSlug) => batched((ids) => findNames(payload, collection, ids)))

/** The name of a record for a cell; null when it is gone for good. */
export const nameOf = (payload: Payload, collection: CollectionSlug, id: string): Promise<NamedRecord | null> =>
  nameLoader(payload, collection)(id)

const figureLoader = cache((payload: Payload) =>
  batched<Figure>(async (subjects) => {
    const { docs } = await payload.find({
      collection: 'figures',
      where: { subject: { in: subjects } },
      pagination: false,
      depth: 0,
      // rights: as above; the row that the figures stand in was read with the rights of whoever looks.
      overrideAccess: true,
    })
    return new Map(docs.map((figure) => [figure.subject, figure]))
  }),
)

/** What the provider last said of an account or a portfolio, for a cell; null when it has not been asked yet. */
export const figureOf = (payload: Payload, kind: 'account' | 'portfolio', id: string): Promise<Figure | null> =>
  figureLoader(payload)(subjectOf(kind, id))

const pictureLoader = cache((payload: Payload) =>
  batched<string>(async (ids) => {
    const { docs } = await payload.find({
      collection: 'media',
      where: { id: { in: ids } },
      select: { filename: true, url: true },
      pagination: false,
      depth: 0,
      // rights: as above; the picture itself is served by its own rule.
      overrideAccess: true,
    })
    return new Map(docs.flatMap(({ id, url }) => (url ? [[String(id), url] as const] : [])))
  }),
)

/** The address of a picture for a cell; null when it is gone. */
export const pictureOf = (payload: Payload, id: string): Promise<string | null> => pictureLoader(payload)(id)

const portraitLoader = cache((payload: Payload) =>
  batched<string>(async (ids) => {
    const { docs } = await payload.find({
      collection: 'users',
      where: { and: [{ id: { in: ids } }, { photo: { exists: true } }] },
      select: { photo: true },
      pagination: false,
      depth: 0,
      // rights: as above.
      overrideAccess: true,
    })
    return new Map(docs.flatMap(({ id, photo }) => (photo ? [[String(id), idOf(photo)] as const] : [])))
  }),
)

/** The address of a person's photo for a cell; null when they have none. */
export async function portraitOf(payload: Payload, userId: string): Promise<string | null> {
  const photo = await portraitLoader(payload)(userId)
  return photo === null ? null : pictureOf(payload, photo)
}

const publishedLoader = cache((payload: Payload, collection: CollectionSlug) =>
  batched<true>(async (ids) => {
    const { docs } = await payload.find({
      collection,
      where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
      select: { id: true } as never,
      pagination: false,
      depth: 0,
      trash: true,
      // rights: as above; only ids leave here.
      overrideAccess: true,
    })
    return new Map((docs as { id: string }[]).map(({ id }) => [String(id), true]))
  }),
)

/** Whether readers have a text of a record, whatever was saved since. */
export const isPublished = async (payload: Payload, collection: CollectionSlug, id: string): Promise<boolean> =>
  (await publishedLoader(payload, collection)(id)) === true
