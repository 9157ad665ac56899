import { APIError, type CollectionBeforeChangeHook, type CollectionSlug, type PayloadRequest, type Where } from 'payload'
import { actorOf } from '../access/actorOf'
import { isPlatformAdmin } from '../access/rolesOf'
import { labelOf } from '../labels/label'
import { naming, type Reference, referencesTo } from './referencesTo'

/** How many of the records of one collection are named; the count tells of all. */
const namesShown = 3

/** The records of one collection that refer to the one that was to go. */
export type Referring = Readonly<{ collection: CollectionSlug; count: number; records: readonly Readonly<{ id: string; name: string }>[] }>

/**
 * Nothing goes to the trash that others refer to, whichever door it leaves by: it would be missing in their lists, or stand there without a
 * name. Throws an `APIError` 409 `still_referenced` whose `detail` is a list of `Referring`. What is a part of the record (`partOf`) goes out
 * of sight with it. Asks at most two questions a collection that has such a field, one after the other.
 */
export const refuseReferenced: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const original = originalDoc as { id: string; deletedAt?: unknown } | undefined
  if (operation !== 'update' || !original || !data.deletedAt || original.deletedAt) return data
  const found: Referring[] = []
  for (const [from, references] of byCollection(req, collection.slug)) {
    const referring = await referringOf(req, from, {
      and: [
        { or: references.map((reference) => naming(reference, collection.slug, original.id)) },
        ...(from === collection.slug ? [{ id: { not_equals: original.id } }] : []),
      ],
    })
    if (referring) found.push(referring)
  }
  if (found.length > 0) throw new APIError(sentenceOf(found), 409, { code: 'still_referenced', detail: found }, true)
  return data
}

function byCollection(req: PayloadRequest, slug: string): Map<CollectionSlug, Reference[]> {
  const grouped = new Map<CollectionSlug, Reference[]>()
  for (const reference of referencesTo(req.payload.config, slug))
    if (!reference.isPart) grouped.set(reference.collection, [...(grouped.get(reference.collection) ?? []), reference])
  return grouped
}

async function referringOf(req: PayloadRequest, collection: CollectionSlug, where: Where): Promise<Referring | null> {
  const title = req.payload.collections[collection].config.admin.useAsTitle ?? 'id'
  const question = { collection, where, limit: namesShown, depth: 0, select: { [title]: true }, ...inAllLanguages(req) } as const
  // rights: the server's own: who may not see a record may not leave it without what it names either.
  const { docs, totalDocs } = await req.payload.find({ ...question, overrideAccess: true, req })
  if (totalDocs === 0) return null
  // Others learn that something refers to it, and the names of what they may see.
  const seen =
    isPlatformAdmin(actorOf(req)) || !req.user ? docs : (await req.payload.find({ ...question, overrideAccess: false, req })).docs
  const records = (seen as unknown as Record<string, unknown>[]).map((doc) => ({ id: String(doc.id), name: nameOf(doc[title]) }))
  return { collection, count: totalDocs, records }
}

/** A field with a value a language is searched in all of them. */
const inAllLanguages = ({ payload }: PayloadRequest) => (payload.config.localization ? { locale: 'all' as never } : {})

/** A localised title comes with all its languages. */
const nameOf = (title: unknown): string =>
  typeof title === 'string'
    ? title
    : title !== null && typeof title === 'object'
      ? (Object.values(title).find((each): each is string => typeof each === 'string' && each !== '') ?? '')
      : ''

const sentenceOf = (found: readonly Referring[]): string =>
  `Still in use: ${found.map(({ collection, count }) => `${count} ${wordOf(collection, count)}`).join(', ')}`

const wordOf = (collection: string, count: number): string =>
  (labelOf(`collection.${collection}.${count === 1 ? 'one' : 'many'}`)?.en ?? collection).toLowerCase()
